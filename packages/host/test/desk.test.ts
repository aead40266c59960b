import './bots.ts';
import { randomStream } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import {
  type FromHost,
  type MatchRecord,
  type MatchRequest,
  openDesk,
  prepare,
  type Snapshot,
  type ToHost,
} from '../src/index.ts';

const duel = (seed: string, second = 'random'): MatchRequest => ({
  game: 'ward',
  mode: 'duel',
  seed,
  places: [
    { name: 'Ada', deck: 'tooth-and-claw', sitter: 'person' },
    { name: 'Bo', deck: 'first-blood', sitter: second },
  ],
});

await prepare(duel(''));

/** A desk whose work is done when the test says so. */
function sitDown(first: ToHost, more: { puts?: true } = {}) {
  const work: (() => void)[] = [];
  const heard: FromHost[] = [];
  let clock = 0;
  let alarm: (() => void) | null = null;
  const say = openDesk((m) => heard.push(structuredClone(m)), {
    ...more,
    now: () => clock,
    later: (f) => work.push(f),
    after: (_ms, f) => {
      alarm = f;
    },
  });
  const settle = () => {
    for (let f = work.shift(); f !== undefined; f = work.shift()) f();
  };
  const send = (m: ToHost) => {
    say(m);
    settle();
  };
  const rest = (): Snapshot =>
    heard.flatMap((m) => (m.is === 'update' && m.update.rest ? [m.update.rest] : [])).at(-1)!;
  send(first);
  return {
    heard,
    send,
    settle,
    rest,
    record: (): MatchRecord => heard.flatMap((m) => (m.is === 'record' ? [m.record] : [])).at(-1)!,
    ring: () => {
      alarm?.();
      settle();
    },
    wait: (ms: number) => {
      clock += ms;
    },
    pick: (seat: number, want: (text: string) => boolean = () => true) => {
      const { view } = rest();
      const choices = view.question!.choices!;
      const at = choices.findIndex((c) => want(c.text));
      expect(at, `no such choice among ${choices.map((c) => c.text).join(', ')}`).toBeGreaterThanOrEqual(0);
      send({ do: 'pick', seat, seq: view.seq, pick: at });
    },
  };
}

type Sitting = ReturnType<typeof sitDown>;

function playOn(d: Sitting, seed: string, until: (r: Snapshot) => boolean = () => false): void {
  const random = randomStream(seed);
  for (let i = 0; i < 3000; i++) {
    const r = d.rest();
    if (r.view.over !== null || until(r)) return;
    const q = r.view.question!;
    if (q.seat !== r.view.viewer) {
      d.send({ do: 'sit', seat: q.seat });
      continue;
    }
    d.send({ do: 'pick', seat: q.seat, seq: r.view.seq, pick: random() % q.choices!.length });
  }
  throw new Error('the match does not end');
}

