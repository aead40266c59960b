import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, rest, table } from './support.ts';

/** Written from the print: where the texts of two cards of generations 1 to 3 meet. */

const HITS = { hit: [6, 5] };
const MISSES = { hit: [1, 2] };
const SLIPS = { hit: [1, 1], slip: [1] };
const croc = { primary: 'werecroc' };
const ogre = { primary: 'ogre' };

describe('negation of negation', () => {
  test('013 Bunnysaurus against Haunted Tree: the first magic resolves', () => {
    const t = duel({ primary: 'bunnysaurus', hand: ['bull-power'] }, { ...croc, hand: ['haunted-tree'] });
    t.me.play('bull-power', 'bunnysaurus');
    while (t.asked === 'me respond') t.me.pass();
    t.opp.play('haunted-tree');
    t.me.use('bunnysaurus');
    expect([t.zone('bull-power'), t.zone('haunted-tree')]).toEqual(['me:magic', 'opp:cemetery']);
  });

  test('120 gen3 Ooze Weaver against Lightning Strike: nothing is hurt but itself', () => {
    const t = duel({ primary: 'ooze-weaver', hand: ['bug-spray'] }, { ...croc, hand: ['lightning-strike'] });
    t.me.play('bug-spray');
    while (t.asked === 'me respond') t.me.pass();
    t.opp.play('lightning-strike');
    t.me.use('ooze-weaver');
    expect([t.zone('bug-spray'), t.hp('ooze-weaver'), t.hp('werecroc')]).toEqual(['me:magic', 15, 90]);
  });

  test('118 Magic Shield against a Mind Sap: the Sap is negated', () => {
    const t = duel({ ...ogre, hand: ['mind-sap'] }, { primary: 'dark-angel', magics: ['magic-shield'] });
    while (t.asked === 'me respond' && !t.choices.includes('play mind-sap')) t.me.pass();
    t.me.play('mind-sap', 'dark-angel');
    expect([t.zone('mind-sap'), t.zone('magic-shield'), t.stat('ogre', 'al')]).toEqual([
      'me:cemetery',
      'opp:cemetery',
      1,
    ]);
  });

  test('116 gen1 Magic Steal cannot take a Celestial Power, which cannot be negated', () => {
    const t = duel({ hand: ['celestial-power'] }, { ...croc, hand: ['magic-steal'] });
    t.me.play('celestial-power', 'werewolf');
    if (t.asked === 'opp respond') t.opp.play('magic-steal');
    expect([t.zone('celestial-power'), t.stat('werewolf', 'hit')]).toEqual(['me:magic', 8]);
  });
});

describe('replacement of replacement', () => {
  test('081 Phoenix Armor on a Phoenix: killed by an opponent, it stays or comes to the hand, never to the cemetery', () => {
    const t = duel(
      { ...ogre, hand: ['ignite'] },
      { primary: { card: 'phoenix', hp: 10 }, magics: ['phoenix-armor'], hand: ['frog'] },
    );
    t.dice({ effect: [1] });
    t.me.play('ignite', 'phoenix');
    expect(['opp:primary', 'opp:hand']).toContain(t.zone('phoenix'));
    expect(t.cemeteryHp('opp')).toBe(0);
  });

  test('017 gen3 Shield of Light under a Giant Turtle: the half is what it heals', () => {
    const t = duel({}, { primary: { card: 'giant-turtle', hp: 30 }, magics: ['shield-of-light'] });
    t.dice(HITS, { attack: [4, 4] }, { effect: [1] }, MISSES);
    t.me.battle('giant-turtle');
    expect(t.hp('giant-turtle')).toBe(36);
  });

  test('083 Demonic Turtle and Ghost Form on the attacker: the thrown-back half cannot be lowered', () => {
    const t = duel({ magics: ['ghost-form'] }, { primary: 'demonic-turtle' });
    t.dice(HITS, { attack: [2, 2] }, MISSES); // 7: 4 and 3
    t.me.battle('demonic-turtle');
    expect([t.hp('demonic-turtle'), t.hp('werewolf')]).toEqual([46, 67]);
  });

  test('083 Demonic Turtle and Ignite: what is no combat damage is taken whole and not thrown back', () => {
    const t = duel({ hand: ['ignite'] }, { primary: 'demonic-turtle' });
    t.dice({ effect: [1] });
    t.me.play('ignite', 'demonic-turtle');
    expect([t.hp('demonic-turtle'), t.hp('werewolf')]).toEqual([40, 70]);
  });

  test('079 Raging Inferno and 105 gen3 Bound Fate: the 5 of the Inferno are copied', () => {
    const t = duel({ hand: ['bound-fate'] }, { ...croc, magics: ['raging-inferno'] });
    t.me.play('bound-fate');
    t.dice(HITS, { attack: [1, 1] }, MISSES);
    t.me.battle('werecroc');
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([65, 80]);
  });
});

