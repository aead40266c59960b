import {
  digest,
  eventView,
  makeReplay,
  openTable,
  playReplay,
  type Replay,
  type SeatId,
  seededChance,
  sees,
  submit,
  submitAsHost,
  type Table,
  view,
} from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { decodeReplay, encodeReplay, openReplayText, services } from '../src/index.ts';
import { playedMatch, ward } from './played.ts';

const replay = playedMatch('replays', { stops: 'always' });
const text = JSON.stringify(replay);
const open = await openReplayText(text);
const name = (seat: number): string => ['Ada', 'Bo'][seat] ?? 'Nobody';

/** The state after so many inputs, the slow way. */
function stateAt(index: number) {
  const run = playReplay(ward, replay);
  for (let i = 0; i < index; i++) run.step();
  return run.machine.state;
}

const some = [0, 1, 24, 25, 26, 99, 100, Math.floor(replay.inputs.length / 2), replay.inputs.length];

describe('a replay laid open', () => {
  test('knows who played what, how long, and who won', () => {
    const { facts } = open;
    expect(facts.names).toEqual(['Ada', 'Bo']);
    expect(facts.decks).toEqual([ward.decks[0].name, ward.decks[1].name]);
    expect(facts.length).toBe(replay.inputs.length);
    expect(facts.winners).toEqual([replay.result!.winner]);
    expect(facts.steps.at(-1)!.text).toBe(`${name(replay.result!.winner)} wins.`);
  });

  test('steps go forward, each with words, and every turn begins once', () => {
    const { steps } = open.facts;
    steps.forEach((s, i) => {
      expect(s.text).not.toBe('');
      if (i > 0) expect(s.at).toBeGreaterThan(steps[i - 1].at);
    });
    const begins = steps.filter((s) => s.begins).map((s) => s.turn);
    expect(begins).toEqual([...new Set(begins)]);
    expect(begins.length).toBeGreaterThan(stateAt(replay.inputs.length).turn - 1);
  });

  test('any moment is what that seat saw then', () => {
    for (const at of some) {
      const s = stateAt(at);
      for (const seat of [0, 1] as SeatId[])
        expect(open.at(at, { seat, open: false }).view).toEqual(view(ward, s, seat, name));
    }
  });

  test('the log is what each seat heard, in order', () => {
    for (const seat of [0, 1] as SeatId[]) {
      const heard: unknown[] = [];
      const run = playReplay(ward, replay, (e, s) => heard.push(eventView(ward, s, seat, e, name)));
      while (run.step());
      expect(open.log({ seat, open: false })).toEqual(heard);
    }
    expect(open.at(replay.inputs.length, { seat: 0, open: false }).events).toBe(
      open.log({ seat: 0, open: false }).length,
    );
  });

  test('a seat is shown no more of the other hand than it saw in the match', () => {
    for (const at of some) {
      const s = stateAt(at);
      const hidden = s.zones[1 * 2 + 1].filter((id) => !sees(ward, s, 0 as SeatId, id)).length;
      const hand = open.at(at, { seat: 0, open: false }).view.zones.find((z) => z.zone === 'hand' && z.seat === 1)!;
      expect(hand.cards!.filter((c) => c.card === undefined).length).toBe(hidden);
    }
  });

  test('open hands show every hand, and the aliases stay those of the near seat', () => {
    for (const at of some) {
      const s = stateAt(at);
      const shown = open.at(at, { seat: 0, open: true }).view;
      const own = view(ward, s, 0 as SeatId, name);
      for (const seat of [0, 1] as SeatId[]) {
        const hand = shown.zones.find((z) => z.zone === 'hand' && z.seat === seat)!;
        const theirs = view(ward, s, seat, name).zones.find((z) => z.zone === 'hand' && z.seat === seat)!;
        expect(hand.cards!.map((c) => c.card)).toEqual(theirs.cards!.map((c) => c.card));
        const mine = own.zones.find((z) => z.zone === 'hand' && z.seat === seat)!;
        expect(hand.cards!.map((c) => c.id)).toEqual(mine.cards!.map((c) => c.id));
      }
    }
  });

  test('beats lead from one moment to the other, numbered as in the log', () => {
    const { steps } = open.facts;
    for (const viewer of [
      { seat: 0, open: false },
      { seat: 1, open: false },
      { seat: 1, open: true },
    ]) {
      const log = open.log(viewer);
      for (let i = 1; i < steps.length; i += 7) {
        const beats = open.beats(steps[i - 1].at, steps[i].at, viewer);
        expect(beats.map((b) => b.event)).toEqual(log.slice(steps[i - 1].events, steps[i].events));
        expect(beats[0].at).toBe(steps[i - 1].events);
      }
    }
    expect(open.beats(10, 10, { seat: 0, open: false })).toEqual([]);
  });

  test('moments and seats that are not there are refused', () => {
    expect(() => open.at(replay.inputs.length + 1, { seat: 0, open: false })).toThrow('there is no');
    expect(() => open.at(0, { seat: 2, open: false })).toThrow('There is no seat 2.');
  });

  test('hands lie open only once a match is over', async () => {
    const half = await openReplayText(JSON.stringify(makeReplay(begun(replay, 30))));
    expect(half.at(3, { seat: 0, open: false }).view.over).toBeNull();
    expect(() => half.at(3, { seat: 0, open: true })).toThrow('only once a match is over');
  });
});

