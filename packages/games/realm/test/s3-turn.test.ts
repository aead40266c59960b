import { describe, expect, test } from 'vitest';
import { spar } from './practice.ts';
import { hurt, isTapped, life, loc, mana, offers, power, tapped, whyNot } from './support.ts';

const MEADOWS = ['meadow c1', 'meadow c2'];
const start = { fromStart: true };

describe('the start', () => {
  test('S3.1 one’s cards untap, the other’s do not', () => {
    const t = spar(
      { sites: MEADOWS, minions: [tapped('levy', 'c2')], avatar: tapped('leader', 'c1') },
      { minions: [tapped('brute', 'c2')] },
      start,
    );
    t.me.does('drawSpell');
    expect([isTapped(t, 'levy'), isTapped(t, 'me:leader'), isTapped(t, 'brute')]).toEqual([false, false, true]);
  });

  test('S3.1 one mana for each site of one’s own; rubble and the other’s sites give none', () => {
    const t = spar({ sites: [...MEADOWS, 'tarn b1'] }, { sites: ['hill c4'] }, { ...start, rubble: ['d1'] });
    t.me.does('drawSpell');
    expect([mana(t), mana(t, 'opp')]).toEqual([3, 0]);
  });

  test('S3.1 start triggers come after the mana and before the draw', () => {
    const t = spar({ sites: MEADOWS, minions: ['dawn c2'], life: 10 }, { minions: ['dawn c2'], life: 10 }, start);
    expect(t.asked).toBe('me draw');
    expect([mana(t), life(t, 'me'), life(t, 'opp')]).toEqual([2, 11, 10]);
  });

  test('S3.1 one card from either deck', () => {
    const decks = { atlas: ['pit', 'hill'], spellbook: ['brute', 'levy'] };
    const t = spar(decks, {}, start);
    t.expectChoices(t.me, ['drawSite', 'drawSpell']);
    t.me.does('drawSite');
    expect(t.cards(t.me, 'hand')).toEqual(['pit']);
    const other = spar(decks, {}, start);
    other.me.does('drawSpell');
    expect(other.cards(other.me, 'hand')).toEqual(['brute']);
  });

  test('S3.1 the first player draws nothing in the first turn, the second player does', () => {
    const t = spar({ hand: ['hill'] }, { hand: ['hill'] }, { ...start, turn: 1 });
    expect(t.asked).toBe('me main');
    expect(t.cards(t.me, 'hand')).toEqual(['hill']);
    t.expectLog('S3.1 First turn: me draws nothing.');
    t.me.endTurn();
    expect(t.asked).toBe('opp draw');
  });

  test('S3.1 who must draw from an empty deck loses', () => {
    const t = spar({ atlas: [], spellbook: [] }, {}, start);
    t.expectLog('the spellbook is empty');
    expect([t.winner, t.endedBy]).toEqual([1, 'S3.1']);
  });

  test('S3.1 as long as one deck has cards, the empty one is not drawn from', () => {
    const t = spar({ atlas: [], spellbook: ['brute', 'levy'] }, {}, start);
    expect([t.asked, t.cards(t.me, 'hand'), t.winner]).toEqual(['opp draw', ['brute'], null]);
    const other = spar({ atlas: [], sites: MEADOWS, minions: ['levy c2'] });
    expect(offers(other, 'drawSite')).toBe(false);
  });

  test('S3.1 an empty deck loses in mid-turn, too; a deck that is not drawn from does not', () => {
    const t = spar({ sites: MEADOWS, spellbook: [], hand: ['herald'] });
    t.me.does('cast', 'herald', undefined, loc('c2'));
    expect([t.winner, t.endedBy]).toEqual([1, 'S3.1']);
    const other = spar({ sites: MEADOWS, atlas: [], hand: ['herald'] });
    other.me.does('cast', 'herald', undefined, loc('c2'));
    expect(other.winner).toBeNull();
  });
});

describe('the main part', () => {
  test('S3.2 sites, spells, moves and abilities in whatever order, until the player ends the turn', () => {
    const t = spar(
      { sites: MEADOWS, minions: ['soldier c2', 'priest c2', 'brute c2'], hand: ['levy', 'bolt', 'hill'] },
      {},
    );
    t.me.does('move', 'soldier', undefined, loc('c1'));
    t.me.does('cast', 'levy', undefined, loc('c1'));
    t.me.does('use', 'priest', 'soldier');
    t.me.does('playSite', 'hill', undefined, loc('b1'));
    t.me.does('cast', 'bolt', 'opp:leader');
    expect([life(t, 'opp'), hurt(t, 'soldier'), t.asked]).toEqual([18, 1, 'me main']);
    t.me.does('endTurn');
    expect(t.state.active).toBe(1);
  });

  test('S3.2 with nothing left to do the player still ends the turn, so that the last thing can be taken back', () => {
    const t = spar({ hand: ['hill'] });
    t.me.does('playSite', 'hill', undefined, loc('c1'));
    expect([t.asked, t.state.ask?.choices.length]).toEqual(['me main', 1]);
    t.me.does('endTurn');
    expect(t.state.active).toBe(1);
  });

  test('S3.2 nothing of it in the other player’s turn', () => {
    const t = spar({ sites: MEADOWS, hand: ['levy'] }, { hand: ['levy'] });
    expect(t.state.ask?.seat).toBe(0);
    t.me.endTurn();
    expect(t.asked).toBe('opp draw');
  });
});

