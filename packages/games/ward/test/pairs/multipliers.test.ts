import { describe } from 'vitest';
import type { WardScenario } from '../support.ts';
import { cases, croc, HITS, MISSES, ogre, SLIPS } from './cases.ts';

/**
 * Attack damage where several texts have a say: sums first, then every multiplier after another (W5.3.1, W5.3.2), halves last. In each case
 * my creature strikes first and hits, and what strikes back misses.
 */

/** Hits with 6 and 5, or critically with 6 and 6, deals these dice, and the other misses. */
const strike =
  (target: string, attack: number[], hit: { hit: number[] } = HITS) =>
  (t: WardScenario): void => {
    t.dice(hit, { attack }, SLIPS);
    t.stopAt('second');
    t.me.battle(target);
  };
const CRIT = { hit: [6, 6] };

describe('multipliers follow one another', () => {
  cases({
    'Assassin and Backstab: (3 + 5) × 3 × 3': {
      me: { primary: 'assassin', hand: ['backstab'] },
      opp: croc,
      does: (t) => {
        t.me.play('backstab');
        strike('werecroc', [1, 1, 1])(t);
      },
      shows: { 'werecroc hp': 90 - 72 - 1 },
    },
    'Rogue, a critical hit and Backstab: 5 × 3 × 2 × 3 = 90': {
      me: { primary: 'rogue', hand: ['backstab'] },
      opp: { primary: 'kappa-king' },
      does: (t) => {
        t.me.play('backstab');
        strike('kappa-king', [2, 3], CRIT)(t);
      },
      shows: { 'kappa-king hp': 100 - 90 - 1 },
    },
    'Elf in a Common Sword against wings: (3 + 1 + 4) × 3': {
      me: { primary: 'elf', magics: ['common-sword'] },
      opp: { primary: 'griffin' },
      does: strike('griffin', [3]),
      shows: { 'griffin hp': 80 - 24 - 1 },
    },
    'Elf against a wearer of Wings of the Beast: winged, but out of its reach': {
      me: { primary: 'elf' },
      opp: { ...croc, magics: ['wings-of-the-beast'] },
      does: strike('werecroc', [3]),
      shows: { 'werecroc hp': 89 },
    },
    'Dragon’s Bane and Tri-Dragon’s equal hit dice: (3 + 3) × 2 × 3, never a critical hit': {
      me: { primary: 'tri-dragon', magics: ['dragons-bane'] },
      opp: { primary: 'red-dragon' },
      does: (t) => {
        t.dice(SLIPS, CRIT, { attack: [1, 1, 1] });
        t.me.battle('red-dragon');
      },
      shows: { 'red-dragon hp': 100 - 1 - 36 },
    },
    'Hell Skeleton and Holy Water against a Demon: its own ×2 alone': {
      me: { primary: 'hell-skeleton', magics: ['holy-water'] },
      opp: { primary: 'shadow-demon' },
      does: (t) => {
        t.dice(MISSES, HITS, { attack: [1, 1, 1] });
        t.me.battle('shadow-demon');
      },
      shows: { 'shadow-demon hp': 60 - 10 },
    },
    'Hell Skeleton and Holy Water against an Undead: ×2 × 2': {
      me: { primary: 'hell-skeleton', magics: ['holy-water'] },
      opp: { primary: 'fallen-crusader' },
      does: strike('fallen-crusader', [1, 1, 1]),
      shows: { 'fallen-crusader hp': 80 - 20 - 1 },
    },
    'Exorcism and Hell Walker against a Demon: ×2 × 2': {
      me: { primary: 'hell-walker', magics: ['exorcism'] },
      opp: { primary: 'shadow-demon' },
      does: strike('shadow-demon', [1, 1, 1]),
      shows: { 'shadow-demon hp': 60 - 32 - 1 },
    },
    'Exorcism and Demon Blood: who wears it is a Demon': {
      me: { magics: ['exorcism'] },
      opp: { ...croc, magics: ['demon-blood'] },
      does: strike('werecroc', [1, 1]),
      shows: { 'werecroc hp': 90 - 10 - 1 },
    },
    'Demon Blood on an Undead under Holy Water: an Undead no more': {
      me: { magics: ['holy-water'] },
      opp: { primary: 'fallen-crusader', magics: ['demon-blood'] },
      does: strike('fallen-crusader', [1, 1]),
      shows: { 'fallen-crusader hp': 80 - 5 - 1 },
    },
    'Bug Spray and Orcs VS Apes: a Bug is no Humanoid': {
      me: { magics: ['bug-spray', 'orcs-vs-apes'] },
      opp: { primary: 'bug-man' },
      does: strike('bug-man', [1, 1]),
      shows: { 'bug-man hp': 70 - 10 - 1 },
    },
    'two Orcs VS Apes: ×2 × 2': {
      me: { magics: ['orcs-vs-apes', 'orcs-vs-apes'] },
      opp: { primary: 'dwarf-soldier' },
      does: strike('dwarf-soldier', [1, 1]),
      shows: { 'dwarf-soldier hp': 50 - 20 - 1 },
    },
    'God Killer Brox and a Bulwark on its target: AL 12 counts, ×4': {
      me: { primary: 'god-killer-brox' },
      opp: { ...croc, magics: ['bulwark'] },
      does: strike('werecroc', [1, 1], CRIT),
      shows: { 'werecroc hp': 90 - 56 - 1 },
    },
    'God Killer Brox and Curse: AL 1 is not 12': {
      me: { primary: 'god-killer-brox', magics: ['curse'] },
      opp: { primary: 'captain-ward' },
      does: strike('captain-ward', [1, 1]),
      shows: { 'captain-ward hp': 100 - 7 - 1 },
    },
    'Steam Golem against a Unicorn Might: AL 12 − 2 is not 12': {
      me: { primary: 'steam-golem' },
      opp: { primary: 'undead-tower', magics: ['unicorn-might'] },
      does: (t) => {
        t.dice(SLIPS, HITS, { attack: [1, 1, 1] });
        t.me.battle('undead-tower');
      },
      shows: { 'undead-tower hp': 120 - 1 - 8 },
    },
    'Wizard Frog and a critical hit: ×2 for the card it put back, ×2': {
      me: { primary: 'wizard-frog', hand: ['magic-belt'] },
      opp: croc,
      does: (t) => {
        t.me.use('wizard-frog', 'magic-belt');
        strike('werecroc', [1, 1], CRIT)(t);
      },
      shows: { 'werecroc hp': 90 - 20 - 1 },
    },
    'Corn Creeper with Backstab: (2 + 2) × 5 × 3': {
      me: { primary: 'corn-creeper', hand: ['backstab'] },
      opp: croc,
      does: (t) => {
        t.me.play('backstab');
        strike('werecroc', [1, 1])(t);
      },
      shows: { 'werecroc hp': 90 - 60 - 1 },
    },
    'Bio-Regeneration and a critical hit: ×2 × 2': {
      me: { magics: ['bio-regeneration'] },
      opp: croc,
      does: strike('werecroc', [1, 1], CRIT),
      shows: { 'werecroc hp': 90 - 20 - 1 },
    },
    'The Villain, struck by The Hero in a Common Sword: (3 + 3 + 4) × 3': {
      me: { primary: 'the-hero', magics: ['common-sword', 'magic-ring'] },
      opp: { primary: 'the-villain' },
      does: strike('the-villain', [1, 1, 1]),
      shows: { 'the-villain hp': 120 - 30 - 1 },
    },
    'The Villain under The Iron Range: The Hero deals what he deals': {
      me: { primary: 'the-hero', magics: ['magic-ring', 'the-iron-range'] },
      opp: { primary: 'the-villain' },
      does: strike('the-villain', [1, 1, 1]),
      shows: { 'the-villain hp': 120 - 6 - 1 },
    },
    'Cryovore’s 10 come after multipliers: (1 + 1 + 2) × 2 + 10': {
      me: { primary: 'cryovore', magics: ['mounted-assault'] },
      opp: { primary: 'bronto' },
      does: (t) => {
        t.me.use('cryovore');
        if (t.asked === 'me mode') t.me.pick('mode 0');
        strike('bronto', [1, 1], CRIT)(t);
      },
      shows: { 'bronto hp': 110 - 18 - 1 },
    },
    'Orc’s double for a 6 on a die that Army of the Orcs added': {
      me: { primary: 'orc', magics: ['army-of-the-orcs', 'magic-ring'] },
      opp: croc,
      does: strike('werecroc', [1, 6]),
      shows: { 'werecroc hp': 90 - 2 * (7 + 2 + 6) - 1 },
    },
    'Martial Arts Man’s 20 are no part of the attack: not multiplied by Backstab': {
      me: { primary: 'werewolf', hand: ['backstab', 'martial-arts-man'] },
      opp: croc,
      does: (t) => {
        t.me.play('backstab');
        t.dice(HITS, { attack: [1, 1] });
        t.me.battle('werecroc');
        t.dice(SLIPS);
        t.stopAt('second');
        t.me.play('martial-arts-man');
      },
      shows: { 'werecroc hp': 90 - 15 - 20 - 1 },
    },
  });
});

