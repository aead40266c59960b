import { describe } from 'vitest';
import { cases, croc, HITS, ogre, SLIPS, spare, wolf } from './cases.ts';

/** Limited summons and their anchors (W12, W13), and cards that leave in the middle of something. */

describe('anchors', () => {
  const raised = { primary: 'necromancer', side: [{ card: 'owl', anchor: 'necromancer', home: 'cemetery' as const }] };
  cases({
    'Necromancer and Mind Sap: what it raised goes back': {
      me: raised,
      opp: { ...ogre, hand: ['mind-sap'] },
      does: (t) => t.opp.play('mind-sap', 'necromancer'),
      shows: { 'owl zone': 'me:cemetery', 'necromancer zone': 'me:primary' },
    },
    'Necromancer and Demonic Magic: negation ends what runs': {
      me: raised,
      opp: { ...ogre, hand: ['demonic-magic'] },
      more: { active: 1 },
      does: (t) => t.opp.play('demonic-magic', 'ogre'),
      shows: { 'owl zone': 'me:cemetery', 'ogre hp': 45 },
    },
    'Necromancer and Terrifying Roar on what it raised: to the hand of who has it': {
      me: raised,
      opp: { ...ogre, hand: ['terrifying-roar'] },
      more: { active: 1 },
      does: (t) => t.opp.play('terrifying-roar', 'owl'),
      shows: { 'owl zone': 'me:hand' },
    },
    'a Necromancer that is sacrificed loses what it raised': {
      me: { ...raised, hand: ['behemoth'] },
      opp: croc,
      does: (t) => t.me.summon('behemoth', 'necromancer'),
      shows: { 'owl zone': 'me:cemetery', 'behemoth zone': 'me:primary', 'me buried': 110 },
    },
    'a Necromancer that is killed: what it raised does not step up, it goes (W12.3)': {
      me: { primary: { card: 'necromancer', hp: 10 }, side: raised.side, hand: spare },
      opp: { ...ogre, hand: ['ignite'] },
      more: { active: 1 },
      does: (t) => {
        t.dice({ effect: [1] });
        t.opp.play('ignite', 'necromancer');
        t.me.summon('frog');
      },
      shows: { 'owl zone': 'me:cemetery', 'frog zone': 'me:primary' },
    },
    'Bound With Chains: a Necromancer raises nobody': {
      me: { primary: 'necromancer', cemetery: ['owl'], magics: ['bound-with-chains'] },
      opp: croc,
      does: (t) => {
        t.stopAt('me main');
        if (t.choices.includes('use necromancer')) t.me.use('necromancer');
      },
      shows: { 'owl zone': 'me:cemetery' },
    },
    'Bound With Chains and Skeleton Lord: somebody else’s cemetery is not barred': {
      me: { unstarted: true, hand: ['skeleton-lord', 'frog'], magics: ['bound-with-chains'] },
      opp: { ...croc, cemetery: ['owl'] },
      does: (t) => t.me.summon('skeleton-lord', 'frog'),
      shows: { 'owl zone': 'me:side' },
    },
    'Helping Hand destroyed: its creature to the cemetery': {
      me: {
        side: [{ card: 'behemoth', anchor: 'helping-hand', home: 'cemetery' }],
        magics: [{ card: 'helping-hand', on: 'me:behemoth' }],
      },
      opp: { ...croc, hand: ['evil-queen'] },
      more: { active: 1 },
      does: (t) => t.opp.play('evil-queen'),
      shows: { 'behemoth zone': 'me:cemetery', 'me buried': 100 },
    },
    'Helping Hand and The Guide: its creature’s way to the cemetery heals': {
      me: {
        side: [{ card: 'behemoth', anchor: 'helping-hand', home: 'cemetery' }],
        magics: [{ card: 'helping-hand', on: 'me:behemoth' }],
      },
      opp: { primary: { card: 'the-guide', hp: 5 }, hand: ['evil-queen'] },
      more: { active: 1 },
      does: (t) => t.opp.play('evil-queen'),
      shows: { 'the-guide hp': 55 },
    },
    'Revival Priest destroyed under Lead Boots: anchoring outranks them (W12.3)': {
      me: {
        primary: { card: 'behemoth', anchor: 'revival-priest', home: 'cemetery' },
        magics: ['revival-priest', 'lead-boots'],
        hand: spare,
      },
      opp: { ...croc, hand: ['evil-queen'] },
      more: { active: 1 },
      does: (t) => {
        t.opp.play('evil-queen', 'revival-priest');
        t.me.summon('frog');
      },
      shows: { 'behemoth zone': 'me:cemetery', 'lead-boots zone': 'me:cemetery' },
    },
    'Hive Lord is lost: a Black Jacket that came beside it goes to the hand, and does not step up': {
      me: { primary: { card: 'hive-lord', hp: 10 }, hand: ['black-jacket', 'frog'] },
      opp: { ...ogre, hand: ['ignite'] },
      does: (t) => {
        t.me.summon('black-jacket');
        t.stopAt('opp main');
        while (t.asked !== 'opp main') t.me.next();
        t.dice({ effect: [1] });
        t.opp.play('ignite', 'hive-lord');
        t.me.summon('frog');
      },
      shows: { 'black-jacket zone': 'me:hand', 'frog zone': 'me:primary' },
    },
  });
});