describe('the end', () => {
  test('S3.3 end triggers happen, those of the player whose turn it was', () => {
    const t = spar({ sites: MEADOWS, minions: ['dusk c2'], life: 10 }, { minions: ['dusk c2'], life: 10 });
    t.me.endTurn();
    expect([life(t, 'me'), life(t, 'opp')]).toEqual([12, 10]);
  });

  test('S3.3 damage leaves the minions of both players', () => {
    const t = spar(
      { sites: MEADOWS, minions: [{ card: 'giant', at: 'c2', hurt: 3 }] },
      { minions: [{ card: 'brute', at: 'c2', hurt: 2 }] },
    );
    t.me.endTurn();
    expect([hurt(t, 'giant'), hurt(t, 'brute')]).toEqual([0, 0]);
  });

  test('S3.3 life that an avatar lost does not come back', () => {
    const t = spar({ sites: MEADOWS, hand: ['bolt'] });
    t.me.does('cast', 'bolt', 'opp:leader');
    t.me.endTurn();
    expect(life(t, 'opp')).toBe(18);
  });

  test('S3.3 what lasts this turn is over; what lasts for good is not', () => {
    const t = spar({ sites: MEADOWS, minions: ['levy c2', 'soldier c2'], hand: ['push', 'grow'] });
    t.me.does('cast', 'push', 'levy');
    t.me.does('cast', 'grow', 'soldier');
    expect([power(t, 'levy'), power(t, 'soldier')]).toEqual([3, 4]);
    t.me.endTurn();
    expect([power(t, 'levy'), power(t, 'soldier')]).toEqual([1, 4]);
  });

  test('S3.3 damage goes with the power that carried it: nobody dies at the turn’s end of it', () => {
    const t = spar({ sites: MEADOWS, minions: ['soldier c2'], hand: ['push', 'bolt'] });
    t.me.does('cast', 'push', 'soldier');
    t.me.does('cast', 'bolt', 'soldier');
    t.me.endTurn();
    expect([t.zone('soldier'), hurt(t, 'soldier')]).toEqual(['me:minions', 0]);
  });

  test('S3.3 unspent mana is lost', () => {
    const t = spar({ sites: MEADOWS, mana: 7 }, {});
    t.me.endTurn();
    expect(mana(t)).toBe(0);
    t.opp.does('drawSpell');
    t.opp.endTurn();
    expect(mana(t)).toBe(2);
  });
});

describe('threshold', () => {
  test('S3.4 the symbols on one’s own sites must be there, and are not spent', () => {
    const t = spar({ sites: ['hill c1', 'hill c2'], hand: ['sage', 'sage'], mana: 4 });
    t.me.does('cast', 'sage', undefined, loc('c1'));
    t.me.does('cast', 'sage', undefined, loc('c2'));
    expect([t.cards(t.me, 'minions'), mana(t)]).toEqual([['sage', 'sage'], 0]);
  });

  test('S3.4 one symbol too few, whatever the mana', () => {
    const t = spar({ sites: ['hill c1', 'meadow c2'], hand: ['sage'] }, { sites: ['hill c4'] });
    expect(offers(t, 'cast sage')).toBe(false);
    expect(whyNot(t, 'sage')).toContain('S3.4');
  });

  test('S3.4 each element counts for itself, and a site may show two', () => {
    expect(offers(spar({ sites: ['tarn c1'], hand: ['reef'] }), 'cast reef')).toBe(false);
    expect(offers(spar({ sites: ['tarn c1', 'meadow c2'], hand: ['reef'] }), 'cast reef')).toBe(true);
  });

  test('S3.4 what is not to be paid is not cast', () => {
    const t = spar({ sites: ['hill c1', 'hill c2'], hand: ['sage'], mana: 1 });
    expect(offers(t, 'cast sage')).toBe(false);
    expect(whyNot(t, 'sage')).toContain('S3.1');
  });

  test('S3.4 rubble shows nothing', () => {
    const t = spar({ sites: ['hill c1', 'hill c2'], hand: ['sage', 'raze'] });
    expect(offers(t, 'cast sage')).toBe(true);
    t.me.does('cast', 'raze', 'hill');
    expect(offers(t, 'cast sage')).toBe(false);
  });
});
