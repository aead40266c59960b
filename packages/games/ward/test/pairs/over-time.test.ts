import { describe } from 'vitest';
import type { WardScenario } from '../support.ts';
import { rest } from '../support.ts';
import { cases, croc, ogre, SLIPS } from './cases.ts';

/** Damage and healing over time, holds, and time itself, where another text meets them. */

/** Hits critically, the other slips; stops in the second magic phase, when what runs over time has struck. */
const bite = (t: WardScenario, target: string, attack: number[]): void => {
  t.dice({ hit: [6, 6] }, { attack }, SLIPS);
  t.stopAt('me second');
  t.me.battle(target);
};

describe('damage over time (W11)', () => {
  cases({
    'Dire Wolf and Ghost Form: the tick does nothing': {
      me: { primary: 'dire-wolf' },
      opp: { ...croc, magics: ['ghost-form'] },
      does: (t) => bite(t, 'werecroc', [1]),
      shows: { 'werecroc hp': 90 },
    },
    'Dire Wolf and Giant Turtle: half of the tick while it is slower': {
      me: { primary: 'dire-wolf' },
      opp: { primary: 'giant-turtle' },
      does: (t) => bite(t, 'giant-turtle', [2]),
      shows: { 'giant-turtle hp': 50 - 2 - 1 - 5 },
    },
    'Dire Wolf and Swamp Dragon: no tick': {
      me: { primary: 'dire-wolf' },
      opp: { primary: 'swamp-dragon' },
      does: (t) => bite(t, 'swamp-dragon', [1]),
      shows: { 'swamp-dragon hp': 80 - 2 - 1 },
    },
    'Dire Wolf on a creature in Contaminate: no second one (W11.3)': {
      me: { primary: 'dire-wolf' },
      opp: { ...croc, hand: ['contaminate'] },
      more: { active: 1 },
      does: (t) => {
        t.opp.play('contaminate');
        t.stopAt('me main');
        rest(t, 1);
        bite(t, 'werecroc', [1]);
      },
      // 5 at the end of its own combat phase; the bite of 2, the slip; nothing of the Wolf's.
      shows: { 'werecroc hp': 90 - 5 - 2 - 1 },
    },
    'Dire Wolf under The Iron Range: a hit, and no poison': {
      me: { primary: 'dire-wolf', magics: ['the-iron-range'] },
      opp: croc,
      does: (t) => bite(t, 'werecroc', [1]),
      shows: { 'werecroc hp': 90 - 2 - 1 },
    },
    'Ancient Scorpion’s critical hit: the blow is doubled, the 20 of its poison are not': {
      me: { primary: 'ancient-scorpion' },
      opp: croc,
      does: (t) => bite(t, 'werecroc', [1]),
      shows: { 'werecroc hp': 90 - 6 - 1 - 20 },
    },
    'Warg and Health Potion: one tick in all, then the wound is healed': {
      me: { primary: 'warg' },
      opp: { ...croc, hand: ['health-potion'] },
      does: (t) => {
        bite(t, 'werecroc', [1]);
        rest(t);
        t.opp.play('health-potion', 'werecroc');
        rest(t, 1);
      },
      shows: { 'werecroc hp': 90 },
    },
    'Allosaurus leaves, and its poison with it': {
      me: { primary: 'allosaurus', hand: ['frog'] },
      opp: { ...croc, hand: ['terrifying-roar'] },
      does: (t) => {
        bite(t, 'werecroc', [1]);
        t.stopAt('opp main', 'me main');
        rest(t);
        t.opp.play('terrifying-roar');
        t.me.summon('frog');
        rest(t, 1);
        rest(t);
      },
      shows: { 'werecroc hp': 90 - 8 - 1 - 10 },
    },
    'Grizzly Bear leaves, and its poison runs on': {
      me: { primary: 'grizzly-bear', hand: ['frog'] },
      opp: { ...croc, hand: ['terrifying-roar'] },
      does: (t) => {
        bite(t, 'werecroc', [1, 1]);
        t.stopAt('opp main', 'me main');
        rest(t);
        t.opp.play('terrifying-roar');
        t.me.summon('frog');
        rest(t, 1);
        rest(t);
      },
      shows: { 'werecroc hp': 90 - 14 - 1 - 20 },
    },
    'a poisoned creature and Turncoat: the poison stays on it': {
      me: { primary: 'grizzly-bear', hand: ['turncoat'] },
      opp: croc,
      does: (t) => {
        bite(t, 'werecroc', [1, 1]);
        t.me.play('turncoat');
        t.stopAt('opp main', 'me main');
        rest(t);
        rest(t, 1);
        rest(t);
      },
      shows: { 'werecroc zone': 'me:primary', 'werecroc hp': 90 - 14 - 1 - 20 },
    },
    'Sleepy Scent and a Warg’s tick: any damage wakes the sleeper': {
      me: { primary: 'warg' },
      opp: { ...croc, magics: ['sleepy-scent'] },
      does: (t) => {
        t.dice({ hit: [6, 5] }, { attack: [1] }, SLIPS);
        t.stopAt('me second');
        t.me.battle('werecroc');
      },
      shows: { 'sleepy-scent zone': 'opp:cemetery', 'werecroc asleep': 0 },
    },
    'rumble: Lava Golem and A Loving God: being kept from battle is no excuse': {
      seats: [{ ...ogre, magics: ['a-loving-god'] }, { primary: 'lava-golem' }, croc],
      does: (t) => {
        t.stopAt('me main', 'seat1 main');
        rest(t);
      },
      shows: { 'ogre hp': 85, 'werecroc hp': 90 },
    },
    'Death Omen and Ghost Form on the weakest: it is chosen and takes nothing': {
      me: { primary: { card: 'werewolf', hp: 10 }, magics: ['death-omen', 'ghost-form'] },
      opp: croc,
      shows: { 'werewolf hp': 10, 'werecroc hp': 90 },
    },
    'Bramble Field and Wings of the Beast: who is winged is spared': {
      me: { magics: ['bramble-field', 'wings-of-the-beast'] },
      opp: croc,
      shows: { 'werewolf hp': 70, 'werecroc hp': 85 },
    },
    'Bramble Field and a limited summon: it takes no damage (W13.2.1)': {
      me: { side: ['goblin'], magics: ['bramble-field'] },
      opp: croc,
      shows: { 'werewolf hp': 65, 'goblin hp': 30 },
    },
  });
});