describe('limits and purges', () => {
  const four = ['the-squire', 'the-squire', 'the-squire', 'the-squire'];
  cases({
    'four beside the primary: no Helping Hand (W13.3.1)': {
      me: { side: four, hand: ['helping-hand', 'owl'] },
      opp: croc,
      shows: { 'can play helping-hand': false },
    },
    'Street Lights: no limited summon can be made': {
      me: { hand: ['helping-hand', 'owl'] },
      opp: { ...croc, magics: ['street-lights'] },
      shows: { 'can play helping-hand': false },
    },
    'Street Lights and a Squire: back to the hand that played him': {
      me: { hand: ['the-squire', 'street-lights'] },
      opp: croc,
      does: (t) => {
        t.me.play('the-squire');
        t.me.play('street-lights');
      },
      shows: { 'the-squire zone': 'me:hand' },
    },
    'Missile-Toad hits: limited summons of all sides to their owners’ cemeteries': {
      me: { primary: 'missile-toad', side: ['owl'], magics: ['mounted-assault'] },
      opp: { ...croc, side: ['goblin'] },
      does: (t) => {
        t.dice(HITS, { attack: [1] }, SLIPS);
        t.stopAt('me second');
        t.me.battle('missile-toad', 'werecroc');
        if (t.asked === 'me combat') t.me.next();
      },
      shows: { 'owl zone': 'me:cemetery', 'goblin zone': 'opp:cemetery' },
    },
    'Dragon of Time on 5: all limited summons to their owners’ cemeteries': {
      me: { primary: 'dragon-of-time', side: ['owl'] },
      opp: { ...croc, side: ['goblin'] },
      does: (t) => {
        t.dice({ effect: [5] });
        t.me.use('dragon-of-time');
      },
      shows: { 'owl zone': 'me:cemetery', 'goblin zone': 'opp:cemetery' },
    },
    'Dragon of Time on 3 and an Elf: all effects but its own are negated': {
      me: { primary: 'dragon-of-time' },
      opp: { primary: 'elf' },
      does: (t) => {
        t.dice({ effect: [3] });
        t.me.use('dragon-of-time');
      },
      shows: { 'elf negated': 1, 'dragon-of-time negated': 0 },
    },
    'a limited summon steps up and has its text again (W13.3.6)': {
      me: { primary: { card: 'werewolf', hp: 10 }, side: ['glarbstenford'] },
      opp: { primary: 'goblin', hand: ['ignite'] },
      more: { active: 1 },
      does: (t) => {
        t.dice({ effect: [1] });
        t.opp.play('ignite', 'werewolf');
      },
      shows: { 'glarbstenford zone': 'me:primary', 'glarbstenford dice': 4 },
    },
    'a Witch that steps up was not summoned: she curses nobody': {
      me: { primary: { card: 'werewolf', hp: 10 }, side: ['witch'] },
      opp: { ...ogre, hand: ['ignite'] },
      more: { active: 1 },
      does: (t) => {
        t.dice({ effect: [1] });
        t.opp.play('ignite', 'werewolf');
      },
      shows: { 'witch zone': 'me:primary', 'ogre al': 8 },
    },
    'Abominable Deer Man alone: without a primary he goes to the cemetery': {
      me: { primary: { card: 'werewolf', hp: 10 }, side: ['abominable-deer-man'], hand: spare },
      opp: { ...ogre, hand: ['ignite'] },
      more: { active: 1 },
      does: (t) => {
        t.dice({ effect: [1] });
        t.opp.play('ignite', 'werewolf');
        t.me.summon('frog');
      },
      shows: { 'abominable-deer-man zone': 'me:cemetery', 'me buried': 70 },
    },
    'Friend Like You is killed by attack damage: The Creator comes before who stands beside it': {
      me: { primary: { card: 'friend-like-you', hp: 3 }, side: ['owl'], hand: ['the-creator'] },
      opp: wolf,
      more: { active: 1 },
      does: (t) => {
        t.dice(SLIPS, HITS, { attack: [1, 1] });
        t.opp.battle('friend-like-you');
        t.me.yes();
        t.me.pick('the-creator');
      },
      shows: { 'the-creator zone': 'me:primary', 'owl zone': 'me:side' },
    },
    'Friend Like You killed by Ignite: no attack damage, the Owl steps up': {
      me: { primary: { card: 'friend-like-you', hp: 3 }, side: ['owl'], hand: ['the-creator'] },
      opp: { ...wolf, hand: ['ignite'] },
      more: { active: 1 },
      does: (t) => {
        t.dice({ effect: [1] });
        t.opp.play('ignite', 'friend-like-you');
      },
      shows: { 'the-creator zone': 'me:hand', 'owl zone': 'me:primary' },
    },
  });
});

