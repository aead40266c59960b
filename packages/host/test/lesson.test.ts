import './bots.ts';
import type { Lesson } from '@wardroom/core';
import { gameByName } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { prepare, type ToHost } from '../src/index.ts';
import { anew, lessonRequest, sitDown as sitDownAt } from './learner.ts';

const ward = gameByName('ward')!;
const lesson = (await ward.lessons![0].load()) as Lesson;
const stacks = lesson.start as Extract<Lesson['start'], { seats: unknown }>;
const request = lessonRequest('ward', 'duel');
await prepare(request);

const sitDown = (first: ToHost = { do: 'open', request, seat: 0 }) => sitDownAt(first);

const whole = () => {
  const d = sitDown();
  d.follow(lesson.steps.length);
  return d;
};

describe('the lesson', () => {
  test('is played to its end, and the learner wins by the tide', () => {
    const d = whole();
    expect(d.rest().view.over).toEqual({ winner: 0, rule: 'W4.1.1' });
    expect(d.heard.filter((m) => m.is === 'replay')).toHaveLength(1);
  });

  test('throws every die of its script, and no other', () => {
    const d = whole();
    const replay = d.heard.flatMap((m) => (m.is === 'replay' ? [m.replay] : []))[0];
    const chance = replay.inputs.flatMap((x) => ('chance' in x ? [x.chance] : []));
    expect(chance.slice(stacks.seats.length)).toEqual(lesson.dice);
  });

  test('shows each thing that it is to teach', () => {
    const events = whole()
      .beats()
      .map((b) => b.event);
    const of = (kind: string) => events.filter((e) => e.kind === kind);
    for (const kind of ['drawn', 'summoned', 'sacrificed', 'battle', 'missed', 'equipped', 'slip', 'killed', 'won']) {
      expect(of(kind), kind).not.toEqual([]);
    }
    expect(of('hit').map((e) => e.n)).toContain(1);
    expect(of('lost')[0]).toMatchObject({ seat: 1, n: 150 });
  });

  test('has a lightning played as an answer to what lies on the chain', () => {
    const answers = whole()
      .beats()
      .filter((b) => b.event.kind === 'played' && b.event.a?.card === 'haunted-tree');
    expect(answers).toHaveLength(1);
    expect(answers[0].view.chain[0]).toMatchObject({ seat: 1, card: { card: 'hero-shield' } });
  });

  test('raises both tides: by a sacrifice and by kills', () => {
    const tides = whole()
      .beats()
      .map((b) => (b.view.table.players as { cemeteryHp: number }[]).map((p) => p.cemeteryHp));
    expect([...new Set(tides.map((t) => t[0]))]).toEqual([0, 70]);
    expect([...new Set(tides.map((t) => t[1]))]).toEqual([0, 50, 100, 150]);
  });

  test('says everything once, each with a clause that there is, and counts on', () => {
    const d = sitDown();
    const told: { done: number; clause?: string; say: string }[] = [];
    for (let seen = 0; ; ) {
      const beats = d.beats();
      told.push(...beats.slice(seen).flatMap((b) => (b.tell === undefined ? [] : [b.tell])));
      seen = beats.length;
      const step = d.rest().lesson;
      if (step === undefined) break;
      told.push(step);
      d.pick(step.pick);
    }
    expect(told.map((t) => t.done)).toEqual(told.map((_, i) => i));
    expect(told).toHaveLength(lesson.steps.length + lesson.tells.length);
    const clauses = new Set(gameByName('ward')!.rulebook.map((c) => c.id));
    for (const { clause, say } of told) expect(clause === undefined || clauses.has(clause), say).toBe(true);
  });

  test('refuses another choice with what is to be done, and changes nothing', () => {
    const d = sitDown();
    const before = d.rest();
    const other = before.view.question!.choices!.findIndex((_, i) => i !== before.lesson!.pick);
    d.pick(other);
    expect(d.heard.findLast((m) => m.is === 'refused')).toMatchObject({ refusal: { error: /Summon Werewolf/ } });
    expect(d.rest()).toEqual(before);
  });

  test('asks for the same again after something was taken back', () => {
    const d = sitDown();
    const first = d.rest();
    d.follow(1);
    expect(d.rest().canUndo).toBe(true);
    d.send({ do: 'undo', seat: 0 });
    const again = d.rest();
    // The same question, by another number: nobody can answer what was taken back.
    expect({ ...again, view: { ...again.view, seq: 0 } }).toEqual({ ...first, view: { ...first.view, seq: 0 } });
    d.follow(lesson.steps.length);
    expect(d.rest().view.over?.winner).toBe(0);
  });

  test('goes on where it was broken off', () => {
    for (const at of [0, 3, 7, 9, 13]) {
      const d = sitDown();
      d.follow(at);
      const again = sitDown({ do: 'resume', record: JSON.parse(JSON.stringify(d.record())), seat: 0 });
      expect(again.rest()).toEqual(d.rest());
      again.follow(lesson.steps.length - at);
      expect(again.rest().view.over?.winner).toBe(0);
    }
  });

  test('asks where the script needs it, whatever the settings say', () => {
    const d = sitDown();
    d.send({ do: 'stops', seat: 0, stops: { when: 'only', at: [] } });
    d.follow(lesson.steps.length);
    expect(d.rest().view.over?.winner).toBe(0);
  });
});

describe('leaving the lesson', () => {
  test('the match goes on freely, and comes back as it was', () => {
    const d = sitDown();
    d.follow(2);
    d.send({ do: 'leave', seat: 0 });
    expect(d.rest().lesson).toBeUndefined();
    // Something that the lesson would not have let pass.
    d.pick(d.rest().view.question!.choices!.findIndex((c) => c.verb === 'play'));
    expect(d.heard.some((m) => m.is === 'refused')).toBe(false);
    for (let i = 0; i < 40 && d.rest().view.over === null; i++) d.pick(0);
    const again = sitDown({ do: 'resume', record: JSON.parse(JSON.stringify(d.record())), seat: 0 });
    expect(anew(again.rest()).view).toEqual(anew(d.rest()).view);
  });

  test('is refused where none is under way', () => {
    const d = whole();
    d.send({ do: 'leave', seat: 0 });
    expect(d.heard.findLast((m) => m.is === 'refused')).toMatchObject({ refusal: { error: /lesson/ } });
  });
});
