import { loadedGame } from '@wardroom/games/load';
import { describe, expect, test, vi } from 'vitest';
import { afterInputs } from '../../src/room/back.ts';
import type { Entry, FromRoom } from '../../src/room/index.ts';
import { memoryLog, opening, RoomError } from '../../src/room/index.ts';
import { answer, asked, middle, taken, told } from './middle.ts';
import { type Client, connect, duelOf, fairly, friendly, openRig, playOn, refusals, rigged, time } from './rig.ts';

describe('the log comes first', () => {
  test('nobody is told of an input before it is kept; killed in between, it is told on coming back', async () => {
    const { rig, a, b } = middle();
    // The same log from now on behind a store that keeps what it is given and never says so.
    const entries = rig.log.entries;
    rig.room.close();
    const dying = rigged([...entries], time(rig.time.now()), {
      log: {
        append: (_, entry) => {
          entries.push(JSON.parse(JSON.stringify(entry)));
          return new Promise(() => {});
        },
        read: () => [],
      },
    });
    const before = entries.length;
    const gone = connect(dying, 0, a.n, a);
    const other = connect(dying, 1, b.n, b);
    answer(gone, 'summon', 'my-pick');
    expect(entries).toHaveLength(before + 1);
    expect([...told(gone), ...told(other), ...taken(gone)]).toEqual([]);
    dying.room.close();

    const again = rigged(entries, time(rig.time.now()));
    const back = connect(again, 0, a.n, a);
    expect(told(back)).toHaveLength(1);
    expect(told(back)[0].beats.length).toBeGreaterThan(0);
    // The client does not know whether it arrived, and sends it again.
    back.say({ do: 'pick', question: a.shown!.view.seq, pick: 0, key: 'my-pick' });
    expect(back.heard.at(-1)).toEqual({ is: 'taken', key: 'my-pick' });
    expect(entries.filter((x) => 'key' in x && x.key === 'my-pick')).toHaveLength(1);
  });

  test('what could not be kept has not happened, and may be tried again', () => {
    let full = false;
    const log = memoryLog([opening(friendly(duelOf('ward')), 0)]);
    const rig = rigged(log.entries, time(), {
      log: {
        append: (at, entry) => {
          if (full) throw new Error('disk full');
          return log.append(at, entry);
        },
        read: log.read,
      },
      failed: () => {},
    });
    const a = connect(rig, 0);
    const b = connect(rig, 1);
    playOn(rig, [a, b], 'main', () => asked(a)?.some((c) => c.verb === 'summon') === true);
    full = true;
    const { n } = a;
    answer(a, 'summon');
    expect(refusals(a)).toEqual(['It could not be kept just now; try again.']);
    expect(a.n).toBe(n);
    full = false;
    answer(a, 'summon');
    expect(a.n).toBe(n + 1);
    expect(b.log.at(-1)).toBeDefined();
  });

  test('whoever appends first wins; the other node follows, and its players are told the same', () => {
    const { rig, a, b } = middle();
    const clock = time(rig.time.now());
    const second = { ...rigged(rig.log.entries, clock, { log: rig.log }), log: rig.log };
    const far = connect(second, 0);
    expect(far.shown).toEqual(a.shown);
    answer(a, 'summon');
    // The second node has not heard of it yet, and its answer comes too late.
    answer(far, 'summon');
    expect(refusals(far)).toEqual(['The table has moved on; look again.']);
    expect(far.shown).toEqual(a.shown);
    answer(far);
    rig.room.follow();
    rig.time.pass();
    expect(a.shown).toEqual(far.shown);
    expect(b.n).toBe(connect(second, 1).n);
  });

  test('an error in the game ends that match with a sentence, and nothing else', () => {
    const errors: unknown[] = [];
    const rig = openRig(friendly(duelOf('ward')), { failed: (e) => errors.push(e) });
    const a = connect(rig, 0);
    const b = connect(rig, 1);
    playOn(rig, [a, b], 'main', () => asked(a) !== undefined);
    const spy = vi.spyOn(loadedGame('ward')!.say, 'event').mockImplementationOnce(() => {
      throw new Error('a slip of ours');
    });
    playOn(rig, [a, b], 'on', () => errors.length > 0);
    spy.mockRestore();
    rig.time.pass();
    expect(rig.room.status()).toBe('over');
    expect(b.shown!.ended).toMatchObject({ why: 'error', text: expect.stringContaining('error') });
    expect(rig.log.entries.at(-1)).toMatchObject({ is: 'end', why: 'error' });
    answer(a);
    expect(refusals(a).at(-1)).toBe('The match is over.');
  });
});

