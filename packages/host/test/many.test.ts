import './bots.ts';
import { randomStream, type View } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import {
  decodeReplay,
  encodeReplay,
  type FromHost,
  type MatchRequest,
  openDesk,
  prepare,
  type Snapshot,
  services,
  type ToHost,
} from '../src/index.ts';
import { ward } from './played.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay'];
const BOSS = ward.foes[0];

/** A match of Ada and bots. */
const match = (mode: string, players: number, seed: string, more: Partial<MatchRequest> = {}): MatchRequest => ({
  game: 'ward',
  mode,
  seed,
  places: NAMES.slice(0, players).map((name, i) => ({
    name,
    deck: ward.decks[i % ward.decks.length].id,
    sitter: i === 0 ? 'person' : 'random',
  })),
  ...more,
});

const raid = (seed: string, more: Partial<MatchRequest> = {}) => match('boss', 4, seed, { foe: BOSS.id, ...more });

await prepare(raid(''));

function sitDown(first: ToHost) {
  const work: (() => void)[] = [];
  const heard: FromHost[] = [];
  const say = openDesk((m) => heard.push(structuredClone(m)), { now: () => 0, later: (f) => work.push(f) });
  const send = (m: ToHost): void => {
    say(m);
    for (let f = work.shift(); f !== undefined; f = work.shift()) f();
  };
  send(first);
  const last = <K extends FromHost['is']>(is: K) =>
    heard.findLast((m) => m.is === is) as Extract<FromHost, { is: K }> | undefined;
  const rest = (): Snapshot =>
    heard.flatMap((m) => (m.is === 'update' && m.update.rest ? [m.update.rest] : [])).at(-1)!;
  return { heard, send, last, rest };
}

type Desk = ReturnType<typeof sitDown>;

/** Whoever is asked answers at random until the match is over or this many answers were given. */
function playOn(desk: Desk, seed: string, most = 5000): View {
  const random = randomStream(seed);
  for (let i = 0; i < most && desk.rest().view.over === null; i++) {
    const asked = desk.rest().view.question!.seat;
    if (asked !== desk.rest().view.viewer) desk.send({ do: 'sit', seat: asked });
    const { view } = desk.rest();
    const pick = random() % view.question!.choices!.length;
    desk.send({ do: 'pick', seat: asked, seq: view.seq, pick });
  }
  return desk.rest().view;
}

const open = (request: MatchRequest): Desk => sitDown({ do: 'open', request, seat: 0 });

describe.each([
  ['a raid of one person and three bots', raid('raid')],
  ['two against two', match('team', 4, 'teams')],
  ['three against three', match('team', 6, 'teams')],
  ['a rumble of five', match('rumble', 5, 'rumble')],
  ['one alone against the boss', match('boss', 1, 'alone', { foe: BOSS.id })],
])('%s', (_, request) => {
  const desk = open(request);
  const end = playOn(desk, 'answers');

  test('comes to an end at the desk, and can be told and watched', async () => {
    expect(desk.last('failed')).toBeUndefined();
    const { replay } = desk.last('replay')!;
    expect(end.over?.winner).toBe(replay.result!.winner);
    const { id, facts } = await services.openReplay(JSON.stringify(replay));
    expect(facts.names).toEqual([...request.places.map((p) => p.name), ...(request.foe ? [BOSS.name] : [])]);
    // From every seat, the foe's as well.
    for (const seat of facts.names.keys()) {
      expect(services.replayAt(id, facts.length, { seat, open: true }).view.over).toEqual(end.over);
    }
    const link = await encodeReplay(replay);
    expect(await decodeReplay(link)).toEqual(replay);
    // A deck of the table's own is named in a link and not spelt out.
    expect(link.length).toBeLessThan(40 * facts.names.length + replay.inputs.length * 2 + 400);
  });

  test('is kept with what everybody did, and goes on where it was', () => {
    const short = open(request);
    playOn(short, 'answers', 12);
    const { record } = short.last('record')!;
    expect(record.inputs.every((x) => 'pick' in x && (x.host === true || x.seat < request.places.length))).toBe(true);
    const again = sitDown({ do: 'resume', record, seat: 0 });
    expect({ ...again.rest().view, seq: 0 }).toEqual({ ...short.rest().view, seq: 0 });
  });
});