/** The first picks of a match, and what else is asked for. */
function begun({ setup, seed, inputs }: Replay, picks: number, chance = seededChance(seed)): Table {
  const table = openTable(ward, setup, seed, null, chance);
  for (const input of inputs.filter((x) => 'pick' in x).slice(0, picks)) submit(table, input);
  return table;
}

describe('files that cannot be run say why', () => {
  test.each([
    ['{', 'not whole JSON'],
    ['[]', 'not a replay'],
    [JSON.stringify({ ...replay, game: 'chess' }), "'chess' is not known"],
    [JSON.stringify({ ...replay, seed: 'x' }), 'one of them was edited'],
    [JSON.stringify({ ...replay, inputs: replay.inputs.slice(0, 70) }), 'cut or edited'],
  ])('%#', (bad, why) => expect(services.openReplay(bad)).rejects.toThrow(why));

  test('a replay of other rules is not run', () => {
    const { game, setup, seed, result } = replay;
    const seal = digest(JSON.stringify([game, 'other', setup, seed, result]));
    const other = { ...replay, fingerprint: 'other', seal };
    return expect(services.openReplay(JSON.stringify(other))).rejects.toThrow('other rules or cards');
  });

  test('an input that was changed is found', () => {
    const inputs = replay.inputs.map((x) => ('chance' in x ? x : { ...x }));
    const at = inputs.findIndex((x) => 'pick' in x);
    inputs[at] = { seat: 0, pick: 99 };
    return expect(services.openReplay(JSON.stringify({ ...replay, inputs }))).rejects.toThrow(`inputs[${at}]`);
  });
});

describe('links', () => {
  test('lead back to the very same replay, and are short', async () => {
    for (const stops of ['able', 'always']) {
      const one = playedMatch('link', { stops });
      const link = await encodeReplay(one);
      expect(link).toMatch(/^[\w-]+$/);
      expect(link.length).toBeLessThan(2000);
      expect(await decodeReplay(link)).toEqual(one);
    }
  });

  test('carry decks of one’s own, acts, and dice that were not the seed’s', async () => {
    const seats = replay.setup.seats.map((x) => ({ deck: [...x.deck].reverse(), name: x.name }));
    const setup = { seats, mode: 'duel' };
    for (const chance of [undefined, seededChance('scripted')]) {
      const table = begun({ ...replay, setup, inputs: [] }, 0, chance);
      submit(table, { seat: 1, act: 'concede' });
      const own = makeReplay(table);
      expect(await decodeReplay(await encodeReplay(own))).toEqual(own);
    }
    const timed = begun(replay, 5);
    submitAsHost(timed, 'timeOut');
    expect(await decodeReplay(await encodeReplay(makeReplay(timed)))).toEqual(makeReplay(timed));
  });

  test('that are damaged, foreign or changed say so', async () => {
    const link = await encodeReplay(replay);
    await expect(decodeReplay(link.slice(0, -20))).rejects.toThrow('not whole');
    await expect(decodeReplay('%%%')).rejects.toThrow('not whole');
    await expect(decodeReplay(await encodeReplay({ ...replay, fingerprint: 'x' }))).rejects.toThrow('other rules');
    await expect(decodeReplay(await encodeReplay({ ...replay, seal: 'x' }))).rejects.toThrow('changed on the way');
    await expect(decodeReplay(await encodeReplay({ ...replay, seed: 'x' }))).rejects.toThrow('changed on the way');
  });
});