describe('a match at a desk', () => {
  test('is played against a bot to its end, and leaves a replay', () => {
    const d = sitDown({ do: 'open', request: duel('one'), seat: 0 });
    playOn(d, 'picks');
    expect(d.rest().view.over).not.toBeNull();
    const replays = d.heard.filter((m) => m.is === 'replay');
    expect(replays).toHaveLength(1);
  });

  test('tells every event once, in order, each with the table after it', () => {
    const d = sitDown({ do: 'open', request: duel('two'), seat: 0 });
    playOn(d, 'picks');
    const beats = d.heard.flatMap((m) => (m.is === 'update' ? m.update.beats : []));
    expect(beats.map((b) => b.at)).toEqual(beats.map((_, i) => i));
    for (const b of beats) {
      if (b.event.kind !== 'damaged' || b.event.a?.card === undefined) continue;
      const hurt = b.view.zones.flatMap((z) => z.cards ?? []).find((c) => c.id === b.event.a!.id);
      // A creature that is still there shows the damage in the very view that comes with it.
      if (hurt?.hp !== undefined) expect(hurt.hp).toBeLessThan(hurt.maxHp as number);
    }
  });

  test('refuses an answer to a question that is gone, and one for another seat', () => {
    const d = sitDown({ do: 'open', request: duel('three'), seat: 0 });
    const { seq } = d.rest().view;
    d.send({ do: 'pick', seat: 0, seq: seq - 1, pick: 0 });
    expect(d.heard.findLast((m) => m.is === 'refused')).toMatchObject({ refusal: { error: /moved on/ } });
    d.send({ do: 'pick', seat: 1, seq, pick: 0 });
    expect(d.heard.findLast((m) => m.is === 'refused')).toMatchObject({ refusal: { error: /not sitting/ } });
    expect(d.rest().view.seq).toBe(seq);
  });

  test('goes on after it was broken off, with the same dice to come', () => {
    const whole = sitDown({ do: 'open', request: duel('four', 'random'), seat: 0 });
    playOn(whole, 'a', (r) => r.view.turn >= 6);
    const again = sitDown({ do: 'resume', record: JSON.parse(JSON.stringify(whole.record())), seat: 0 });
    // Questions are counted anew.
    expect({ ...again.rest().view, seq: 0 }).toEqual({ ...whole.rest().view, seq: 0 });
    const history = again.heard.flatMap((m) => (m.is === 'update' ? (m.update.history ?? []) : []));
    const told = whole.heard.flatMap((m) => (m.is === 'update' ? m.update.beats.map((b) => b.event) : []));
    expect(history).toEqual(told);
  });

  test('a bad set-up fails with the field that is wrong', () => {
    const bad = { ...duel('x'), places: [{ ...duel('x').places[0], deck: 'nope' }, duel('x').places[1]] };
    const d = sitDown({ do: 'open', request: bad, seat: 0 });
    expect(d.heard.at(-1)).toMatchObject({ is: 'failed', error: /places\[0\]\.deck/ });
    const other = sitDown({ do: 'open', request: { ...duel('x'), mode: 'nope' }, seat: 0 });
    expect(other.heard.at(-1)).toMatchObject({ is: 'failed', error: /mode/ });
  });
});

describe('hot seat', () => {
  test('nothing of the other hand is sent until that player sits down', () => {
    const d = sitDown({ do: 'open', request: duel('five', 'person'), seat: 0 });
    const random = randomStream('hot');
    for (let i = 0; i < 400; i++) {
      const r = d.rest();
      if (r.view.over !== null) break;
      const q = r.view.question!;
      if (q.seat !== r.view.viewer) d.send({ do: 'sit', seat: q.seat });
      else d.send({ do: 'pick', seat: q.seat, seq: r.view.seq, pick: random() % q.choices!.length });
      for (const m of d.heard.splice(0, d.heard.length - 6)) checkHands(m);
    }
    for (const m of d.heard) checkHands(m);
  });

  const checkHands = (m: FromHost): void => {
    if (m.is !== 'update') return;
    // What an event named is known, too: a hand that was shown, a card sacrificed out of it.
    for (const { event } of m.update.beats) {
      for (const c of [event.a, event.b, ...(event.cards ?? [])]) {
        if (event.kind !== 'drawn' && c?.card !== undefined) shown[m.update.viewer].set(c.id, c.card);
      }
    }
    for (const v of [...m.update.beats.map((b) => b.view), ...(m.update.rest ? [m.update.rest.view] : [])]) {
      expect(v.viewer).toBe(m.update.viewer);
      const other = v.zones.filter((z) => z.zone === 'hand' && z.seat !== v.viewer);
      for (const z of other) {
        for (const c of z.cards ?? []) {
          // A card that went back to a hand from where everybody saw it is known still.
          if (c.card !== undefined) expect(shown[v.viewer].get(c.id), `seat ${v.viewer} knows ${c.card}`).toBe(c.card);
        }
      }
      for (const z of v.zones) {
        if (z.zone !== 'hand')
          for (const c of z.cards ?? []) if (c.card !== undefined) shown[v.viewer].set(c.id, c.card);
      }
    }
  };
  const shown = [new Map<number, string>(), new Map<number, string>()];
});

