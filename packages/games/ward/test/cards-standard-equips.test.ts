import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import type { WardCard } from '../src/card.ts';
import { duel, raid, table, viewOf, type WardScenario } from './support.ts';

/** Standard equips lie on their creature like any equip (W6.4.2), most of them for a time (W9.2.3), and take no slot (W6.5.2). */

interface Equip {
  id: string;
  /** What its wearer, a Goblin, has of this stat without it and with it. */
  stat: string;
  without: number;
  worn: number;
  /** How long it lies; 0 is until it is destroyed. */
  cycles: number;
}

const EQUIPS: readonly Equip[] = [
  { id: 'smokescreen', stat: 'hitDice', without: 2, worn: 1, cycles: 2 },
  { id: 'surprise-from-the-deep', stat: 'mod', without: 0, worn: 5, cycles: 1 },
  { id: 'unlucky-circumstance', stat: 'al', without: 2, worn: 1, cycles: 1 },
  { id: 'wings-of-the-beast', stat: 'onlyWingsHurt', without: 0, worn: 1, cycles: 1 },
  { id: 'ghost-form', stat: 'noDamage', without: 0, worn: 1, cycles: 2 },
  { id: 'battle-axe', stat: 'atk', without: 0, worn: 2, cycles: 0 },
  { id: 'the-career-buccaneer', stat: 'mod', without: 0, worn: 6, cycles: 1 },
  { id: 'gift-of-the-elves', stat: 'spd', without: 8, worn: 11, cycles: 1 },
  { id: 'bulwark', stat: 'al', without: 2, worn: 12, cycles: 3 },
];

const FIVE = ['hero-shield', 'magic-belt', 'magic-ring', 'epic-ring', 'epic-helm'];
const team = { mode: 'team' as const };

test('W6.4.2 these are all the standard equips of generation 1 and of bosses, and plain ones of later sets', () => {
  const all = (ward.defs as readonly WardCard[]).filter(
    (x) => x.magic === 'standard' && x.sub === 'equip' && (x.source.set === 'gen1' || x.boss !== null),
  );
  const ids = EQUIPS.map((x) => x.id);
  expect(ids).toEqual(expect.arrayContaining(all.map((x) => x.id)));
});

/** Whether the Goblin feels it. */
const feels = (t: WardScenario, x: Equip, goblin = 'goblin'): boolean => {
  expect([x.without, x.worn]).toContain(t.stat(goblin, x.stat));
  return t.stat(goblin, x.stat) === x.worn;
};

/** Everyone's next turn passes with nothing done. */
const pass = (t: WardScenario, turns: number): void => {
  for (let i = 0; i < turns; i++) t.players[t.state.active].endTurn();
};