describe('control changes under equips', () => {
  test('110 Turncoat destroys a Bomb, and the creature that wore it takes 30 on its new side', () => {
    const t = duel({ ...ogre, hand: ['turncoat'] }, { magics: ['bomb'] });
    t.me.play('turncoat');
    expect([t.zone('werewolf'), t.hp('werewolf'), t.zone('bomb')]).toEqual(['me:primary', 40, 'opp:cemetery']);
  });

  test('110 Turncoat with a Thief: the stolen card goes to its original owner’s cemetery', () => {
    const t = duel({ unstarted: true, hand: ['thief'] }, { ...croc, magics: ['bull-power'], hand: ['turncoat'] });
    rest(t);
    t.opp.play('turncoat');
    expect([t.zone('thief'), t.zone('bull-power')]).toEqual(['opp:primary', 'opp:cemetery']);
  });

  test('110 Turncoat with an Undead King: what it raised goes back to its old player’s cemetery', () => {
    const t = duel(
      { primary: 'undead-king', side: [{ card: 'owl', anchor: 'undead-king' }] },
      { ...croc, hand: ['turncoat'] },
      { active: 1 },
    );
    t.opp.play('turncoat');
    expect([t.zone('undead-king'), t.zone('owl')]).toEqual(['opp:primary', 'me:cemetery']);
  });

  test('132 gen1 Psychic Toad takes nothing that Lead Boots hold', () => {
    const t = duel({ unstarted: true, hand: ['psychic-toad'] }, { ...croc, magics: ['lead-boots'] });
    t.stopAt('me combat');
    expect(t.zone('werecroc')).toBe('opp:primary');
  });

  test('001 All In One: the wearer changes sides, the card is destroyed (W6.4.2)', () => {
    const t = duel({ hand: ['all-in-one', 'turncoat'] }, croc);
    t.me.play('all-in-one', 'werewolf');
    t.me.play('turncoat');
    expect([t.zone('all-in-one'), t.stat('werewolf', 'dice')]).toEqual(['me:cemetery', 2]);
  });
});

describe('time turned back: 064 gen1 Hourglass of Time', () => {
  test('a Corn Creeper’s first attack is to be had again', () => {
    const t = duel({ primary: 'corn-creeper' }, { ...croc, hand: ['hourglass-of-time'] });
    const toBattle = () => {
      while (t.asked !== 'me combat') t.opp.pass();
    };
    toBattle();
    t.dice({ hit: [2, 2] });
    t.me.battle('werecroc');
    while (t.asked === 'opp respond' && !t.log.at(-1)!.includes('misses')) t.opp.pass();
    t.opp.play('hourglass-of-time');
    toBattle();
    t.dice(HITS, { attack: [1, 1] }, SLIPS);
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.zone('hourglass-of-time')]).toEqual([90 - 20 - 1, 'opp:cemetery']);
  });

  test('125 Reduce the Burden is undone', () => {
    const t = duel({ hand: ['reduce-the-burden'] }, { ...croc, hand: ['hourglass-of-time'] });
    while (t.asked === 'opp respond') t.opp.pass();
    t.me.play('reduce-the-burden');
    t.opp.pass();
    while (t.asked === 'opp respond' && t.cemeteryHp() === 0) t.opp.pass();
    expect(t.cemeteryHp()).toBe(-30);
    while (t.asked.startsWith('me')) t.me.next();
    t.opp.play('hourglass-of-time');
    expect([t.cemeteryHp(), t.zone('reduce-the-burden')]).toEqual([0, 'me:hand']);
  });
});

