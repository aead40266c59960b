import { expect, test } from 'vitest';
import { type SetCard, setChecks } from '../src/card-sets.ts';
import { rulebookChecks } from '../src/rulebooks.ts';

/** That the checks of rulebooks and sets find what they look for: each is shown one thing that is wrong. */

const clauses = [
  { id: 'T1.1', section: 'Play', text: 'A player lays a stone.' },
  { id: 'T1.2', section: 'Play', text: 'Then another one (T1.1).', ruling: 'Or not.' },
  { id: 'T2.1', section: 'End', text: 'Most stones win.' },
];

/** What each check of a rulebook says, in their order. */
const ofBook = (change: { [n: number]: object }, ids = clauses.map((c) => c.id)) => {
  const rulebook = clauses.map((c, i) => ({ ...c, ...change[i] }));
  return rulebookChecks.map(({ wrong }) => wrong(rulebook, ids));
};

test('a rulebook that is as it should be', () => {
  expect(ofBook({})).toEqual([[], [], [], [], []]);
});

test('what is wrong with a rulebook is told', () => {
  expect(ofBook({ 1: { id: 'T1.1' } }, ['T1.1', 'T1.1', 'T2.1'])[0]).toEqual(['twice: T1.1']);
  expect(ofBook({}, ['T1.1', 'T2.1'])[0]).toEqual(['[1]: "T1.2" and "T2.1"']);
  expect(ofBook({ 1: { ruling: '' } })[1]).toEqual(['T1.2 has empty words']);
  expect(ofBook({ 2: { text: 'A player lays a stone.' } })[1]).toEqual(['twice: a player lays a stone.']);
  for (const ruling of ['or not.', 'Or not', 'Or  not.', 'Or\nnot.', ' Or not.']) {
    expect(ofBook({ 1: { ruling } })[2]).toEqual([`T1.2: ${ruling}`]);
  }
  expect(ofBook({ 1: { text: 'See T3 and T2.1.' } })[3]).toEqual(['T1.2: T3']);
  expect(ofBook({ 0: { section: 'End' } })[4]).toEqual(['twice: End']);
});

const cards: SetCard[] = [
  { id: 'moss', no: 1, abilities: [{}] },
  { id: 'plain-pebble', no: 2, abilities: [] },
];
const words = { moss: { text: 'Counts twice.' }, 'plain-pebble': { text: '', bio: 'It lies there.' } };

/** What each check of a set says, in their order. */
const ofSet = (change: object, text: object = {}) => {
  const set = cards.map((card, i) => (i === 1 ? { ...card, ...change } : card));
  return setChecks.map(({ wrong }) => wrong(set, { ...words, ...text }));
};

test('a set that is as it should be', () => {
  expect(ofSet({})).toEqual([[], [], [], [], []]);
});

test('what is wrong with a set is told', () => {
  expect(ofSet({ no: 3 })[0]).toEqual(['plain-pebble is number 3, not 2']);
  expect(ofSet({ id: 'moss' })[0]).toEqual(['twice: moss']);
  expect(ofSet({ cost: () => 1 })[1]).toEqual([expect.stringMatching(/^\[1\]\.cost: /)]);
  expect(ofSet({}, { gravel: { text: '' } })[2]).toEqual([expect.stringContaining('gravel')]);
  expect(ofSet({ abilities: [{}] })[3]).toEqual(['plain-pebble']);
  for (const text of ['Counts twice', ' Counts twice.', 'Counts  twice.', `${'Counts '.repeat(30)}twice.`]) {
    expect(ofSet({}, { moss: { text } })[4]).toEqual([`moss: ${text}`]);
  }
});