describe.each(EQUIPS)('$id', (x) => {
  const { id, cycles } = x;

  test('W6.4.2 W6.5.2 lies on its creature with five infinites there, and those who look at it see it there', () => {
    const t = duel(
      { primary: 'goblin', magics: FIVE.map((card) => ({ card, on: 'opp:frog' })), hand: [id] },
      { primary: 'frog' },
    );
    t.me.play(id, 'goblin');
    t.expectLog('W6.4.2 Goblin is equipped with');
    expect(t.zone(id)).toBe('me:magic');
    expect(feels(t, x)).toBe(true);
    const cards = viewOf(t, 'opp').zones.flatMap((z) => z.cards ?? []);
    const shown = cards.find((c) => c.card === id)!;
    const goblin = cards.find((c) => c.card === 'goblin')!;
    expect(shown.on).toBe(goblin.id);
    const left = { source: id, left: cycles, until: 'cycles' };
    expect(shown.lasting ?? []).toMatchObject(cycles === 0 ? [] : [left]);
    expect(goblin.lasting ?? []).toMatchObject(cycles === 0 ? [] : [left]);
  });

  test('W6.5.1 W9.2.3 leaves for the cemetery before its player’s draw when its time is up', () => {
    const t = duel({ primary: 'goblin', hand: [id], deck: Array(5).fill('frog') });
    t.me.play(id, 'goblin');
    for (let i = 1; i < (cycles || 4); i++) {
      pass(t, 2);
      expect(feels(t, x)).toBe(true);
    }
    pass(t, 1);
    expect(feels(t, x)).toBe(true);
    pass(t, 1);
    expect(feels(t, x)).toBe(cycles === 0);
    expect(t.zone(id)).toBe(cycles === 0 ? 'me:magic' : 'me:cemetery');
    if (cycles === 0) return;
    t.expectLog('W9.2.3 The effect of');
    t.expectLog('W9.1.1 me draws');
  });

  test('W9.2.3 with three players a cycle is three turns', () => {
    const t = table([{ primary: 'goblin', hand: [id] }, {}, {}]);
    t.me.play(id, 'goblin');
    pass(t, 3 * (cycles || 2) - 1);
    expect(feels(t, x)).toBe(true);
    pass(t, 1);
    expect(feels(t, x)).toBe(cycles === 0);
  });

  test('it is over when the card is destroyed', () => {
    const t = duel({ hand: [id] }, { primary: 'goblin', hand: ['council-of-the-cosmos'] });
    t.me.play(id, 'goblin');
    t.me.endTurn();
    t.opp.play('council-of-the-cosmos');
    expect(t.zone(id)).toBe('me:cemetery');
    expect(feels(t, x)).toBe(false);
  });

  test('W6.4.2 it is destroyed with its wearer’s death, into its player’s cemetery', () => {
    const t = duel({ hand: [id] }, { primary: 'frog', hand: ['owl', 'fear'] });
    t.me.play(id, 'frog');
    t.me.endTurn();
    t.opp.does('kill', 'frog');
    t.opp.summon('owl');
    expect(t.zone(id)).toBe('me:cemetery');
    expect(t.state.rows).toEqual([]);
  });

  test('W6.4.2 a wearer that went to the hand comes back without it', () => {
    const t = duel(
      { magics: [{ card: id, on: 'opp:goblin', cycles: 3 }], hand: ['terrifying-roar'] },
      { primary: 'goblin' },
    );
    expect(feels(t, x)).toBe(true);
    t.me.play('terrifying-roar');
    t.opp.summon('goblin');
    expect(t.zone(id)).toBe('me:cemetery');
    expect(feels(t, x)).toBe(false);
  });

  test('W6.4.2 it is destroyed when its wearer changes control: Psychic Toad', () => {
    const t = duel(
      { unstarted: true, hand: ['psychic-toad'] }, // summoned by the table: there is nothing else to do
      { primary: 'goblin', magics: [{ card: id, cycles: 5 }], hand: ['frog'] },
    );
    expect(t.zone('goblin')).toBe('me:side');
    expect(t.zone(id)).toBe('opp:cemetery');
    expect(feels(t, x)).toBe(false);
  });

  test('Turncoat destroys it, on the creature given and on the one taken', () => {
    const t = duel({ primary: 'goblin', hand: [id, id, 'turncoat'] }, { primary: 'frog' });
    t.me.play(id, 'goblin');
    t.me.play(id, 'frog');
    t.me.play('turncoat');
    expect(t.cards(t.me, 'magic')).toEqual([]);
    expect(t.cards(t.me, 'cemetery')).toEqual([id, id, 'turncoat']);
    expect(feels(t, x)).toBe(false);
  });

  test('W6.6.1.1 on an opponent’s creature it lies on my side, and my turns count', () => {
    const t = table([{ hand: [id] }, {}, { primary: 'goblin' }]);
    t.me.play(id, 'goblin');
    expect(t.zone(id)).toBe('me:magic');
    pass(t, 3 * (cycles || 2) - 1);
    expect(feels(t, x)).toBe(true);
    pass(t, 1);
    expect(feels(t, x)).toBe(cycles === 0);
    expect(t.zone(id)).toBe(cycles === 0 ? 'me:magic' : 'me:cemetery');
  });

  test('W6.6.1.2 on a partner’s creature it lies on their side, my turns count, and it goes to my cemetery', () => {
    const t = table(
      [{ hand: [id] }, {}, { primary: 'goblin', magics: FIVE.map((card) => ({ card, on: 'me:werewolf' })) }, {}],
      team,
    );
    t.me.play(id, 'goblin');
    expect(t.zone(id)).toBe('seat2:magic');
    pass(t, 4 * (cycles || 2) - 1);
    expect(feels(t, x)).toBe(true);
    pass(t, 1);
    expect(feels(t, x)).toBe(cycles === 0);
    if (cycles > 0) expect(t.zone(id)).toBe('me:cemetery');
  });

  test('W1.team.leave it goes with its player, and with its wearer to its player’s cemetery', () => {
    const gone = table([{ hand: [id] }, {}, { primary: 'goblin' }]);
    gone.me.play(id, 'goblin');
    gone.me.concede();
    expect(feels(gone, x)).toBe(false);
    const left = table([{ hand: [id] }, {}, { primary: 'goblin' }]);
    left.me.play(id, 'goblin');
    left.players[2].concede();
    expect(left.zone(id)).toBe('me:cemetery');
  });

  test('W16.1.1 Heroism beside it shuts it out: it lies there without effect', () => {
    const t = duel({ primary: 'goblin', hand: [id, 'heroism'] });
    t.me.play(id, 'goblin');
    t.me.play('heroism', 'goblin');
    const gains: Record<string, number> = { al: 2, hit: 2, atk: 2 };
    expect(t.stat('goblin', x.stat)).toBe(x.without + (gains[x.stat] ?? 0));
    expect(t.zone(id)).toBe('me:magic');
  });

  test('B10.9 on a boss it needs its roll; resisted it goes to the cemetery, else it lies on my side', () => {
    const t = raid([{ hand: [id, id] }], 'goblin');
    t.dice(3);
    t.me.play(id, 'goblin');
    expect(t.cards(t.me, 'cemetery')).toEqual([id]);
    expect(feels(t, x)).toBe(false);
    t.dice(4);
    t.me.play(id, 'goblin');
    expect(t.cards(t.me, 'magic')).toEqual([id]);
    expect(feels(t, x)).toBe(true);
  });
});