describe('taking back', () => {
  const toMain = (seed: string) => {
    const d = sitDown({ do: 'open', request: duel(seed), seat: 0 });
    playOn(d, 'begin', (r) => r.view.question?.prompt === 'main' && r.view.question.seat === 0);
    return d;
  };

  test('a summon may be taken back, and the table is as it was', () => {
    const d = toMain('six');
    const before = d.rest();
    d.pick(0, (t) => t.startsWith('Summon'));
    const after = d.rest();
    expect(after.canUndo).toBe(true);
    d.send({ do: 'undo', seat: 0 });
    expect({ ...d.rest().view, seq: 0 }).toEqual({ ...before.view, seq: 0 });
    expect(d.rest().events).toBe(before.events);
  });

  test('an answer given to what was taken back is stale, though the same is asked again', () => {
    const d = toMain('six');
    const first = d.rest().view.seq;
    d.pick(0, (t) => t.startsWith('Summon'));
    const second = d.rest().view.seq;
    d.send({ do: 'undo', seat: 0 });
    const third = d.rest().view.seq;
    expect(third).toBeGreaterThan(second);
    for (const seq of [first, second]) {
      d.send({ do: 'pick', seat: 0, seq, pick: 0 });
      expect(d.heard.findLast((m) => m.is === 'refused')).toMatchObject({ refusal: { error: /moved on/ } });
    }
    d.send({ do: 'pick', seat: 0, seq: third, pick: 0 });
    expect(d.rest().view.seq).toBeGreaterThan(third);
  });

  test('time spent stays spent', () => {
    const d = toMain('six');
    const used = d.rest().clocks.used[0];
    for (let i = 0; i < 10; i++) {
      d.wait(60_000);
      d.pick(0, (t) => t.startsWith('Summon'));
      d.wait(240_000);
      d.send({ do: 'undo', seat: 0 });
    }
    expect(d.rest().clocks.used[0] - used).toBe(10 * 300_000);
    // A record is written at every rest, with what the clocks said then.
    expect(d.record().used[0]).toBe(d.rest().clocks.used[0]);
  });

  test('nothing may be taken back once dice were thrown', () => {
    const d = sitDown({ do: 'open', request: duel('seven'), seat: 0 });
    let battled = false;
    playOn(d, 'fight', (r) => {
      const fight = r.view.question?.choices?.findIndex((c) => c.verb === 'battle') ?? -1;
      if (fight < 0 || r.view.question?.seat !== 0) return false;
      d.send({ do: 'pick', seat: 0, seq: r.view.seq, pick: fight });
      battled = true;
      return true;
    });
    expect(battled).toBe(true);
    expect(d.rest().canUndo).toBe(false);
    d.send({ do: 'undo', seat: 0 });
    expect(d.heard.findLast((m) => m.is === 'refused')).toMatchObject({ refusal: { error: /taken back/ } });
  });
});

describe('being asked', () => {
  const asked = (stops: ToHost & { do: 'stops' }): number => {
    const d = sitDown({ do: 'open', request: duel('eight'), seat: 0 });
    d.send(stops);
    let count = 0;
    const random = randomStream('asked');
    for (let i = 0; i < 3000 && d.rest().view.over === null; i++) {
      const q = d.rest().view.question!;
      if (q.prompt === 'respond') count++;
      d.send({ do: 'pick', seat: 0, seq: d.rest().view.seq, pick: random() % q.choices!.length });
    }
    return count;
  };

  test('always, when able, or nowhere', () => {
    const always = asked({ do: 'stops', seat: 0, stops: { when: 'always' } });
    const able = asked({ do: 'stops', seat: 0, stops: { when: 'able' } });
    const never = asked({ do: 'stops', seat: 0, stops: { when: 'only', at: [] } });
    expect(always).toBeGreaterThan(able);
    expect(able).toBeGreaterThan(0);
    expect(never).toBe(0);
  });
});

