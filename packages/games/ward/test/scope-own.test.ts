import { describe, expect, test } from 'vitest';
import { raid, table, viewOf } from './support.ts';

/** What is one's own and not a partner's, and what somebody else wears. */

const team = { mode: 'team' } as const;
const wounded = (card: string, hp: number) => ({ primary: { card, hp } });

for (const { no, name, card, heals } of [
  { no: '061', name: 'Health Potion', card: 'health-potion', heals: 30 },
  { no: '069', name: 'Healing Tree', card: 'healing-tree', heals: 50 },
]) {
  test(`${no} ${name} heals a creature of one’s own, and is not offered for a partner’s`, () => {
    const t = table([{ ...wounded('ogre', 20), hand: [card] }, {}, wounded('werecroc', 10), {}], team);
    t.me.play(card);
    expect([t.hp('ogre'), t.hp('werecroc')]).toEqual([20 + heals, 10]);
  });
}

test('023 Backstab is for one’s own primary and its own battle: a partner’s is not changed', () => {
  const t = table([{ hand: ['backstab'] }, { primary: 'werecroc' }, { primary: 'owl' }, {}], team);
  t.me.play('backstab');
  expect([t.stat('me:werewolf', 'strikesFirst'), t.stat('owl', 'strikesFirst')]).toEqual([1, 0]);
});

test('036 Death From Above is for all one’s own creatures, not for a partner’s', () => {
  const t = table([{ hand: ['death-from-above'], side: ['the-squire'] }, {}, { primary: 'owl' }, {}], team);
  t.me.play('death-from-above');
  const autoHit = ['me:werewolf', 'the-squire', 'owl', 'seat1:werewolf'].map((x) => t.stat(x, 'autoHit'));
  expect(autoHit).toEqual([1, 1, 0, 0]);
});

describe('085 Flame of the Infinite', () => {
  test('team: one’s own creatures, not a partner’s; the 50 HP are its owner’s', () => {
    const t = table([{ hand: ['flame-of-the-infinite'] }, { hand: ['dragon-fire'] }, { primary: 'owl' }, {}], team);
    t.me.play('flame-of-the-infinite');
    expect([t.stat('me:werewolf', 'al'), t.stat('owl', 'al'), t.stat('seat1:werewolf', 'al')]).toEqual([11, 3, 6]);
    t.me.endTurn();
    t.players[1].play('dragon-fire');
    expect([0, 1, 2, 3].map((seat) => t.cemeteryHp(seat))).toEqual([50, 0, 0, 0]);
  });

  test('raid: other players’ creatures are not one’s own', () => {
    const t = raid([{ hand: ['flame-of-the-infinite'] }, { primary: 'owl' }], 'werecroc');
    t.me.play('flame-of-the-infinite');
    expect([t.stat('werewolf', 'al'), t.stat('owl', 'al')]).toEqual([11, 3]);
  });
});

for (const { no, name, card, from } of [
  { no: '053', name: 'Ghost of the Past', card: 'ghost-of-the-past', from: 'owl' },
  { no: '063', name: 'Holy Light', card: 'holy-light', from: 'owl' },
  { no: '098', name: 'Visitor From Beyond', card: 'visitor-from-beyond', from: 'fear' },
]) {
  test(`${no} ${name} takes from one’s own cemetery, not from a partner’s`, () => {
    const t = table([{ hand: [card], cemetery: [from] }, {}, { cemetery: ['frog', 'bomb'] }, {}], team);
    t.me.play(card);
    expect(t.cards(t.me, 'hand')).toEqual([from]);
    expect(t.cards(t.players[2], 'cemetery')).toEqual(['frog', 'bomb']);
  });
}

for (const { no, name, card } of [
  { no: '034', name: 'Dark Knight', card: 'dark-knight' },
  { no: '076', name: 'Necromancer', card: 'necromancer' },
]) {
  test(`${no} ${name} raises from one’s own cemetery, not from a partner’s`, () => {
    const t = table([{ primary: card }, {}, { cemetery: ['skeleton'] }, {}], team);
    expect(t.asked).toBe('me combat'); // nothing to use before
  });
}