describe('what lessens a blow', () => {
  cases({
    'Giant Turtle and a critical hit: half of what was doubled': {
      me: { primary: 'werewolf' },
      opp: { primary: 'giant-turtle' },
      does: strike('giant-turtle', [1, 2], CRIT),
      // The die of its own critical miss is halved as well: half of 1 is 1.
      shows: { 'giant-turtle hp': 50 - 6 - 1 },
    },
    'Giant Turtle in Mounted Assault is faster than an Ogre: the whole blow': {
      me: { ...ogre },
      opp: { primary: 'giant-turtle', magics: ['mounted-assault'] },
      does: (t) => {
        t.dice(SLIPS, HITS, { attack: [1, 1, 1] });
        t.me.battle('giant-turtle');
      },
      shows: { 'giant-turtle hp': 50 - 1 - 6 },
    },
    'Giant Turtle and Reverse Polarity: it strikes first, and takes half all the same': {
      me: { ...ogre, magics: ['reverse-polarity'] },
      opp: { primary: 'giant-turtle' },
      does: (t) => {
        t.dice({ hit: [1, 2] }, HITS, { attack: [1, 2, 2] });
        t.me.battle('giant-turtle');
      },
      shows: { 'giant-turtle hp': 50 - 4 },
    },
    'Arcturus and a Common Sword: base dice and base MOD alone': {
      me: { magics: ['common-sword'] },
      opp: { primary: 'arcturus' },
      does: (t) => {
        t.dice({ order: [6, 1] });
        strike('arcturus', [1, 1])(t);
      },
      shows: { 'arcturus hp': 70 - 5 },
    },
    'Arcturus and a critical hit with Backstab: no doubling, no tripling': {
      me: { hand: ['backstab'] },
      opp: { primary: 'arcturus' },
      does: (t) => {
        t.me.play('backstab');
        strike('arcturus', [1, 1], CRIT)(t);
      },
      shows: { 'arcturus hp': 70 - 5 },
    },
    'Arcturus and Ignite: no effect damage': {
      me: { ...ogre, hand: ['ignite'] },
      opp: { primary: 'arcturus' },
      does: (t) => {
        t.dice({ effect: [6] });
        t.me.play('ignite', 'arcturus');
      },
      shows: { 'arcturus hp': 70 },
    },
    'Arcturus and a Grizzly Bear: its poison is void': {
      me: { primary: 'grizzly-bear' },
      opp: { primary: 'arcturus' },
      does: (t) => {
        t.dice({ order: [6, 1] });
        strike('arcturus', [1, 1])(t);
      },
      shows: { 'arcturus hp': 70 - 7 },
    },
    'Lurking Slime halves in its own turn alone': {
      me: { primary: 'lurking-slime' },
      opp: { primary: 'werewolf' },
      does: (t) => {
        t.dice(HITS, { attack: [1, 2] }, SLIPS);
        t.me.battle('werewolf');
      },
      shows: { 'lurking-slime hp': 60 - 3 - 1 },
    },
    'Swamp Dragon and Demon Knight: effect damage is void': {
      me: { primary: 'demon-knight' },
      opp: { primary: 'swamp-dragon' },
      does: (t) => {
        t.dice({ effect: [6] });
        t.me.use('demon-knight');
      },
      shows: { 'swamp-dragon hp': 80 },
    },
    'Swamp Dragon and Bomb: void as well': {
      me: { ...ogre, hand: ['evil-queen'] },
      opp: { primary: 'swamp-dragon', magics: ['bomb'] },
      does: (t) => t.me.play('evil-queen'),
      shows: { 'swamp-dragon hp': 80, 'bomb zone': 'opp:cemetery' },
    },
    'Swamp Dragon and Dragon’s Bane: multipliers on battle damage do apply': {
      me: { magics: ['dragons-bane'] },
      opp: { primary: 'swamp-dragon' },
      does: strike('swamp-dragon', [1, 1]),
      shows: { 'swamp-dragon hp': 80 - 10 - 1 },
    },
    'Catcow on a Goblin’s strike: no dice at all, its MOD and ATK': {
      me: { primary: 'goblin', magics: ['catcow', 'common-sword', 'magic-ring'] },
      opp: croc,
      does: (t) => {
        t.dice(HITS, SLIPS);
        t.stopAt('second');
        t.me.battle('werecroc');
      },
      shows: { 'werecroc hp': 90 - 5 - 1 },
    },
    'Catcow on a Goblin with a Magic Watch: without attack dice there are none to roll again': {
      me: { primary: 'goblin', magics: ['catcow', 'magic-watch', 'magic-ring'] },
      opp: croc,
      does: (t) => {
        t.dice(HITS);
        t.me.battle('werecroc');
        t.dice(SLIPS);
        t.stopAt('second');
        while (t.asked === 'me respond' || t.asked === 'me may') t.asked === 'me may' ? t.me.no() : t.me.pass();
      },
      shows: { 'werecroc hp': 90 - 1 - 1 },
    },
  });
});