describe('clocks', () => {
  test('time is charged to whoever is asked, and the limit ends the match', () => {
    const request = { ...duel('nine'), options: { timeLimit: 10 } };
    const d = sitDown({ do: 'open', request, seat: 0 });
    d.wait(90_000);
    d.pick(0);
    const r = d.rest();
    expect(r.clocks.used[0]).toBeGreaterThanOrEqual(90_000);
    expect(r.clocks.limit).toBe(600_000);
    d.wait(600_000);
    d.send({ do: 'pick', seat: 0, seq: r.view.seq, pick: 0 });
    expect(d.rest().view.over).not.toBeNull();
    const told = d.heard.flatMap((m) => (m.is === 'update' ? m.update.beats.map((b) => b.event.kind) : []));
    expect(told).toContain('timeOut');
  });

  test('where tables say when a question stands on the screen, what is shown before it is nobody’s time', () => {
    const d = sitDown(
      { do: 'open', request: { ...duel('nine'), options: { timeLimit: 10 } }, seat: 0 },
      { puts: true },
    );
    d.wait(6000);
    expect(d.rest().clocks.used[0]).toBe(0);
    d.send({ do: 'asked', seat: 0 });
    d.wait(2000);
    d.pick(0);
    expect(d.record().used[0]).toBe(2000);
    expect(d.record().elapsed).toBe(8000);
  });

  test('the limit ends the match though nobody moves', () => {
    const d = sitDown({ do: 'open', request: { ...duel('ten'), options: { timeLimit: 10 } }, seat: 0 });
    expect(d.rest().view.over).toBeNull();
    d.wait(600_000);
    d.ring();
    expect(d.rest().view.over).not.toBeNull();
  });
});

test('that a question stands on the screen moves nothing: nothing is told anew', () => {
  const d = sitDown({ do: 'open', request: duel('stands'), seat: 0 }, { puts: true });
  const before = d.heard.length;
  d.wait(500);
  d.send({ do: 'asked', seat: 0 });
  expect(d.heard).toHaveLength(before);
  d.wait(700);
  d.pick(0);
  // The clock ran from when it stood there.
  expect(d.record().used[0]).toBe(700);
});

test('whoever sits down while a question stands on the screen sees where things stand', () => {
  const places = duel('two').places.map((p) => ({ ...p, sitter: 'person' }));
  const d = sitDown({ do: 'open', request: { ...duel('two'), places }, seat: 0 }, { puts: true });
  d.send({ do: 'asked', seat: 0 });
  d.send({ do: 'sit', seat: 1 });
  const last = d.heard.findLast((m) => m.is === 'update')!;
  expect(last.update).toMatchObject({ viewer: 1, rest: { view: { viewer: 1 } } });
});

test('taken up again, a match goes on as it would have: undo, stops, clocks, the same bot with the same luck', () => {
  const play = (d: Sitting, from: number, to: number): void => {
    for (let i = from; i < to && d.rest().view.over === null; i++) {
      d.wait(100);
      d.pick(0);
    }
  };
  const first = sitDown({ do: 'open', request: duel('taken up'), seat: 0 });
  first.send({ do: 'stops', seat: 0, stops: { when: 'always' } });
  play(first, 0, 40);
  for (const moves of [1, 8, 15, 24]) {
    const left = sitDown({ do: 'open', request: duel('taken up'), seat: 0 });
    left.send({ do: 'stops', seat: 0, stops: { when: 'always' } });
    play(left, 0, moves);
    const again = sitDown({ do: 'resume', record: JSON.parse(JSON.stringify(left.record())), seat: 0 });
    expect(again.rest()).toEqual(left.rest());
    if (left.rest().canUndo) {
      for (const d of [left, again]) d.send({ do: 'undo', seat: 0 });
      expect(again.rest()).toEqual(left.rest());
      for (const d of [left, again]) d.pick(0);
    }
    play(again, moves, 40);
    play(left, moves, 40);
    expect(again.rest()).toEqual(left.rest());
    expect(again.record().log).toEqual(left.record().log);
  }
});