describe('sessions', () => {
  test('two devices of a seat are told the same, and either may answer', () => {
    const { rig, a } = middle();
    const phone = connect(rig, 0);
    expect(phone.shown).toEqual(a.shown);
    expect(phone.log).toEqual(a.log);
    answer(phone, 'summon');
    expect(told(phone).at(-1)).toEqual(told(a).at(-1));
    expect(taken(a)).toHaveLength(taken(a).length);
    phone.session.close();
    const heard = phone.heard.length;
    answer(a);
    expect(phone.heard).toHaveLength(heard);
  });

  test('messages that were lost are asked for by the cursor, and are exactly those', () => {
    const { rig, a, b } = middle();
    const early = told(b).filter((m) => m.n > 3);
    b.heard.length = 0;
    Object.assign(b, { n: 3, shown: null });
    const known = connect(rig, 1);
    b.session.close();
    // Beyond what is kept in memory, and within it.
    for (const cursor of [3, known.n - 1]) {
      const late = rig.room.join({ as: 1, cursor }, () => {});
      const heard: FromRoom[] = [];
      rig.room.join({ as: 1, cursor }, (m) => heard.push(m));
      rig.time.pass();
      expect(JSON.parse(JSON.stringify(heard))).toEqual(early.filter((m) => m.n > cursor));
      late.close();
    }
    // A cursor from nowhere: where everything stands.
    const lost = connect(rig, 1, 9999);
    expect(lost.heard[0].is).toBe('whole');
    expect(lost.shown).toEqual(known.shown);
    expect(a.n).toBeGreaterThan(0);
  });

  test('a room that rested tells on from where it was, and what was missed before that, too', () => {
    const told = [0, 60_000].map((pause) => {
      const rig = openRig(fairly(duelOf('ward')));
      const clients = [0, 1].map((seat) => connect(rig, seat));
      for (const x of clients) x.say({ do: 'entropy', value: 'ab' });
      let rests = 0;
      playOn(rig, clients, 'rests', () => {
        if (rests++ % 7 === 0) rig.time.pass(pause);
        return rests > 60;
      });
      const late = connect(rig, 0, 3, { n: 3, shown: null, log: [] });
      expect(late.n).toBe(clients[0].n);
      const whole = connect(rig, 1);
      expect(clients[1].shown!.view).toEqual(whole.shown!.view);
      return clients.map((x) => [x.shown!.view, x.log]);
    });
    expect(told[1]).toEqual(told[0]);
  });

  test('a message names no seat: what is sent is done for the seat of the session', () => {
    const { rig, a, b } = middle();
    const entries = rig.log.entries.length;
    b.say({ do: 'pick', seat: 0, question: a.shown!.view.seq, pick: 0 });
    b.say({ do: 'stops', seat: 0, stops: { when: 'always' } });
    expect(a.shown!.stops).toEqual({ when: 'able' });
    expect(b.shown!.stops).toEqual({ when: 'always' });
    expect(rig.log.entries.slice(entries).map((x) => x.is)).toEqual(['stops']);
    for (const bad of [
      { do: 'sit', seat: 0 },
      { do: 'record' },
      null,
      7,
      { do: 'pick' },
      { do: 'act', act: 'timeOut' },
    ]) {
      const n = b.heard.length;
      b.say(bad);
      expect(b.heard[n]).toMatchObject({ is: 'refused', refusal: { error: expect.stringMatching(/\.$/) } });
    }
    expect(() => rig.room.join({ as: 2 }, () => {})).toThrow(RoomError);
    expect(() => rig.room.join({ as: 'spectator' }, () => {})).toThrow('Nobody may look on here.');
  });

  test('a replay is handed out when the match is over, and not before', () => {
    const { rig, a, b } = middle();
    expect(rig.room.replay()).toBeNull();
    b.say({ do: 'act', act: 'concede' });
    for (const x of [a, b]) expect(x.heard.filter((m) => m.is === 'replay')).toHaveLength(1);
    const late = connect(rig, 0);
    expect(late.heard.map((m) => m.is)).toEqual(['whole', 'replay']);
  });

  test('a connection that breaks while it is written to breaks nothing else', () => {
    const { rig, a, b } = middle();
    rig.room.join({ as: 1 }, () => {
      throw new Error('gone');
    });
    rig.time.pass();
    answer(a, 'summon');
    expect(b.log).toEqual(a.log.map((_, i) => b.log[i]));
    expect(rig.room.status()).toBe('playing');
  });
});