describe('064 Hourglass of Time turns back', () => {
  /** The opponent turns my turn back as soon as it is their say after `done`. */
  const back = (t: WardScenario, done: () => boolean): void => {
    for (let i = 0; i < 40 && !(t.asked === 'opp respond' && done()); i++) {
      if (t.asked === 'opp respond') t.opp.pass();
      else t.me.next();
    }
    t.opp.play('hourglass-of-time');
  };
  const glass = { hand: ['hourglass-of-time'] };
  const go = (t: WardScenario): void => {
    while (t.asked === 'opp respond') t.opp.pass();
  };
  cases({
    'the poison of a Dire Wolf': {
      me: { primary: 'dire-wolf' },
      opp: { ...croc, ...glass },
      does: (t) => {
        go(t);
        t.dice({ hit: [6, 6] }, { attack: [1] }, SLIPS);
        if (t.asked === 'me main') t.me.next();
        go(t);
        t.me.battle('werecroc');
        back(t, () => t.hp('werecroc') < 80);
      },
      shows: { 'werecroc hp': 90, 'hourglass-of-time zone': 'opp:cemetery' },
    },
    'a Turncoat': {
      me: { ...ogre, hand: ['turncoat'] },
      opp: { ...croc, ...glass },
      does: (t) => {
        go(t);
        t.me.play('turncoat');
        back(t, () => t.zone('ogre') === 'opp:primary');
      },
      shows: { 'ogre zone': 'me:primary', 'werecroc zone': 'opp:primary', 'turncoat zone': 'me:hand' },
    },
    'an equip, and the slot it took': {
      me: { ...ogre, hand: ['hero-shield'] },
      opp: { ...croc, ...glass },
      does: (t) => {
        go(t);
        t.me.play('hero-shield', 'ogre');
        back(t, () => t.zone('hero-shield') === 'me:magic');
      },
      shows: { 'ogre al': 8, 'hero-shield zone': 'me:hand' },
    },
    'the price paid to Old Logging Road': {
      me: { ...ogre, magics: ['old-logging-road'], hand: ['hero-shield'] },
      opp: { ...croc, ...glass },
      does: (t) => {
        go(t);
        t.me.play('hero-shield', 'ogre');
        back(t, () => t.zone('hero-shield') === 'me:magic');
      },
      // Its own player pays for the Hourglass in a turn that is undone with it.
      shows: { 'ogre hp': 90, 'werecroc hp': 90 },
    },
    'a sacrifice': {
      me: { ...ogre, hand: ['behemoth'] },
      opp: { ...croc, ...glass },
      does: (t) => {
        go(t);
        t.me.summon('behemoth', 'ogre');
        back(t, () => t.zone('behemoth') === 'me:primary');
      },
      shows: { 'ogre zone': 'me:primary', 'behemoth zone': 'me:hand', 'me buried': 0 },
    },
  });
});