describe('what leaves in the middle', () => {
  cases({
    'Jester kills a weak attacker as it dies: both are replaced': {
      me: { primary: { card: 'werewolf', hp: 10 }, hand: ['goblin'] },
      opp: { primary: { card: 'jester', hp: 3 }, hand: spare },
      does: (t) => {
        t.dice({ hit: [1, 2] }, HITS, { attack: [1, 1] });
        t.me.battle('jester');
        if (t.asked === 'me replace') t.me.summon('goblin');
        if (t.asked === 'opp replace') t.opp.summon('frog');
        if (t.asked.startsWith('me replace')) t.me.summon('goblin');
      },
      shows: {
        'werewolf zone': 'me:cemetery',
        'jester zone': 'opp:cemetery',
        'goblin zone': 'me:primary',
        'frog zone': 'opp:primary',
      },
    },
    'Jester and a Bomb on its attacker: 10, and 30 more': {
      me: { primary: 'werewolf', magics: ['bomb'] },
      opp: { primary: { card: 'jester', hp: 3 }, hand: spare },
      does: (t) => {
        t.dice({ hit: [1, 2] }, HITS, { attack: [1, 1] });
        t.stopAt('me second');
        t.me.battle('jester');
        t.opp.summon('frog');
      },
      shows: { 'werewolf hp': 30, 'bomb zone': 'me:cemetery' },
    },
    'Dragon Fire with two Bombs on one creature: 60': {
      me: { ...ogre, hand: ['dragon-fire'] },
      opp: { magics: ['bomb', 'bomb'] },
      does: (t) => t.me.play('dragon-fire'),
      shows: { 'werewolf hp': 10 },
    },
    'Dragon Fire with a Bomb and Flame of the Infinite: 30, and 50 in the cemetery': {
      me: { ...ogre, hand: ['dragon-fire'] },
      opp: { magics: ['bomb', 'flame-of-the-infinite'] },
      does: (t) => {
        t.me.play('dragon-fire');
        if (t.asked === 'opp order') t.opp.does('trigger');
      },
      shows: { 'werewolf hp': 40, 'opp buried': 50 },
    },
    'Adam Bomb destroys all but itself, a Bomb on its wearer too: 30': {
      me: { ...ogre, magics: ['bomb'], hand: ['adam-bomb'] },
      opp: croc,
      does: (t) => t.me.play('adam-bomb', 'ogre'),
      shows: { 'ogre hp': 60, 'adam-bomb zone': 'me:magic', 'ogre al': 11 },
    },
    'Hero Shield ← Lightning Strike kills its target: the shield is negated, the creature gone': {
      me: { primary: { card: 'werewolf', hp: 20 }, hand: ['hero-shield', 'frog'] },
      opp: { ...croc, hand: ['lightning-strike'] },
      does: (t) => {
        t.me.play('hero-shield', 'werewolf');
        t.opp.play('lightning-strike');
        t.me.summon('frog');
      },
      shows: { 'werewolf zone': 'me:cemetery', 'hero-shield zone': 'me:cemetery', 'werecroc hp': 70 },
    },
    'Dark Angel is roared away: AL and SPD are back at once': {
      me: { ...ogre, hand: ['terrifying-roar'] },
      opp: { primary: 'dark-angel', hand: spare },
      does: (t) => {
        t.me.play('terrifying-roar');
        t.opp.summon('frog');
      },
      shows: { 'ogre al': 8, 'ogre spd': 4 },
    },
    'Wild Vampire hits: the AL it took is its MOD': {
      me: { primary: 'wild-vampire' },
      opp: { ...croc, hand: ['terrifying-roar'] },
      does: (t) => {
        t.dice(HITS, { attack: [1, 1] }, SLIPS);
        t.stopAt('opp main', 'me second');
        t.me.battle('werecroc');
      },
      shows: { 'werecroc al': 0, 'wild-vampire mod': 10 },
    },
    'rumble: the third player’s Curse is destroyed in the middle of a turn: AL is back for both': {
      seats: [{ ...ogre, hand: ['evil-queen'] }, croc, { ...wolf, magics: ['curse'] }],
      does: (t) => t.me.play('evil-queen'),
      shows: { 'ogre al': 8, 'werecroc al': 9, 'werewolf al': 6 },
    },
    'rumble: a player gives up, and their Curse with them': {
      seats: [ogre, croc, { ...wolf, magics: ['curse'] }],
      does: (t) => t.players[2].concede(),
      shows: { 'ogre al': 8, 'werecroc al': 9 },
    },
  });
});