describe('spectators', () => {
  test('see no hand, or all hands but late', () => {
    const hands = (x: Client) => x.shown!.view.zones.filter((z) => z.zone === 'hand').flatMap((z) => z.cards ?? []);
    const hidden = middle({ spectators: { hands: 'hidden', delay: 0 } });
    const looker = connect(hidden.rig, 'spectator');
    expect(hands(looker).length).toBeGreaterThan(0);
    expect(hands(looker).every((c) => c.card === undefined)).toBe(true);
    looker.say({ do: 'act', act: 'concede' });
    expect(refusals(looker)).toEqual(['Spectators look on; they do nothing.']);

    const delay = 120_000;
    const { rig, a } = middle({ spectators: { hands: 'open', delay } });
    rig.time.pass(delay);
    const late = connect(rig, 'spectator');
    expect(hands(late).every((c) => c.card !== undefined)).toBe(true);
    const { n } = late;
    answer(a, 'summon');
    rig.time.pass(delay - 1);
    const later = connect(rig, 'spectator');
    expect([late.n, later.n]).toEqual([n, n]);
    rig.time.pass(1);
    expect(late.log.length).toBe(a.log.length);
    expect(later.shown).toEqual(late.shown);
    expect(() => opening(friendly(duelOf('ward'), { spectators: { hands: 'open', delay: 0 } }), 0)).toThrow(/delay/);
  });
});

test('a spectator who is behind is told when the match begins for them', () => {
  const delay = 120_000;
  const { rig, a } = middle({ spectators: { hands: 'hidden', delay } });
  const early = connect(rig, 'spectator');
  const [whole] = early.heard.flatMap((m) => (m.is === 'whole' ? [m] : []));
  expect(whole.shown).toBeNull();
  expect(whole.begins).toBeLessThanOrEqual(delay);
  rig.time.pass(whole.begins! - 1);
  expect(early.shown).toBeNull();
  rig.time.pass(1);
  expect(early.shown).not.toBeNull();
  expect(a.heard.flatMap((m) => (m.is === 'whole' ? [m.begins] : []))).toEqual([undefined]);
});

describe('taking back', () => {
  test('is an entry of the log, which only grows; the same question comes with a number it never had', () => {
    const { rig, a } = middle();
    const before = a.shown!;
    const entries = rig.log.entries.length;
    answer(a, 'summon');
    expect(a.shown!.canUndo).toBe(true);
    const stale = a.shown!.view.seq;
    a.say({ do: 'back' });
    expect(rig.log.entries.slice(entries).map((x: Entry) => x.is)).toEqual(['input', 'back']);
    const { seq } = a.shown!.view;
    expect(seq).toBeGreaterThan(stale);
    expect({ ...a.shown!.view, seq: 0 }).toEqual({ ...before.view, seq: 0 });
    a.say({ do: 'pick', question: stale, pick: 0 });
    expect(refusals(a)).toEqual(['The table has moved on; look again.']);
  });

  test('needs the consent of the others where the table chose that', () => {
    const { rig, a, b } = middle({ takeBack: 'consent' });
    const before = a.shown!.view.zones;
    answer(a, 'summon');
    a.say({ do: 'back' });
    expect(b.shown!.offer).toEqual({ seat: 0, what: 'back', waits: [1] });
    expect(a.shown!.view.zones).not.toEqual(before);
    b.say({ do: 'consent', yes: false });
    expect(a.shown!.offer).toBeNull();
    a.say({ do: 'back' });
    a.say({ do: 'consent', yes: true });
    expect(refusals(a)).toEqual(['Nothing was offered to you.']);
    b.say({ do: 'consent', yes: true });
    expect(a.shown!.view.zones).toEqual(before);
    expect(rig.log.entries.slice(-4).map((x) => x.is)).toEqual(['offer', 'consent', 'offer', 'consent']);
  });

  test('never goes past what was learnt: a die, a card, another player', () => {
    const { rig, a, b } = middle();
    playOn(rig, [a, b], 'fight', () => {
      const { choices } = a.shown!.view.question ?? {};
      if (choices?.some((c) => c.verb === 'battle') !== true) return false;
      answer(a, 'battle');
      return true;
    });
    expect(a.shown!.canUndo).toBe(false);
    a.say({ do: 'back' });
    expect(refusals(a).at(-1)).toBe('There is nothing that may be taken back.');
  });
});

test('a draw needs everybody, and ends the match', () => {
  const { rig, a, b } = middle();
  a.say({ do: 'draw' });
  expect(b.shown!.offer).toMatchObject({ what: 'draw', waits: [1] });
  b.say({ do: 'consent', yes: true });
  expect(rig.room.status()).toBe('over');
  expect(a.shown!.ended).toMatchObject({ why: 'draw' });
});

test('however long somebody goes on, only the last steps are kept, and the latest comes back first', () => {
  const { rig, a } = middle();
  answer(a, 'summon');
  const c = rig.room.course();
  const [mark] = c.marks;
  for (let i = 0; i < 3000; i++) afterInputs(c, { ...mark, entry: 1000 + i }, c.line.length);
  expect(c.marks.length).toBeLessThanOrEqual(50);
  expect(c.marks.at(-1)!.entry).toBe(3999);
  expect(c.marks.map((x) => x.entry)).toEqual(c.marks.map((_, i) => 4000 - c.marks.length + i));
});