describe('thinking beside the match', () => {
  /** Messages of this kind that came after what was sent; what is thought with comes as a file of its own. */
  async function told<K extends FromHost['is']>(d: Sitting, is: K, send: ToHost[]) {
    const before = d.heard.length;
    for (const m of send) d.send(m);
    await import('../src/thinking.ts');
    await Promise.resolve();
    d.settle();
    return d.heard.slice(before).filter((m): m is Extract<FromHost, { is: K }> => m.is === is);
  }

  test('a hint says what to answer and why, of the question that stands, unless it is no longer wanted', async () => {
    const d = sitDown({ do: 'open', request: duel('advice'), seat: 0 });
    playOn(d, 'advice', (r) => r.view.question?.prompt === 'main');
    const { seq, question } = d.rest().view;
    const [{ hint }] = await told(d, 'hint', [{ do: 'hint', seat: 0, seq }]);
    expect(question!.choices![hint.pick].text).toBe(hint.text);
    expect(question!.choices!.map((c) => c.text)).toContain(hint.instead);
    expect(hint.chance).toBeGreaterThan(0);
    expect(await told(d, 'hint', [{ do: 'hint', seat: 0, seq: seq - 1 }])).toEqual([]);
    const dropped: ToHost[] = [
      { do: 'hint', seat: 0, seq },
      { do: 'hint', seat: 0, seq, drop: true },
    ];
    expect(await told(d, 'hint', dropped)).toEqual([]);
  });

  test('advice is given on the question that stands, and on no other', async () => {
    const d = sitDown({ do: 'open', request: duel('advice'), seat: 0 });
    playOn(d, 'advice', (r) => r.view.question?.prompt === 'main');
    const { seq, question } = d.rest().view;
    const [advice] = await told(d, 'advice', [{ do: 'advise', seat: 0, seq }]);
    expect(advice).toMatchObject({ seat: 0, seq });
    expect(advice.advice.harm.length).toBe(question!.choices!.length);
    expect(await told(d, 'advice', [{ do: 'advise', seat: 0, seq: seq - 1 }])).toEqual([]);
    expect(await told(d, 'advice', [{ do: 'advise', seat: 1, seq }])).toEqual([]);
    // Answered in the meantime: nothing is owed.
    const pick: ToHost = { do: 'pick', seat: 0, seq, pick: question!.choices!.length - 1 };
    expect(await told(d, 'advice', [{ do: 'advise', seat: 0, seq }, pick])).toEqual([]);
  });

  test('an attack is foretold, what is none is not, and of several the last', async () => {
    const d = sitDown({ do: 'open', request: duel('advice'), seat: 0 });
    const attack = (r: Snapshot): number => r.view.question?.choices?.findIndex((c) => c.verb === 'battle') ?? -1;
    playOn(d, 'advice', (r) => attack(r) >= 0);
    const { seq, question } = d.rest().view;
    const pick = attack(d.rest());
    const other = question!.choices!.findIndex((c) => c.verb !== 'battle');
    const ask = (which: number): ToHost => ({ do: 'forecast', seat: 0, seq, pick: which });
    const [none] = await told(d, 'forecast', [ask(other)]);
    expect(none).toMatchObject({ pick: other, forecast: null });
    const last = await told(d, 'forecast', [ask(other), ask(pick)]);
    expect(last.map((m) => m.pick)).toEqual([pick]);
    expect(last[0].forecast!.mine.hits).toBeGreaterThan(0);
    expect(await told(d, 'forecast', [ask(99)])).toMatchObject([{ forecast: null }]);
  });
});
