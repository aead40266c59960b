import { describe } from 'vitest';
import { cases, ogre, spare, wolf } from './pairs/cases.ts';
import { rest } from './support.ts';

/** Rarely met: several answers in one chain, and demands and locks on who plays. */

const goblin = { primary: 'goblin' };

describe('answers upon answers (W14)', () => {
  cases({
    'axe, Orc Mischief, Haunted Tree: the axe is worn': {
      me: { ...wolf, hand: ['battle-axe', 'haunted-tree'] },
      opp: { ...ogre, hand: ['orc-mischief'] },
      does: (t) => {
        t.me.play('battle-axe', 'werewolf');
        t.opp.play('orc-mischief');
        t.me.play('haunted-tree');
      },
      shows: { 'battle-axe zone': 'me:magic', 'orc-mischief zone': 'opp:cemetery', 'haunted-tree zone': 'me:cemetery' },
    },
    'axe, Haunted Tree, Scroll of Silence: the Scroll cannot be negated, so a second Tree does not help': {
      me: { ...wolf, hand: ['battle-axe', 'scroll-of-silence'] },
      opp: { ...ogre, hand: ['haunted-tree', 'orc-mischief'] },
      does: (t) => {
        t.me.play('battle-axe', 'werewolf');
        t.opp.play('haunted-tree');
        t.me.play('scroll-of-silence');
        t.everyonePasses();
      },
      shows: { 'battle-axe zone': 'me:magic', 'haunted-tree zone': 'opp:cemetery' },
    },
    'Hell Hath No Fury upon a Tree: half of the HP goes, and the Tree negates all the same': {
      me: { ...wolf, hand: ['battle-axe', 'hell-hath-no-fury'] },
      opp: { ...ogre, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('battle-axe', 'werewolf');
        t.opp.play('haunted-tree');
        t.me.play('hell-hath-no-fury');
      },
      shows: { 'ogre hp': 45, 'battle-axe zone': 'me:cemetery' },
    },
    'Lightning Strike, negated: nobody takes its 20': {
      me: { ...wolf, hand: ['battle-axe', 'haunted-tree'] },
      opp: { ...ogre, hand: ['lightning-strike'] },
      does: (t) => {
        t.me.play('battle-axe', 'werewolf');
        t.opp.play('lightning-strike');
        t.me.play('haunted-tree');
      },
      shows: { 'werewolf hp': 70, 'ogre hp': 90, 'battle-axe zone': 'me:magic' },
    },
    'Lightning Strike lets everybody take 20, its own player too': {
      me: { ...wolf, hand: ['battle-axe'] },
      opp: { ...ogre, hand: ['lightning-strike'] },
      does: (t) => {
        t.me.play('battle-axe', 'werewolf');
        t.opp.play('lightning-strike');
      },
      shows: { 'werewolf hp': 50, 'ogre hp': 70 },
    },
    'Celestial Power is not stopped by a Tree': {
      me: { ...wolf, hand: ['celestial-power'] },
      opp: { ...ogre, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('celestial-power', 'werewolf');
        t.everyonePasses();
      },
      shows: { 'celestial-power zone': 'me:magic', 'werewolf spd': 16 },
    },
    'Celestial Power, once it lies there, is destroyed by Evil Queen': {
      me: { ...wolf, hand: ['evil-queen'] },
      opp: { ...ogre, magics: ['celestial-power'] },
      does: (t) => t.me.play('evil-queen'),
      shows: { 'celestial-power zone': 'opp:cemetery' },
    },
    'Sasquatch: after it that player has no Lightning for a cycle': {
      me: { ...wolf, hand: ['battle-axe', 'hero-shield', 'haunted-tree'] },
      opp: { ...ogre, hand: ['sasquatch', 'magic-eater'] },
      does: (t) => {
        t.me.play('battle-axe', 'werewolf');
        t.opp.play('sasquatch');
        t.me.pass();
        t.me.play('hero-shield', 'werewolf');
        rest(t);
        t.opp.play('magic-eater');
      },
      shows: { 'hero-shield zone': 'me:cemetery', 'haunted-tree zone': 'me:hand' },
    },
    'a negated Sasquatch locks nobody': {
      me: { ...wolf, hand: ['battle-axe', 'haunted-tree', 'scroll-of-silence'] },
      opp: { ...ogre, hand: ['sasquatch', 'magic-eater'] },
      does: (t) => {
        t.me.play('battle-axe', 'werewolf');
        t.opp.play('sasquatch');
        t.me.play('scroll-of-silence');
        rest(t);
        t.opp.play('magic-eater');
        t.me.play('haunted-tree');
      },
      shows: { 'battle-axe zone': 'me:magic', 'magic-eater zone': 'opp:cemetery' },
    },
    'Bunnysaurus negates one magic in a stay, and not a second': {
      me: { ...wolf, hand: ['ignite', 'evil-queen'] },
      opp: { primary: 'bunnysaurus', magics: ['holy-water'] },
      does: (t) => {
        t.me.play('ignite', 'bunnysaurus');
        t.opp.use('bunnysaurus');
        t.me.play('evil-queen', 'holy-water');
      },
      shows: { 'bunnysaurus hp': 40, 'holy-water zone': 'opp:cemetery' },
    },
    'Ooze Weaver swallows two magics and dies of it; both stay negated': {
      me: { ...wolf, hand: ['hero-shield', 'battle-axe'] },
      opp: { primary: 'ooze-weaver', hand: spare },
      does: (t) => {
        t.me.play('hero-shield', 'werewolf');
        t.opp.use('ooze-weaver');
        t.me.play('battle-axe', 'werewolf');
        t.opp.use('ooze-weaver');
        t.opp.summon('frog');
      },
      shows: {
        'ooze-weaver zone': 'opp:cemetery',
        'hero-shield zone': 'me:cemetery',
        'battle-axe zone': 'me:cemetery',
      },
    },
    'Magic Shield takes the first Ignite, not the second': {
      me: { ...wolf, hand: ['ignite', 'ignite'] },
      opp: { ...ogre, magics: ['magic-shield'] },
      does: (t) => {
        t.me.play('ignite', 'ogre');
        t.dice({ effect: [1] });
        t.me.play('ignite', 'ogre');
      },
      shows: { 'ogre hp': 80, 'magic-shield zone': 'opp:cemetery' },
    },
    'Bait negated: the magic given for it stays in the hand (W6.2.2)': {
      me: { ...wolf, hand: ['bait', 'fear'] },
      opp: { ...ogre, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('bait', 'fear');
        t.opp.play('haunted-tree');
      },
      shows: { 'fear zone': 'me:hand', 'bait zone': 'me:cemetery' },
    },
    'Titan’s Amulet negated: no damage to its own player': {
      me: { ...wolf, hand: ['titans-amulet'] },
      opp: { ...ogre, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('titans-amulet', 'werewolf');
        t.opp.play('haunted-tree');
      },
      shows: { 'werewolf hp': 70 },
    },
    'Poisoned Potion on Repair Bear: 15 damage to a creature at full HP': {
      me: { ...wolf, hand: ['vampire-mistress'] },
      opp: { ...ogre, hand: ['poisoned-potion'] },
      does: (t) => {
        t.me.play('vampire-mistress', 'ogre', 'werewolf');
        t.opp.play('poisoned-potion');
      },
      shows: { 'ogre hp': 80, 'werewolf hp': 60 },
    },
    'Ancient Book answers a Lightning and stays; the Lightning goes on': {
      me: { ...wolf, hand: ['battle-axe', 'ancient-book'] },
      opp: { ...ogre, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('battle-axe', 'werewolf');
        t.opp.play('haunted-tree');
        t.me.play('ancient-book', 'werewolf');
      },
      shows: { 'ancient-book zone': 'me:magic', 'werewolf al': 12, 'battle-axe zone': 'me:cemetery' },
    },
    'Abominable Deer Man comes beside in answer to a Lightning': {
      me: { ...wolf, hand: ['battle-axe', 'abominable-deer-man'] },
      opp: { ...ogre, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('battle-axe', 'werewolf');
        t.opp.play('haunted-tree');
        t.me.play('abominable-deer-man');
      },
      shows: { 'abominable-deer-man zone': 'me:side' },
    },
    'Mind Sap in the window of Dark Angel: she lowers nobody': {
      me: { ...goblin, hand: ['dark-angel'] },
      opp: { ...ogre, hand: ['mind-sap'] },
      does: (t) => {
        t.everyonePasses();
        t.me.summon('dark-angel');
        t.opp.play('mind-sap');
        t.everyonePasses();
      },
      shows: { 'dark-angel zone': 'me:primary', 'ogre al': 8 },
    },
    'Witch’s Cabin on the card of the draw phase: to the bottom, before it is used': {
      me: { ...wolf, deck: ['hero-shield', 'goblin', 'owl'] },
      opp: { ...ogre, hand: ['witchs-cabin'] },
      does: (t) => {
        t.opp.play('witchs-cabin');
      },
      shows: { 'hero-shield zone': 'me:deck', 'goblin zone': 'me:deck' },
    },
    'Negative, negated: nothing is discarded, nothing destroyed': {
      me: { ...wolf, hand: ['negative', 'fear'] },
      opp: { ...ogre, hand: ['haunted-tree'], magics: ['holy-water'] },
      does: (t) => {
        t.me.play('negative', 'holy-water');
        t.opp.play('haunted-tree');
      },
      shows: { 'fear zone': 'me:hand', 'holy-water zone': 'opp:magic' },
    },
    'Chain Lightning counts magics of both sides': {
      me: { ...wolf, hand: ['chain-lightning'], magics: ['holy-water'] },
      opp: { ...ogre, magics: ['holy-water', 'living-trap'] },
      does: (t) => t.me.play('chain-lightning'),
      shows: { 'werewolf hp': 65, 'ogre hp': 75 },
    },
    'Adam Bomb destroys all but itself': {
      me: { ...wolf, hand: ['adam-bomb'], magics: ['hero-shield'] },
      opp: { ...ogre, magics: ['wood-axe'] },
      does: (t) => t.me.play('adam-bomb', 'werewolf'),
      shows: { 'adam-bomb zone': 'me:magic', 'hero-shield zone': 'me:cemetery', 'werewolf al': 9, 'ogre atk': 0 },
    },
  });
});