describe('equips on somebody else’s creature', () => {
  const mine = (card: string) => ({ hand: [card] });
  const partners = (card: string) => table([mine(card), {}, wounded('ogre', 50), {}], team);

  test('107 Troll Regeneration heals in the turns of who played it', () => {
    const t = partners('troll-regeneration');
    t.me.play('troll-regeneration', 'ogre');
    expect([t.zone('troll-regeneration'), t.hp('ogre')]).toEqual(['seat2:magic', 55]);
    for (const seat of [0, 1]) t.players[seat].endTurn();
    expect(t.state.active).toBe(2);
    expect(t.hp('ogre')).toBe(55);
    for (const seat of [2, 3]) t.players[seat].endTurn();
    expect(t.state.active).toBe(0);
    expect(t.hp('ogre')).toBe(60);
  });

  test('118 Dragon Power is lost with a turn of who played it in which its wearer dealt nothing', () => {
    const t = partners('dragon-power');
    t.me.play('dragon-power', 'ogre');
    expect(t.stat('ogre', 'al')).toBe(12);
    t.me.endTurn();
    expect(t.zone('dragon-power')).toBe('me:cemetery');
  });

  test('118 Dragon Power on one’s own creature does not ask for damage in the turns of others', () => {
    const t = table([{ hand: ['dragon-power'] }, { primary: 'ogre' }, {}]);
    t.me.play('dragon-power', 'me:werewolf');
    t.dice(4, 4, 1, 1, 1, 2);
    t.me.battle('ogre');
    t.me.endTurn();
    t.players[1].endTurn();
    t.players[2].endTurn();
    expect(t.zone('dragon-power')).toBe('me:magic');
  });

  test('120 Zombified takes AL in the turns of who played it', () => {
    const t = table([mine('zombified'), {}, { primary: 'ogre' }]);
    t.me.play('zombified', 'ogre');
    t.me.endTurn();
    t.players[1].endTurn();
    expect([t.state.active, t.stat('ogre', 'al')]).toEqual([2, 8]);
    t.players[2].endTurn();
    expect(t.stat('ogre', 'al')).toBe(6);
  });

  test('102 Winter Chill: its wearer’s controller rolls, in their own turn', () => {
    const t = table([mine('winter-chill'), { primary: 'owl' }, { primary: 'ogre' }]);
    t.me.play('winter-chill', 'ogre');
    t.me.endTurn();
    t.players[1].endTurn();
    t.dice(5);
    t.players[2].use('winter-chill');
    expect(t.zone('winter-chill')).toBe('me:cemetery');
  });

  test('051 Fear: its wearer’s controller rolls, in a battle of two others too', () => {
    const t = table([mine('fear'), {}, { primary: 'werecroc' }]);
    t.me.play('fear', 'seat1:werewolf');
    t.me.endTurn();
    t.dice(5, 6, 5, 6, 6, 1, 2); // it fails, and hits for nothing; the croc misses
    t.players[1].battle('werecroc');
    t.expectLog('seat1 rolls 5 for Fear');
    expect(t.hp('werecroc')).toBe(90);
  });
});

test('068 Kraken: who is wrapped rolls in their own turns, and nobody else does', () => {
  const t = table([{ primary: 'kraken' }, { primary: 'owl' }, { primary: 'werecroc' }]);
  t.dice(6, 5, 1, 1, 1);
  t.me.battle('werecroc');
  t.me.endTurn();
  t.players[1].endTurn();
  expect(t.state.active).toBe(2);
  t.dice(6);
  t.players[2].endTurn();
  t.expectLog('seat2 rolls 6 for Kraken');
  expect(t.hp('werecroc')).toBe(90 - 5 - 10);
});

test('065 Jester: the one who killed it takes 10, and a Bomb goes on whichever side it lies', () => {
  const t = table(
    [
      { primary: { card: 'jester', hp: 1 }, hand: ['frog'] },
      { primary: 'giant-eagle' },
      { primary: 'ogre', magics: ['bomb'] },
    ],
    { active: 1 },
  );
  t.dice(6, 5, 1, 1);
  t.players[1].battle('jester');
  t.me.summon('frog');
  expect([t.hp('giant-eagle'), t.hp('ogre'), t.zone('bomb')]).toEqual([40, 60, 'seat2:cemetery']);
});

test('134 Gnome: the cards that count are shown to everybody at the table', () => {
  const t = table([{ primary: 'gnome', hand: ['gnome', 'owl'] }, {}, {}]);
  const seen = (viewer: number) =>
    viewOf(t, viewer)
      .zones.find((z) => z.zone === 'hand' && z.seat === 0)
      ?.cards?.map((c) => c.card);
  expect([seen(1), seen(2)]).toEqual([
    ['gnome', undefined],
    ['gnome', undefined],
  ]);
});

test('137 Forest Demon takes a slot of its owner’s, whoever had it and whoever’s creature it halves', () => {
  const five = ['dragons-bane', 'dragons-bane', 'dragons-bane', 'holy-water', 'holy-water'];
  const t = table(
    [{}, { primary: { card: 'forest-demon', owner: 0, hp: 1 }, magics: five, hand: ['frog'] }, { primary: 'ogre' }, {}],
    { ...team, active: 2 },
  );
  t.dice(1, 2, 6, 5, 1, 1, 1); // the faster demon misses, the ogre kills it
  t.players[2].battle('forest-demon');
  t.players[1].summon('frog');
  expect([t.zone('forest-demon'), t.stat('ogre', 'al')]).toEqual(['me:magic', 4]);
});
