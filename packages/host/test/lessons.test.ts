import './bots.ts';
import type { Lesson, PuzzleBook } from '@wardroom/core';
import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { prepare } from '../src/index.ts';
import { openMatch } from '../src/match.ts';
import { lessonRequest, sitDown } from './learner.ts';

/** Every lesson of every game, with its script. */
const all = await Promise.all(
  games.flatMap((game) => (game.lessons ?? []).map(async (entry) => ({ game, entry, script: await entry.load() }))),
);
const lessons = all.flatMap((x) => ('puzzles' in x.script ? [] : [{ ...x, script: x.script as Lesson }]));
const books = all.flatMap((x) => ('puzzles' in x.script ? [{ ...x, script: x.script as PuzzleBook }] : []));
for (const { game, entry } of all) await prepare(lessonRequest(game.name, entry.id));

test('every game has a lesson, Boss Battles and the Ward keyword have one of their own', () => {
  expect(all.map(({ game, entry }) => `${game.name} ${entry.id}`)).toEqual([
    'ward duel',
    'ward boss',
    'arcane first',
    'guardian first',
    'realm first',
    'realm ward',
  ]);
});

describe.each(lessons.map((x) => [`${x.game.name} ${x.entry.id}`, x] as const))('the lesson %s', (_, x) => {
  const request = lessonRequest(x.game.name, x.entry.id);
  const begin = () => sitDown({ do: 'open', request, seat: 0 });
  const clauses = new Set(x.game.rulebook.map((c) => c.id));

  test('is won by following it; all is said once, in order, with a clause that there is', () => {
    const d = begin();
    const told: { done: number; of: number; clause?: string; say: string }[] = [];
    for (let seen = 0; ; ) {
      const beats = d.beats();
      told.push(...beats.slice(seen).flatMap((b) => (b.tell === undefined ? [] : [b.tell])));
      seen = beats.length;
      const step = d.rest().lesson;
      if (step === undefined) break;
      told.push(step);
      d.pick(step.pick);
    }
    expect(d.rest().view.over?.winner).toBe(0);
    expect(told.map((t) => t.done)).toEqual(told.map((_, i) => i));
    expect(told).toHaveLength(x.script.steps.length + x.script.tells.length);
    for (const { clause, say } of told) expect(clauses.has(clause ?? ''), say).toBe(true);
    expect(d.heard.filter((m) => m.is === 'refused' || m.is === 'failed')).toEqual([]);
  });

  test('lights what is to be pressed at every step, and every card that it names is on the table', () => {
    const d = begin();
    for (let step = d.rest().lesson; step !== undefined; step = d.rest().lesson) {
      expect(step.lit.length, step.say).toBeGreaterThan(0);
      for (const lit of step.lit) expect(Object.keys(lit), step.say).not.toEqual([]);
      const aliases = d.rest().view.zones.flatMap((z) => (z.cards ?? []).map((c) => c.id));
      for (const { card } of step.lit) if (card !== undefined) expect(aliases, step.say).toContain(card);
      d.pick(step.pick);
    }
  });

  test('throws every die of its script', () => {
    const work: (() => void)[] = [];
    const match = openMatch(request, { now: () => 0, later: (f) => work.push(f), news: () => {} });
    const settle = () => {
      for (let f = work.shift(); f !== undefined; f = work.shift()) f();
    };
    settle();
    for (let rest = match.takeUpdate(0 as never).rest; rest?.lesson !== undefined; ) {
      match.pick(0 as never, rest.view.seq, rest.lesson.pick);
      settle();
      rest = match.takeUpdate(0 as never).rest;
    }
    const thrown = match.table.inputs.flatMap((i) => ('chance' in i ? [i.chance] : []));
    const shuffles = 'seats' in x.script.start ? x.script.start.seats.length : 0;
    expect(thrown.slice(shuffles)).toEqual(x.script.dice);
  });

  test('refuses another choice in a sentence, and is the same wherever it is taken up again', () => {
    const d = begin();
    const half = Math.floor(x.script.steps.length / 2);
    d.follow(half);
    const before = d.rest();
    const other = before.view.question!.choices!.findIndex((_, i) => i !== before.lesson!.pick);
    if (other >= 0) {
      d.pick(other);
      expect(d.heard.findLast((m) => m.is === 'refused')).toMatchObject({ refusal: { error: /^Not yet\./ } });
      expect(d.rest()).toEqual(before);
    }
    const again = sitDown({ do: 'resume', record: JSON.parse(JSON.stringify(d.record())), seat: 0 });
    expect(again.rest()).toEqual(before);
    again.follow(x.script.steps.length - half);
    expect(again.rest().view.over?.winner).toBe(0);
  });

  test('may be left at any time, and is played on to an end', () => {
    const d = begin();
    d.follow(2);
    d.send({ do: 'leave', seat: 0 });
    expect(d.rest().lesson).toBeUndefined();
    for (let i = 0; i < 400 && d.rest().view.over === null; i++) {
      const { acts } = d.rest();
      if (i === 5) d.send({ do: 'act', seat: 0, act: acts[0] });
      else d.pick((d.rest().view.question?.choices?.length ?? 1) - 1);
    }
    const over = d.heard.filter((m) => m.is === 'replay' || m.is === 'ended').map((m) => m.is);
    expect(over).toEqual(['seats' in x.script.start ? 'replay' : 'ended']);
  });
});