describe('bots', () => {
  test('think elsewhere: the table goes on meanwhile, and what comes too late is dropped', async () => {
    const thoughts: ((pick: number) => void)[] = [];
    const rig = openRig(friendly(duelOf('ward', ['person', 'greedy'])), {
      think: () => new Promise((done) => thoughts.push(done)),
    });
    const a = connect(rig, 0);
    for (let i = 0; i < 50 && thoughts.length === 0; i++) {
      if (asked(a)) answer(a);
      rig.time.pass(10);
    }
    expect(thoughts.length).toBeGreaterThan(0);
    a.say({ do: 'act', act: 'concede' });
    expect(rig.room.status()).toBe('over');
    const { length } = rig.log.entries;
    for (const done of thoughts) done(0);
    await Promise.resolve();
    rig.time.pass(10);
    expect(rig.log.entries).toHaveLength(length);
  });

  test('one that gives no answer, or nonsense, does not hold up the table', () => {
    const errors: unknown[] = [];
    const rig = openRig(friendly(duelOf('arcane', ['random', 'random'])), {
      think: ({ seat }) => {
        if (seat === 0) return 9999;
        throw new Error('worker gone');
      },
      failed: (e) => errors.push(e),
    });
    for (let i = 0; i < 3000 && rig.room.status() !== 'over'; i++) rig.time.pass(10);
    expect(rig.room.status()).toBe('over');
    expect(errors.length).toBeGreaterThan(0);
  });

  test('take the place of somebody who is gone, and give it back', () => {
    const { rig, a, b } = middle();
    rig.room.sit(0, 'random');
    rig.time.pass(10);
    expect(b.shown!.sitters).toEqual(['random', 'person']);
    expect(asked(b) ?? rig.room.awaits()).toBeDefined();
    a.say({ do: 'act', act: 'concede' });
    expect(refusals(a)).toEqual(['A bot sits at your seat now. Sit down again first.']);
    rig.room.sit(0, 'person');
    rig.time.pass(10);
    expect(a.shown!.sitters).toEqual(['person', 'person']);
  });
});

describe('clocks', () => {
  test('time over the decision comes from the bank, and when that is empty the match is lost', () => {
    const clock = { decision: 10_000, bank: 5000, then: 'lose' as const };
    const { rig, a, b } = middle({ clock });
    const put = (): number => rig.log.entries.at(-1)!.t;
    rig.time.pass(put() + 12_000 - rig.time.now());
    answer(a, 'summon');
    playOn(rig, [a, b], 'on', () => asked(a) !== undefined);
    expect(b.shown!.clocks.decision).toEqual({ time: 10_000, bank: [3000, 5000], taken: [0, 0] });
    // A rebuild in between forgets nothing: three seconds of the bank are left.
    const again = rigged(rig.log.entries, time(rig.time.now()));
    again.time.pass(put() + 12_999 - again.time.now());
    expect(again.room.status()).toBe('playing');
    again.time.pass(1);
    expect(again.room.status()).toBe('over');
    expect(again.log.entries.at(-1)).toMatchObject({ by: 'clock', input: { act: 'disqualify', target: 0 } });
  });

  test('several who are asked at once each use their own time', () => {
    const rig = openRig(friendly(duelOf('arcane')));
    const [a, b] = [connect(rig, 0), connect(rig, 1)];
    const used = () => a.shown!.clocks.used;
    playOn(rig, [a, b], 'apart', () => asked(a) !== undefined && asked(b) !== undefined);
    const before = used();
    rig.time.pass(rig.log.entries.at(-1)!.t - rig.time.now() + 1700);
    answer(a);
    expect(used().map((x, i) => x - before[i])).toEqual([1700, 1700]);
  });
});

test('names, spans and secrets that cannot be are refused with the field', () => {
  const bad: [object, RegExp][] = [
    [
      {
        request: {
          ...duelOf('ward'),
          places: [{ ...duelOf('ward').places[0], name: 'a\u202eb' }, duelOf('ward').places[1]],
        },
      },
      /places\[0\]\.name/,
    ],
    [{ request: { ...duelOf('ward'), game: 'chess' } }, /game/],
    [{ request: { ...duelOf('ward'), mode: 'nope' } }, /mode/],
    [{ secret: 'abc' }, /secret/],
    [{ clock: { decision: 1, bank: 0, then: 'lose' } }, /clock/],
  ];
  for (const [more, error] of bad) expect(() => opening({ ...fairly(duelOf('ward')), ...more }, 0)).toThrow(error);
});