describe('hit rolls and the order of blows', () => {
  cases({
    'Sprite and a total that reaches: no 3 or 4, no hit': {
      me: { primary: 'werewolf' },
      opp: { primary: 'sprite' },
      does: (t) => {
        t.dice(SLIPS, HITS);
        t.me.battle('sprite');
      },
      shows: { 'sprite hp': 20 - 1 },
    },
    'Sprite and Death From Above: an automatic hit hits Sprite too': {
      me: { primary: 'werewolf', hand: ['death-from-above'] },
      opp: { primary: 'sprite' },
      does: (t) => {
        t.me.play('death-from-above');
        t.dice(SLIPS, HITS, { attack: [1, 1] });
        t.me.battle('sprite');
      },
      shows: { 'sprite hp': 20 - 1 - 5 },
    },
    'Scarlett and Fog: it rolls no hit and always hits': {
      me: { primary: 'fog' },
      opp: { primary: 'scarlett', hand: ['frog'] },
      does: (t) => {
        t.dice(SLIPS, { attack: [1, 1] });
        t.me.battle('scarlett');
      },
      shows: { 'scarlett hp': 10 - 1 - 4 },
    },
    'Scarlett and Backstab: hit whatever her attacker’s dice show': {
      me: { hand: ['backstab'] },
      opp: { primary: 'scarlett', hand: ['frog'] },
      does: (t) => {
        t.me.play('backstab');
        t.dice({ hit: [1, 2] }, { attack: [1, 1] });
        t.me.battle('scarlett');
      },
      shows: { 'scarlett zone': 'opp:cemetery' },
    },
    'Scarlett and one hit die under Dark Moon: two equal dice are out of reach': {
      me: { primary: 'werewolf' },
      opp: { primary: 'scarlett', magics: ['dark-moon'] },
      does: (t) => {
        t.dice(SLIPS, { hit: [6] });
        t.me.battle('scarlett');
      },
      shows: { 'scarlett hp': 10 - 1 },
    },
    'Maniac in a Magic Ring: dice alone, 8 to 12 is a critical hit': {
      me: { primary: 'maniac', magics: ['magic-ring', 'mounted-assault'] },
      opp: { primary: 'bronto' },
      does: strike('bronto', [1, 1, 1], { hit: [4, 4] }),
      shows: { 'bronto hp': 110 - 6 - 1 },
    },
    'Maniac with Warming Glow: 13 and more is a plain hit': {
      me: { primary: 'maniac', magics: ['warming-glow', 'mounted-assault'] },
      opp: { primary: 'bronto' },
      does: strike('bronto', [1, 1, 1], { hit: [5, 5, 4] }),
      shows: { 'bronto hp': 110 - 3 - 1 },
    },
    'Maniac with Death From Above: 7 would be a critical miss, and hits': {
      me: { primary: 'maniac', magics: ['mounted-assault'], hand: ['death-from-above'] },
      opp: { primary: 'bronto' },
      does: (t) => {
        t.me.play('death-from-above');
        t.dice({ hit: [3, 4] }, { attack: [1, 1, 1] }, SLIPS);
        t.stopAt('second');
        t.me.battle('bronto');
      },
      shows: { 'bronto hp': 110 - 3 - 1 },
    },
    'Ring of Extremes on a Maniac under Mind Sap: the ring’s table, 8 is a critical miss': {
      me: { primary: 'maniac', magics: ['ring-of-extremes', 'mind-sap', 'mounted-assault'] },
      opp: { primary: 'bronto' },
      does: (t) => {
        t.dice({ hit: [4, 4], slip: [2] }, SLIPS);
        t.me.battle('bronto');
      },
      shows: { 'maniac hp': 98 },
    },
    'Smokescreen and two sixes’ worth: one hit die, no critical (W10.3.3)': {
      me: { magics: ['magic-ring'] },
      opp: { ...croc, magics: [{ card: 'smokescreen', on: 'me:werewolf' }] },
      does: strike('werecroc', [1, 1], { hit: [6] }),
      shows: { 'werecroc hp': 90 - 5 - 1 },
    },
    'Bear Wolf under Reverse Polarity strikes first: SPD is not compared at all': {
      me: { primary: 'bear-wolf', magics: ['reverse-polarity'] },
      opp: croc,
      does: strike('werecroc', [1, 1]),
      shows: { 'werecroc hp': 90 - 6 - 1 },
    },
    'Reverse Polarity and Ball and Chain: the slowed one strikes first': {
      me: { magics: ['reverse-polarity', 'ball-and-chain'] },
      opp: ogre,
      does: strike('ogre', [1, 1]),
      shows: { 'ogre hp': 90 - 5 - 1 },
    },
    'Backstab and Bear Wolf: both strike first, one die each (W10.2.2)': {
      me: { hand: ['backstab'] },
      opp: { primary: 'bear-wolf' },
      does: (t) => {
        t.me.play('backstab');
        t.dice({ order: [1, 6] }, SLIPS, { hit: [1, 2] }, { attack: [1, 1] });
        t.me.battle('bear-wolf');
      },
      shows: { 'bear-wolf hp': 50 - 1 - 15 },
    },
    'Assassin in Ball and Chain, hit before it hits: not first, no ×3': {
      me: { primary: 'assassin', magics: [{ card: 'ball-and-chain', on: 'me:assassin' }] },
      opp: { primary: 'werewolf' },
      does: (t) => {
        t.dice({ hit: [6, 5] }, { attack: [1, 1] }, HITS, { attack: [1, 1, 1] });
        t.me.battle('werewolf');
      },
      shows: { 'assassin hp': 10 - 5, 'werewolf hp': 70 - 8 },
    },
  });
});
