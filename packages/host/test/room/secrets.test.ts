import { type CardId, type SeatId, sees } from '@wardroom/core';
import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { type Course, courseOf, takeEntry } from '../../src/room/course.ts';
import type { Entry, Opening } from '../../src/room/index.ts';
import { asksInSecret, isWindow, questionFor } from '../../src/room/open.ts';
import { hidesCards, PACE } from '../../src/room/strangers.ts';
import { company } from '../../src/room/with-others.ts';
import { type Client, connect, fairly, openRig, playOn, SECRET, tell } from './rig.ts';

/** A tap on everything that each session receives among strangers: what may not be known is not in it, however one looks. */

interface Tapped {
  entries: Entry[];
  clients: Client[];
}

function tapped(game: (typeof games)[number], mode: (typeof games)[number]['modes'][number]): Tapped {
  const decks = game.decks.filter((d) => (d.mode ?? mode.name) === mode.name);
  const places = Array.from({ length: mode.usual }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    deck: decks[seat % decks.length].id,
    sitter: seat > 1 ? 'random' : 'person',
  }));
  const foe = game.foes.find((f) => f.mode === mode.name);
  const request = { game: game.name, mode: mode.name, seed: '', places, ...(foe ? { foe: foe.id } : {}) };
  const rig = openRig(fairly(request, { among: 'strangers', spectators: { hands: 'hidden', delay: 0 } }));
  const players = [0, 1].map((seat) => connect(rig, seat));
  const clients = [...players, connect(rig, 'spectator')];
  for (const x of players) x.say({ do: 'entropy', value: 'ab' });
  playOn(rig, players, `${game.name} ${mode.name} tap`, () => rig.log.entries.length > 140);
  return { entries: rig.log.entries, clients };
}

/** Follow a log; `each` sees the course before every entry, and after. */
function followed(entries: readonly Entry[], each: (c: Course, entry: Entry | null) => void): void {
  const c = courseOf(entries[0] as Opening, company);
  for (const entry of entries.slice(1)) {
    each(c, entry);
    takeEntry(c, entry);
  }
  each(c, null);
}

/** Every value under these keys, however deep. */
function* under(value: unknown, keys: readonly string[]): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, x] of Object.entries(value)) {
    if (keys.includes(key)) yield x;
    yield* under(x, keys);
  }
}

/** What a client was shown, message by message. */
function* shown(x: Client) {
  const at = { n: 0, shown: null, log: [] } as Pick<Client, 'n' | 'shown' | 'log'>;
  for (const m of x.heard) {
    if (m.is !== 'told') continue;
    tell(at, m);
    yield { ...at, message: m, shown: at.shown! };
  }
}

const all = games.flatMap((game) => game.modes.map((mode) => [`${game.name} ${mode.name}`, game, mode] as const));