describe('the seat of the boss', () => {
  test('is the last, on a team of its own, called by its name, and nobody is asked there', () => {
    const desk = open(raid('seat'));
    const { view } = desk.rest();
    expect(view.seats.map((x) => x.team)).toEqual([0, 0, 0, 0, 1]);
    expect(view.table.boss).toBe(4);
    playOn(desk, 'x', 60);
    const texts = desk.heard.flatMap((m) => (m.is === 'update' ? m.update.beats.map((b) => b.event.text) : []));
    expect(texts.some((t) => t.startsWith(`${BOSS.name} draws`))).toBe(true);
    expect(desk.heard.some((m) => m.is === 'update' && m.update.rest?.view.question?.seat === 4)).toBe(false);
  });

  test('is not for anybody to answer at', () => {
    const desk = open(raid('hands off'));
    desk.send({ do: 'sit', seat: 4 });
    expect(desk.last('refused')?.refusal.error).toContain('not a person');
    desk.send({ do: 'act', seat: 4, act: 'concede' });
    expect(desk.last('refused')?.refusal.error).toContain('not sitting');
  });

  test('is a person’s where the options say so', () => {
    const desk = open(raid('in person', { options: { boss: 'person' } }));
    playOn(desk, 'y');
    expect(desk.last('failed')).toBeUndefined();
    const asked = desk.heard.flatMap((m) => (m.is === 'update' && m.update.rest ? [m.update.rest.view.question] : []));
    expect(asked.some((q) => q?.seat === 4 && q.choices !== undefined)).toBe(true);
  });

  test('is for one of the game’s own: anybody else is refused in words', () => {
    expect(open(raid('who', { foe: 'nobody' })).last('failed')?.error).toBe(
      "foe: nobody is called 'nobody' in a boss.",
    );
    expect(open(match('boss', 4, 'none')).last('failed')?.error).toBe('foe: say whom they meet in a boss.');
    expect(open(match('duel', 2, 'duel', { foe: BOSS.id })).last('failed')?.error).toContain('in a duel');
  });
});

test('partners see each other’s hands only where the match says so', () => {
  const handOf = (options: MatchRequest['options']) =>
    open(match('team', 4, 'hands', { options }))
      .rest()
      .view.zones.find((z) => z.zone === 'hand' && z.seat === 2)!.cards!;
  const hidden = handOf({});
  for (const card of hidden) expect(card.card).toBeUndefined();
  const shown = open(match('team', 4, 'hands', { options: { hands: 'partners' } }));
  playOn(shown, 'z', 12);
  const { zones } = shown.rest().view;
  for (const seat of [1, 2, 3]) {
    const hand = zones.find((z) => z.zone === 'hand' && z.seat === seat)!.cards!;
    for (const card of hand) expect(card.card !== undefined).toBe(seat === 2);
  }
});

describe('what the table answered for a boss', () => {
  const desk = open(raid('answers of the table'));
  playOn(desk, 'table');
  const { record } = desk.last('record')!;
  const tables = record.inputs.flatMap((x, i) => ('pick' in x && x.host === true ? [i] : []));

  test('is kept with the match, which goes on by it and not by thinking again', () => {
    expect(tables.length).toBeGreaterThan(0);
    const again = sitDown({ do: 'resume', record, seat: 0 });
    expect(again.last('failed')).toBeUndefined();
    expect(again.rest().view).toEqual(desk.rest().view);
    // The last of them otherwise, and nothing after it: the match stands elsewhere, or says so.
    const at = tables.at(-1)!;
    const inputs = record.inputs.slice(0, at + 1).map((x, i) => (i === at && 'pick' in x ? { ...x, pick: 99 } : x));
    const other = sitDown({ do: 'resume', record: { ...record, log: undefined, inputs }, seat: 0 });
    expect(other.last('failed')!.error).toMatch(/^The kept match cannot go on: .*pick must be/);
  });
});