describe('states meet states', () => {
  const on = (card: string) => ({ card, on: 'me:ogre' });
  cases({
    'Winter Chill and Frenzy: the frozen one cannot battle, so Frenzy is destroyed': {
      me: ogre,
      opp: { ...croc, magics: [on('winter-chill'), 'frenzy'] },
      does: (t) => {
        for (let i = 0; i < 10 && t.state.active === 0; i++) t.me.next();
      },
      shows: { 'frenzy zone': 'opp:cemetery' },
    },
    'Winter Chill and Steam Armor on one creature: worn, and without effect meanwhile': {
      me: { ...ogre, magics: ['steam-armor'] },
      opp: { ...croc, magics: [on('winter-chill')] },
      does: (t) => {
        if (t.asked === 'me main') t.me.next();
      },
      shows: { 'ogre frozen': 0, 'can battle ogre': true },
    },
    'A Loving God and Double Hit: nobody can battle, however often': {
      me: { ...ogre, magics: ['double-hit'] },
      opp: { ...croc, magics: ['a-loving-god'] },
      does: (t) => t.stopAt('me second'),
      shows: { 'can battle ogre': false },
    },
    'Electroloon and an Ogre: stunned': {
      me: ogre,
      opp: { primary: 'electroloon' },
      does: (t) => t.stopAt('me main', 'me combat'),
      shows: { 'ogre stunned': 1 },
    },
    'Electroloon under Mind Sap: nobody is stunned': {
      me: ogre,
      opp: { primary: 'electroloon', magics: ['mind-sap'] },
      shows: { 'ogre stunned': 0, 'can battle ogre': true },
    },
    'rumble: Electroloon stuns both others, not a Steam Rex': {
      seats: [ogre, { primary: 'electroloon' }, { primary: 'steam-rex' }],
      does: (t) => t.stopAt('me main', 'me combat'),
      shows: { 'ogre stunned': 1, 'steam-rex stunned': 0, 'electroloon stunned': 0 },
    },
    'Sonic Screech and Ghost Form: its 5 are prevented, it still deals nothing': {
      me: { ...ogre, magics: ['ghost-form'] },
      opp: { ...croc, magics: [on('sonic-screech')] },
      does: (t) => {
        t.dice({ effect: [4] }, SLIPS);
        t.stopAt('me second');
        t.me.battle('werecroc');
      },
      shows: { 'ogre hp': 90, 'werecroc hp': 89 },
    },
    'The Wither against who wears Fear: two more dice, two more MOD; what failed the roll does nothing': {
      me: { primary: 'the-wither' },
      opp: { ...croc, magics: ['fear'] },
      does: (t) => {
        t.dice({ effect: [5] });
        bite(t, 'werecroc', [1, 1, 1, 1, 1]);
      },
      shows: { 'werecroc hp': 90 - 20 },
    },
    'Irresistible Love and Demon Knight: no damage by what an opponent controls': {
      me: { primary: 'demon-knight' },
      opp: { ...croc, magics: ['irresistible-love'] },
      does: (t) => {
        t.dice({ effect: [5] });
        t.me.use('demon-knight');
      },
      shows: { 'werecroc hp': 90 },
    },
    'Omega Titan and Raging Inferno: damage from what that player controls is off': {
      me: { primary: 'omega-titan', magics: ['holy-water'] },
      opp: { ...croc, magics: [{ card: 'raging-inferno', on: 'opp:werecroc' }] },
      does: (t) => {
        t.dice({ effect: [2] });
        t.me.use('omega-titan');
        t.dice({ hit: [6, 5] }, { attack: [1, 1, 1, 1] }, SLIPS);
        t.stopAt('me second');
        t.me.battle('werecroc');
      },
      shows: { 'omega-titan hp': 120 },
    },
  });
});