describe.each(all)('%s', (_, game, mode) => {
  const { entries, clients } = tapped(game, mode);

  test('no seed, no deck, no card that the viewer has not seen', () => {
    for (const x of clients) {
      const viewer = x.session.viewer as SeatId;
      const text = JSON.stringify(x.heard);
      expect(text).not.toContain(SECRET);
      expect([...under(x.heard, ['seed', 'secret', 'decks', 'thinking', 'inputs', 'then'])]).toEqual([]);
      const seen = new Set<string>();
      const look = (c: Course): void => {
        const s = c.machine!.state;
        s.cards.forEach((card, id) => {
          if (sees(game, s, viewer, id as CardId)) seen.add(game.defs[card.def].id);
        });
      };
      const c = courseOf(entries[0] as Opening, company);
      c.listen = () => look(c);
      for (const entry of entries.slice(1)) {
        takeEntry(c, entry);
        if (c.machine !== null) look(c);
      }
      for (const card of under(x.heard, ['card'])) if (typeof card === 'string') expect(seen).toContain(card);
    }
  });

  test('others learn that the table waits, and not for whom; nothing counts what others do', () => {
    for (const x of clients) {
      const { viewer } = x.session;
      const secret: boolean[] = [];
      followed(entries, (c) => {
        if (c.machine !== null && c.noticedAt[viewer] === c.length) secret[c.told[viewer]] = asksInSecret(c);
      });
      let asked = 0;
      let n = 0;
      for (const { message, shown: s } of shown(x)) {
        expect(message.n).toBe(++n);
        const { question, seq } = s.view;
        if (question !== null && question.choices === undefined && secret[n]) expect(question.seat).toBe(-1);
        if (secret[n]) expect(s.clocks.running.filter((seat) => seat !== viewer)).toEqual([]);
        if (seq >= 0) {
          expect([asked, asked + 1]).toContain(seq);
          asked = seq;
        } else expect(question?.choices).toBeUndefined();
      }
      if (x === clients[2]) expect(asked).toBe(0);
    }
  });

  test('a hidden card of another hand has another id each turn, in another order', () => {
    for (const x of clients) {
      const { viewer } = x.session;
      let turn = -1;
      const earlier = new Set<number>();
      let now = new Set<number>();
      const open = new Set<number>();
      for (const { message, shown: s } of shown(x)) {
        for (const { event } of message.beats) {
          // A card that comes to light is none that was seen in a hand in an earlier turn.
          for (const card of [event.a, event.b]) {
            if (card?.card === undefined) continue;
            if (!open.has(card.id)) expect(earlier).not.toContain(card.id);
            open.add(card.id);
          }
        }
        if (s.view.turn !== turn) {
          for (const id of now) earlier.add(id);
          now = new Set();
          turn = s.view.turn;
        }
        for (const zone of s.view.zones) {
          const own = game.zones.find((z) => z.name === zone.zone)!.open === 'own';
          if (!own || zone.seat === viewer) continue;
          const ids = (zone.cards ?? []).map((c) => c.id);
          expect(ids).toEqual(ids.toSorted((a, b) => a - b));
          for (const c of zone.cards ?? []) if (c.card === undefined) now.add(c.id);
        }
        for (const c of s.view.zones.flatMap((z) => z.cards ?? [])) if (c.card !== undefined) open.add(c.id);
        // Except for one that everybody saw being taken back to the hand.
        for (const id of now) if (!open.has(id)) expect(earlier).not.toContain(id);
      }
    }
  });
});

test('a window takes the same time, whatever somebody holds', () => {
  const taken = { able: new Set<number>(), unable: new Set<number>() };
  for (const [name, game, mode] of all.filter(([name]) => ['ward duel', 'ward team', 'arcane duel'].includes(name))) {
    const { entries } = tapped(game, mode);
    followed(entries, (c, entry) => {
      if (entry?.is !== 'input' || !('pick' in entry.input) || c.machine === null || !isWindow(c)) return;
      const { seat, pick } = entry.input;
      const q = questionFor(c, seat)!;
      if (!hidesCards(c, seat as SeatId) || game.passingVerbs[q.choices[pick].verb] !== true) return;
      taken[q.choices.length > 1 ? 'able' : 'unable'].add(entry.t - c.seats[seat].since);
      expect(entry.by, name).not.toBe('stops');
    });
  }
  expect([...taken.able]).toEqual([PACE.window]);
  expect([...taken.unable]).toEqual([PACE.window]);
});

test('a turn with nothing left to do ends when its player ends it', () => {
  let single = 0;
  for (const [, game, mode] of all.filter(([name]) => name === 'ward duel' || name === 'guardian duel')) {
    followed(tapped(game, mode).entries, (c, entry) => {
      if (entry?.is !== 'input' || !('pick' in entry.input) || entry.by !== 'player') return;
      const q = questionFor(c, entry.input.seat)!;
      if (q.choices.length === 1 && !isWindow(c)) single++;
    });
  }
  expect(single).toBeGreaterThan(0);
});