describe.each(books.map((x) => [`${x.game.name} ${x.entry.id}`, x] as const))('the puzzles %s', (_, x) => {
  test('are listed by their titles, each with a clause that there is', () => {
    expect(x.script.puzzles.map((p) => p.title)).toEqual(x.entry.puzzles);
    const clauses = new Set(x.game.rulebook.map((c) => c.id));
    for (const { clause } of x.script.puzzles) expect(clauses).toContain(clause);
    expect(new Set(x.script.puzzles.map((p) => p.clause)).size).toBeGreaterThanOrEqual(8);
  });

  const each = x.script.puzzles.map((p, at) => [p.title, at, p] as const);

  test.each(each)('%s: solved by what is shown, and by doing the same unasked', (_, puzzle, { solution }) => {
    const shown = sitDown({
      do: 'open',
      request: lessonRequest(x.game.name, x.entry.id, { puzzle, shown: true }),
      seat: 0,
    });
    const free = sitDown({ do: 'open', request: lessonRequest(x.game.name, x.entry.id, { puzzle }), seat: 0 });
    expect(free.rest().lesson).toBeUndefined();
    for (const _ of solution) {
      expect(shown.rest().puzzle?.is).toBe('open');
      expect(free.rest().puzzle?.is).toBe('open');
      const { pick } = shown.rest().lesson!;
      shown.pick(pick);
      free.pick(pick);
    }
    expect(shown.rest().puzzle?.is).toBe('solved');
    expect(free.rest().puzzle?.is).toBe('solved');
    // Taken up again it is as solved as before.
    const again = sitDown({ do: 'resume', record: JSON.parse(JSON.stringify(free.record())), seat: 0 });
    expect(again.rest().puzzle).toEqual(free.rest().puzzle);
  });

  test.each(each)('%s: missed by doing nothing', (_, puzzle) => {
    const d = sitDown({ do: 'open', request: lessonRequest(x.game.name, x.entry.id, { puzzle }), seat: 0 });
    const { choices } = d.rest().view.question!;
    d.pick(choices!.findIndex((c) => c.verb === 'endTurn'));
    expect(d.rest().puzzle?.is).toBe('missed');
  });

  test('one that there is not is refused by its number', () => {
    const request = lessonRequest(x.game.name, x.entry.id, { puzzle: 99 });
    expect(sitDown({ do: 'open', request, seat: 0 }).heard).toMatchObject([{ is: 'failed', error: /puzzle: .* 99/ }]);
  });
});