describe('immunity against each kind (W16.1.1)', () => {
  test.each(['steam-rex', 'steam-golem'])(
    '%s: Dark Angel, Zanj the Hunter and The Iron Man leave it as it is',
    (card) => {
      const t = table([
        { primary: 'dark-angel' },
        { primary: card },
        { primary: 'zanj-the-hunter', magics: ['the-iron-man'] },
      ]);
      const { al, spd } = { al: t.stat(card, 'al'), spd: t.stat(card, 'spd') };
      expect([al, spd]).toEqual(card === 'steam-rex' ? [11, 3] : [12, 2]);
    },
  );

  test('a Steam Rex heals nothing by a Repair Bear and cannot be chosen', () => {
    const t = duel(
      { primary: { card: 'steam-rex', hp: 50 }, hand: ['repair-bear'] },
      { primary: { card: 'werecroc', hp: 50 } },
    );
    t.me.play('repair-bear');
    expect([t.hp('steam-rex'), t.hp('werecroc')]).toEqual([50, 65]);
  });

  test('087 Wild Vampire takes no AL of a Steam Golem', () => {
    const t = duel({ primary: 'wild-vampire' }, { primary: 'steam-golem' });
    t.dice({ hit: [6, 6], attack: [1, 1] }, SLIPS);
    t.me.battle('steam-golem');
    expect([t.stat('steam-golem', 'al'), t.stat('wild-vampire', 'mod')]).toEqual([12, 1]);
  });

  test('105 gen3 Bound Fate does not reach a Steam Rex', () => {
    const t = duel({ hand: ['bound-fate'] }, { primary: 'steam-rex' });
    if (offers(t, 'play bound-fate')) t.me.play('bound-fate');
    t.dice({ hit: [1, 1], slip: [6] }, SLIPS);
    t.me.battle('steam-rex');
    expect([t.hp('werewolf'), t.hp('steam-rex')]).toEqual([64, 109]);
  });

  test('151 gen3 Eagle Family: the opponent’s Steam Rex takes none of the two dice', () => {
    const t = duel({ primary: 'steam-rex' }, { primary: 'eagle-family' });
    t.dice(SLIPS, { effect: [6, 6] }, SLIPS);
    t.me.battle('eagle-family');
    expect([t.hp('steam-rex'), t.hp('eagle-family')]).toEqual([109, 89]);
  });

  test('095 gen3 Fog: an opponent’s field magic does not reach it, its player’s own does', () => {
    const t = duel(
      { primary: 'fog', magics: ['into-madness', 'natural-selection'] },
      { ...croc, magics: ['the-iron-man'] },
    );
    expect([t.stat('fog', 'al'), t.stat('fog', 'dice')]).toEqual([2, 2]);
  });

  test('058 gen3 Steam Armor keeps off Icy Breath and Mind Sap, not a Kraken’s attack damage', () => {
    const t = duel({ primary: 'kraken' }, { ...croc, magics: ['steam-armor'] });
    t.dice(HITS, { attack: [1, 1, 1] }, SLIPS);
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.stat('werecroc', 'wrapped')]).toEqual([90 - 5 - 1, 0]);
  });
});

describe('costs, taxes and counts', () => {
  test('043 gen3 The Villain’s 10 may kill the payer’s primary only if a successor is there (W4.1.5, W7.2)', () => {
    const t = duel(
      { primary: 'the-villain' },
      { primary: { card: 'werewolf', hp: 10 }, hand: ['bug-spray', 'frog'] },
      { active: 1 },
    );
    t.opp.play('bug-spray');
    t.opp.summon('frog');
    expect([t.zone('werewolf'), t.zone('bug-spray')]).toEqual(['opp:cemetery', 'opp:magic']);
  });

  test('119 gen1 Mysterious Door under the Old Logging Road: 15 in all', () => {
    const t = duel(
      { ...ogre, hand: ['mysterious-door'], magics: ['old-logging-road'] },
      { hand: ['bull-power'] },
      { active: 1 },
    );
    t.opp.play('bull-power', 'werewolf');
    t.me.play('mysterious-door');
    expect([t.hp('ogre'), t.hp('werewolf')]).toEqual([75, 65]);
  });

  test('109 The Guide and 003 gen3 Enlightened Soul: half of the printed HP, not of what counts', () => {
    const t = duel(
      { primary: { card: 'the-guide', hp: 10 } },
      { primary: 'enlightened-soul', hand: ['ogre'] },
      { active: 1 },
    );
    t.opp.summon('ogre');
    expect([t.hp('the-guide'), t.cemeteryHp('opp')]).toEqual([20, -20]);
  });

  test('W13.3.1 146 gen3 Pylon and W6.5.2: five slots, three taken, two left for equips on opponents too', () => {
    const t = duel(
      { hand: ['constructed-pylon'] },
      { ...croc, hand: ['unicorn-might', 'unicorn-might', 'unicorn-might'] },
    );
    t.me.play('constructed-pylon');
    rest(t);
    t.opp.play('unicorn-might', 'werewolf');
    t.opp.play('unicorn-might', 'werewolf');
    expect(offers(t, 'play unicorn-might')).toBe(false);
  });

  test('123 Sleepy Scent heals in two combat phases and goes when the second cycle is over (W11)', () => {
    const t = duel({ primary: { card: 'werewolf', hp: 30 }, hand: ['sleepy-scent'] }, croc);
    t.me.play('sleepy-scent', 'werewolf');
    while (t.zone('sleepy-scent') === 'me:magic') t.players[t.state.active].endTurn();
    expect(t.hp('werewolf')).toBe(50);
  });
});
