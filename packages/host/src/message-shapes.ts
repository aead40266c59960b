import { MOST_CARDS, MOST_INPUTS, MOST_SEATS, type Options } from '@wardroom/core';
import type { MatchRecord, MatchRequest, ToHost } from './messages.ts';
import type { Entry } from './room/entries.ts';
import {
  amount,
  byWord,
  dictionary,
  list,
  record,
  type Shape,
  setting,
  text,
  textOrList,
  whole,
  withField,
  word,
  yes,
} from './shapes.ts';

/** The shapes of what a table says to whoever runs its match (`messages.ts`). Nothing else reaches a match. */

const name = text(80);
const seat = whole(0, MOST_SEATS - 1);
/** The number of an answer, or of a question: whether there is such a one is for the match to say. */
const nth = whole(-1, 2 ** 31 - 1);

const doing = withField(
  'pick',
  record({ seat, pick: nth }, { seq: nth, host: yes }),
  record({ seat, act: name }, { target: seat, host: yes }),
);
/** Faces of dice, or an order of cards. */
const faces: Shape<number[]> = { problem: list(whole(0, 10_000), 10_000).problem };
const fallen = record({ chance: faces }, {});

const request: Shape<MatchRequest> = record(
  {
    game: name,
    mode: name,
    seed: text(200),
    places: list(record({ name, deck: textOrList(name, list(name, MOST_CARDS)), sitter: name }, {}), MOST_SEATS),
  },
  {
    options: dictionary(setting, 100) as Shape<Options>,
    foe: name,
    lesson: name,
    puzzle: nth,
    shown: yes,
    from: record({ fingerprint: name, inputs: list(withField('chance', fallen, doing), MOST_INPUTS) }, {}),
  },
);

const t = amount;
const then = list(withField('chance', fallen, doing), MOST_INPUTS);
const stops = record({ when: word('always', 'able', 'only') }, { at: list(name, 100) });

/** Entries of a match on one screen; the others are for play with others. */
const entry = byWord('is', {
  begin: record({ t, then }, {}),
  input: record({ t, by: word('player', 'bot', 'table', 'clock', 'stops', 'judge'), input: doing, then }, {}),
  back: record({ t, seat, to: nth }, {}),
  stops: record({ t, seat, stops, then }, {}),
  put: record({ t, seat }, {}),
  leave: record({ t, then }, {}),
  end: record({ t, why: word('error', 'draw', 'host'), text: text(300) }, {}),
}) as Shape<Entry>;

const kept: Shape<MatchRecord> = record(
  {
    request,
    fingerprint: name,
    inputs: list(doing, MOST_INPUTS),
    used: list(amount, MOST_SEATS),
  },
  { left: nth, elapsed: amount, log: list(entry, MOST_INPUTS) },
);

const toHost: Shape<ToHost> = byWord('do', {
  open: record({ request, seat }, {}),
  resume: record({ record: kept, seat }, {}),
  sit: record({ seat }, {}),
  pick: record({ seat, seq: nth, pick: nth }, {}),
  act: record({ seat, act: name }, { target: seat }),
  undo: record({ seat }, {}),
  leave: record({ seat }, {}),
  asked: record({ seat }, {}),
  stops: record({ seat, stops }, {}),
  advise: record({ seat, seq: nth }, {}),
  forecast: record({ seat, seq: nth, pick: nth }, {}),
  hint: record({ seat, seq: nth }, { drop: yes }),
  close: record({}, {}),
});

/** What is wrong with a message to the host, or null. */
export const messageProblem = (message: unknown): string | null => toHost.problem(message, '');

/** What is wrong with a kept match, or null: it may have been kept by an older table, or by nobody. */
export const recordProblem = (record: unknown): string | null => kept.problem(record, 'match');
export const requestProblem = (value: unknown): string | null => request.problem(value, 'request');

/** The match that a message asks for, if it is whole and asks for one: what must be loaded before it can be taken. */
export function requestIn(message: unknown): MatchRequest | null {
  if (messageProblem(message) !== null) return null;
  const m = message as ToHost;
  return m.do === 'open' ? m.request : m.do === 'resume' ? m.record.request : null;
}