describe('demands and locks (W14.2.3)', () => {
  cases({
    'Old Logging Road and an opponent’s Villain: 15 for a magic': {
      me: { ...ogre, hand: ['hero-shield'], magics: ['old-logging-road'] },
      opp: { primary: 'the-villain' },
      does: (t) => t.me.play('hero-shield', 'ogre'),
      shows: { 'ogre hp': 75, 'hero-shield zone': 'me:magic' },
    },
    'the tax under Ghost Form: paid without damage': {
      me: { ...ogre, hand: ['hero-shield'], magics: ['ghost-form'] },
      opp: { primary: 'the-villain' },
      does: (t) => t.me.play('hero-shield', 'ogre'),
      shows: { 'ogre hp': 90, 'hero-shield zone': 'me:magic' },
    },
    'the tax on a Steam Rex: it pays, for the demand is on the player': {
      me: { primary: 'steam-rex', hand: ['holy-water'] },
      opp: { primary: 'the-villain' },
      does: (t) => t.me.play('holy-water'),
      shows: { 'steam-rex hp': 100 },
    },
    'Fazard bars Standard equips, too': {
      me: { primary: 'fazard', hand: ['battle-axe', 'wood-axe'] },
      opp: ogre,
      shows: { 'can play battle-axe': false, 'can play wood-axe': true },
    },
    'Foggy Night lets a Lightning be played if it is an equip': {
      me: { ...wolf, magics: ['foggy-night'], hand: ['magic-shield', 'attack-beacon'] },
      opp: ogre,
      shows: { 'can play attack-beacon': false, 'can play magic-shield': true },
    },
    'Hell Authority ends at the start of its player’s next turn': {
      me: { ...wolf, hand: ['hell-authority', 'fear'] },
      opp: { ...ogre, hand: ['hero-shield'] },
      does: (t) => {
        t.me.play('hell-authority');
        t.stopAt('opp main', 'me main');
        rest(t);
      },
      shows: { asked: 'opp main', 'can play hero-shield': false },
    },
    'Steam Angel on 2: an Epic creature is not summoned, a Legendary one is': {
      me: { primary: 'steam-angel', hand: ['bronto', 'hive-queen', 'frog'] },
      opp: ogre,
      does: (t) => {
        t.dice({ effect: [2] });
        t.me.use('steam-angel');
      },
      shows: { 'can summon bronto': false, 'can summon hive-queen': true },
    },
    'Omega Titan on 4 binds nobody': {
      me: { primary: 'omega-titan' },
      opp: { ...ogre, hand: ['hero-shield'] },
      does: (t) => {
        t.dice({ effect: [4] });
        t.me.use('omega-titan');
        rest(t);
      },
      shows: { 'can play hero-shield': true },
    },
    'Hell Walker: Demon Blood on one’s own primary bars one’s magics': {
      me: { ...wolf, magics: ['demon-blood'], hand: ['hero-shield'] },
      opp: { primary: 'hell-walker' },
      shows: { 'can play hero-shield': false },
    },
    'Constructed Pylon with four magics on that side: one slot is blocked, and freed with it': {
      me: { ...wolf, hand: ['constructed-pylon'] },
      opp: { ...ogre, magics: Array(4).fill('holy-water'), hand: ['living-trap', 'frog'] },
      does: (t) => {
        t.me.play('constructed-pylon');
        rest(t);
      },
      shows: { 'can play living-trap': false },
    },
    'Close Encounters destroyed under Bound With Chains stays in the cemetery': {
      me: { ...wolf, magics: ['bound-with-chains'], hand: ['evil-queen'] },
      opp: { ...ogre, magics: ['close-encounters'] },
      does: (t) => {
        t.me.play('evil-queen', 'close-encounters');
        for (let i = 0; i < 8; i++) rest(t, t.state.active);
      },
      shows: { 'close-encounters zone': 'opp:cemetery' },
    },
  });
});
