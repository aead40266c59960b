import { describe } from 'vitest';
import type { WardScenario } from '../support.ts';
import { cases, croc, HITS, ogre, SLIPS, spare } from './cases.ts';

/** Damage, death and healing that several texts would turn into something else. */

const ignite = (t: WardScenario, target: string): void => {
  t.dice({ effect: [1] });
  t.me.play('ignite', target);
};
/** 15 onto the opponent's primary, whoever it is. */
const burn = (t: WardScenario): void => {
  t.dice({ effect: [5] });
  t.me.use('demon-knight');
};

describe('death that is replaced', () => {
  cases({
    'Orc Berserker in Phoenix Armor: one of the two saves it, and it stays': {
      me: { hand: ['ignite'], ...ogre },
      opp: { primary: { card: 'orc-berserker', hp: 10 }, magics: ['phoenix-armor'], hand: spare },
      does: (t) => ignite(t, 'orc-berserker'),
      shows: { 'orc-berserker zone': 'opp:primary', 'opp buried': 0 },
    },
    'Orc Berserker and a second Ignite: once per stay': {
      me: { hand: ['ignite', 'ignite'], ...ogre },
      opp: { primary: { card: 'orc-berserker', hp: 10 }, hand: spare },
      does: (t) => {
        ignite(t, 'orc-berserker');
        ignite(t, 'orc-berserker');
      },
      shows: { 'orc-berserker zone': 'opp:cemetery', 'opp buried': 60 },
    },
    'Orc Berserker under Mind Sap dies': {
      me: { hand: ['ignite'], ...ogre },
      opp: { primary: { card: 'orc-berserker', hp: 10 }, magics: ['mind-sap'], hand: spare },
      does: (t) => ignite(t, 'orc-berserker'),
      shows: { 'orc-berserker zone': 'opp:cemetery' },
    },
    'Orc Berserker in Contaminate: it would have been killed and was not, so the equip does not move': {
      me: { primary: 'werewolf' },
      opp: { primary: { card: 'orc-berserker', hp: 3 }, magics: ['contaminate'] },
      does: (t) => {
        t.dice({ order: [6, 1] }, HITS, { attack: [1, 1] }, SLIPS);
        t.stopAt('second');
        t.me.battle('orc-berserker');
      },
      shows: { 'contaminate zone': 'opp:magic', 'orc-berserker zone': 'opp:primary', 'orc-berserker hp': 4 },
    },
    'Orc Berserker and a limited summon beside its attacker: nobody was killed, so combat goes on (W9.1.3)': {
      me: { primary: 'werewolf', side: ['owl'] },
      opp: { primary: { card: 'orc-berserker', hp: 3 } },
      does: (t) => {
        t.dice({ order: [6, 1] }, HITS, { attack: [1, 1] }, SLIPS);
        t.me.battle('werewolf', 'orc-berserker');
      },
      shows: { asked: 'me combat', 'can battle owl': true },
    },
    'Orc Berserker and Poisoned Potion: its 5 HP are healing, and may be poisoned': {
      me: { ...ogre, hand: ['ignite', 'poisoned-potion'] },
      opp: { primary: { card: 'orc-berserker', hp: 10 }, hand: spare },
      does: (t) => {
        ignite(t, 'orc-berserker');
        t.me.play('poisoned-potion');
      },
      shows: { 'orc-berserker zone': 'opp:cemetery', 'opp buried': 60 },
    },
    'Phoenix Armor on a Jester killed in battle: it was killed (its HP reached 0), so its attacker takes 10': {
      me: { primary: 'werewolf' },
      opp: { primary: { card: 'jester', hp: 3 }, magics: ['phoenix-armor'] },
      does: (t) => {
        t.dice(SLIPS, HITS, { attack: [1, 1] });
        t.stopAt('second');
        t.me.battle('jester');
      },
      shows: { 'jester hp': 20, 'werewolf hp': 60, 'phoenix-armor zone': 'opp:cemetery' },
    },
    'Phoenix killed by its own player’s Ignite: not by an opponent, so to the cemetery': {
      me: { primary: { card: 'phoenix', hp: 10 }, hand: ['ignite', 'frog'] },
      opp: croc,
      does: (t) => {
        ignite(t, 'phoenix');
        if (t.asked === 'me replace') t.me.summon('frog');
      },
      shows: { 'phoenix zone': 'me:cemetery', 'me buried': 90 },
    },
    'Phoenix and The Guide: what flies to the hand reached no cemetery': {
      me: { primary: { card: 'the-guide', hp: 20 }, hand: ['ignite'] },
      opp: { primary: { card: 'phoenix', hp: 10 }, hand: spare },
      does: (t) => ignite(t, 'phoenix'),
      shows: { 'phoenix zone': 'opp:hand', 'the-guide hp': 20 },
    },
    'team: Phoenix killed by a partner’s Ignite: a partner is no opponent': {
      seats: [
        { ...ogre, hand: ['ignite'] },
        croc,
        { primary: { card: 'phoenix', hp: 10 }, hand: spare },
        { primary: 'knight' },
      ],
      more: { mode: 'team' },
      does: (t) => ignite(t, 'phoenix'),
      shows: { 'phoenix zone': 'seat2:cemetery' },
    },
    'Moon Owl and Terrifying Roar: in place of leaving, it lies on the opponent’s primary': {
      me: { ...croc, hand: ['terrifying-roar'] },
      opp: { primary: 'moon-owl', hand: spare },
      does: (t) => t.me.play('terrifying-roar'),
      shows: { 'moon-owl zone': 'opp:magic' },
    },
    'Moon Owl with five magics beside it: no slot, so the Roar sends it to the hand': {
      me: { ...croc, hand: ['terrifying-roar'] },
      opp: { primary: 'moon-owl', magics: Array(5).fill('holy-water'), hand: spare },
      does: (t) => t.me.play('terrifying-roar'),
      shows: { 'moon-owl zone': 'opp:hand' },
    },
    'Moon Owl under The Iron Range and Terrifying Roar: to the hand': {
      me: { ...croc, hand: ['terrifying-roar'], magics: ['the-iron-range'] },
      opp: { primary: 'moon-owl', hand: spare },
      does: (t) => t.me.play('terrifying-roar'),
      shows: { 'moon-owl zone': 'opp:hand' },
    },
    'Moon Owl against a Steam Rex that kills it: the owl cannot lie on what is unaffected': {
      me: { primary: 'steam-rex' },
      opp: { primary: { card: 'moon-owl', hp: 2 }, hand: spare },
      does: (t) => {
        t.dice(SLIPS, HITS, { attack: [1] });
        t.me.battle('moon-owl');
      },
      shows: { 'moon-owl zone': 'opp:cemetery' },
    },
    'Moon Owl as an equip, its wearer sent off by a Roar: to its owner’s deck': {
      me: { ...croc, hand: ['terrifying-roar', 'frog'] },
      opp: { primary: 'moon-owl', hand: ['frog', 'terrifying-roar'] },
      does: (t) => {
        t.me.play('terrifying-roar');
        t.opp.summon('frog');
        t.me.endTurn();
        t.opp.play('terrifying-roar');
      },
      shows: { 'werecroc zone': 'me:hand', 'moon-owl zone': 'opp:deck' },
    },
    'rumble: Moon Owl lies on the primary of who removed it': {
      seats: [{ ...croc, hand: ['terrifying-roar'] }, { primary: 'moon-owl', hand: spare }, ogre],
      does: (t) => {
        t.me.play('terrifying-roar', 'moon-owl');
        t.players[1].summon('frog');
        t.players[0].endTurn();
        t.players[1].endTurn();
        t.players[2].endTurn();
      },
      shows: { 'werecroc hp': 80, 'ogre hp': 90 },
    },
  });
});

describe('damage that is replaced or prevented', () => {
  cases({
    'Shield of Light and Ghost Form: nothing is left of it, so nothing is rolled': {
      me: { primary: 'demon-knight' },
      opp: { magics: ['shield-of-light', 'ghost-form'] },
      does: burn,
      shows: { 'werewolf hp': 70, 'shield-of-light zone': 'opp:magic' },
    },
    'Shield of Light on a Swamp Dragon, and Demon Knight: void before it is rolled for': {
      me: { primary: 'demon-knight' },
      opp: { primary: 'swamp-dragon', magics: ['shield-of-light'] },
      does: burn,
      shows: { 'swamp-dragon hp': 80 },
    },
    'Shield of Light breaks on a 6: the damage is taken': {
      me: { hand: ['ignite'], ...ogre },
      opp: { magics: ['shield-of-light'] },
      does: (t) => {
        t.dice({ effect: [1, 6] });
        t.me.play('ignite', 'werewolf');
      },
      shows: { 'werewolf hp': 60, 'shield-of-light zone': 'opp:cemetery' },
    },
    'Shield of Light and Dire Wolf’s poison: each damage is rolled for anew': {
      me: { primary: 'dire-wolf' },
      opp: { primary: { card: 'werewolf', hp: 30 }, magics: ['shield-of-light'] },
      does: (t) => {
        t.dice(HITS, { attack: [4] }, { effect: [3] }, { hit: [1, 1], slip: [2] }, { effect: [1] }, { effect: [2] });
        t.stopAt('second');
        t.me.battle('werewolf');
      },
      // 4 taken; 2 and 10 healed instead.
      shows: { 'werewolf hp': 30 - 4 + 2 + 10 },
    },
    'Shield of Light heals, and Poisoned Potion answers the healing': {
      me: { hand: ['ignite', 'poisoned-potion'], ...ogre },
      opp: { primary: { card: 'werewolf', hp: 40 }, magics: ['shield-of-light'] },
      does: (t) => {
        t.dice({ effect: [1, 1] });
        t.me.play('ignite', 'werewolf');
        t.dice({ effect: [3] });
        t.me.play('poisoned-potion');
      },
      shows: { 'werewolf hp': 30 },
    },
    'Ghost Form and a Bomb that goes off': {
      me: { hand: ['evil-queen'], ...ogre },
      opp: { magics: ['ghost-form', 'bomb'] },
      does: (t) => t.me.play('evil-queen', 'bomb'),
      shows: { 'werewolf hp': 70, 'bomb zone': 'opp:cemetery' },
    },
    'Ghost Form and Phoenix Armor’s 10 at the start of a turn': {
      me: { magics: ['ghost-form', 'phoenix-armor'] },
      opp: ogre,
      shows: { 'werewolf hp': 70 },
    },
    'Metallic Bone and Demon Knight: takes no damage': {
      me: { primary: 'demon-knight' },
      opp: { magics: ['metallic-bone'] },
      does: burn,
      shows: { 'werewolf hp': 70 },
    },
    'Ghost Form and Blue Dragon: only damage is off, a hit still freezes': {
      me: { primary: 'blue-dragon' },
      opp: { ...croc, magics: ['ghost-form'] },
      does: (t) => {
        t.dice({ hit: [6, 6], effect: [5], attack: [1, 1] });
        t.stopAt('second');
        t.me.battle('werecroc');
      },
      shows: { 'werecroc hp': 90, 'werecroc frozen': 1 },
    },
    'Ghost Form and Vampire: nothing dealt, nothing healed': {
      me: { primary: { card: 'vampire', hp: 20 } },
      opp: { ...croc, magics: ['ghost-form'] },
      does: (t) => {
        t.dice(HITS, { attack: [6] }, SLIPS);
        t.stopAt('second');
        t.me.battle('werecroc');
      },
      shows: { 'vampire hp': 20 },
    },
    'Ghost Form and Raging Inferno on one creature: no HP taken, no 5 for the attacker': {
      me: { primary: 'werewolf' },
      opp: { ...croc, magics: ['ghost-form', 'raging-inferno'] },
      does: (t) => {
        t.dice(HITS, { attack: [1, 1] }, SLIPS);
        t.stopAt('second');
        t.me.battle('werecroc');
      },
      shows: { 'me:werewolf hp': 70 },
    },
    'Ghost Form on a Gaseous Horror: it was hit all the same, its attacker takes 5': {
      me: { primary: 'werewolf' },
      opp: { primary: 'gaseous-horror', magics: ['ghost-form'] },
      does: (t) => {
        t.dice(HITS, { attack: [1, 1] }, SLIPS);
        t.stopAt('second');
        t.me.battle('gaseous-horror');
      },
      shows: { 'gaseous-horror hp': 50, 'werewolf hp': 65 },
    },
    'Ghost Form and Eagle Family: it takes nothing, so nobody rolls': {
      me: { primary: 'demon-knight' },
      opp: { primary: 'eagle-family', magics: ['ghost-form'] },
      does: burn,
      shows: { 'eagle-family hp': 90, 'demon-knight hp': 70 },
    },
    'rumble: Eagle Family is hurt: each opponent rolls two dice onto their own primary': {
      seats: [{ ...ogre, hand: ['ignite'] }, { primary: 'eagle-family' }, croc],
      does: (t) => {
        t.dice({ effect: [1] }, { effect: [1, 2] }, { effect: [3, 4] });
        t.me.play('ignite', 'eagle-family');
      },
      shows: { 'eagle-family hp': 80, 'werecroc hp': 87, 'ogre hp': 83 },
    },
    'Eagle Family against Eagle Family: the damage of one sets off the other, until one falls': {
      me: { primary: 'eagle-family', hand: ['ignite'] },
      opp: { primary: { card: 'eagle-family', hp: 30 }, hand: spare },
      does: (t) => {
        // 30 − 10, then 12 on each in turn; what kills it has hurt it too, so I roll a third time.
        t.dice({ effect: [1] }, ...Array(6).fill({ effect: [6, 6] }));
        t.me.play('ignite', 'opp:eagle-family');
      },
      shows: { 'opp buried': 90, 'me:eagle-family hp': 90 - 36 },
    },
    'Bound Fate and Ghost Form: what was really taken is nothing': {
      me: { magics: ['ghost-form'], hand: ['bound-fate'] },
      opp: croc,
      does: (t) => {
        t.me.play('bound-fate');
        t.dice({ hit: [1, 1], slip: [6] }, SLIPS);
        t.me.battle('werecroc');
      },
      shows: { 'werewolf hp': 70, 'werecroc hp': 89 },
    },
    'rumble: Bound Fate and a critical miss: every opponent’s primary takes the die': {
      seats: [{ primary: 'werewolf', hand: ['bound-fate'] }, croc, ogre],
      does: (t) => {
        t.me.play('bound-fate');
        t.dice({ hit: [1, 1], slip: [6] }, SLIPS);
        t.me.battle('werecroc');
      },
      shows: { 'werewolf hp': 64, 'werecroc hp': 83, 'ogre hp': 84 },
    },
    'Bound Fate and Eagle Family: what I roll onto my own is copied onto it, until it falls': {
      me: { primary: 'werewolf', hand: ['bound-fate'] },
      opp: { primary: { card: 'eagle-family', hp: 5 }, hand: spare },
      does: (t) => {
        t.me.play('bound-fate');
        // It slips for 1: I roll 2, copied; I roll 2, copied: it falls.
        t.dice({ hit: [1, 1], slip: [1] }, { effect: [1, 1] }, { effect: [1, 1] }, { effect: [1, 1] });
        t.me.battle('eagle-family');
      },
      shows: { 'opp buried': 90, 'werewolf hp': 64 },
    },
    'Sentinel of Life for a Giant Turtle: it heals what it would have received, the half': {
      me: { primary: 'werewolf' },
      opp: { primary: { card: 'giant-turtle', hp: 20 }, hand: ['sentinel-of-life'] },
      does: (t) => {
        t.dice(HITS, { attack: [4, 4] });
        t.stopAt('second');
        t.me.battle('giant-turtle');
        t.dice(SLIPS);
        t.opp.play('sentinel-of-life');
      },
      shows: { 'giant-turtle hp': 20 + 6 - 1 },
    },
    'Forest Sentinel against an attacker in Ghost Form: the reflection does nothing': {
      me: { primary: 'werewolf', magics: ['ghost-form'] },
      opp: { ...croc, hand: ['forest-sentinel'] },
      does: (t) => {
        t.dice(HITS, { attack: [4, 4] });
        t.stopAt('second');
        t.me.battle('werecroc');
        t.dice(SLIPS);
        t.opp.play('forest-sentinel');
      },
      shows: { 'werewolf hp': 70, 'werecroc hp': 89 },
    },
    'Forest Sentinel against a Rogue that hit first: it takes what was tripled': {
      me: { primary: 'rogue', magics: ['knight-armor'] },
      opp: { ...croc, hand: ['forest-sentinel'] },
      does: (t) => {
        t.dice(HITS, { attack: [4, 4] });
        t.stopAt('second');
        t.me.battle('werecroc');
        t.dice(SLIPS);
        t.opp.play('forest-sentinel');
      },
      shows: { 'rogue hp': 40 - 24, 'werecroc hp': 89 },
    },
    'Mimic Chest and Demonic Turtle: the attack is negated, nothing is thrown back': {
      me: { primary: 'werewolf' },
      opp: { primary: 'demonic-turtle', hand: ['mimic-chest'] },
      does: (t) => {
        t.dice(HITS);
        t.stopAt('second');
        t.me.battle('demonic-turtle');
        t.dice(SLIPS);
        t.opp.play('mimic-chest');
      },
      shows: { 'werewolf hp': 35, 'demonic-turtle hp': 49 },
    },
    'Eagle Knight and Pyre Lord: its own 5 do not hurt it this turn': {
      me: { primary: 'pyre-lord', hand: ['eagle-knight'] },
      opp: croc,
      does: (t) => {
        t.dice(HITS, { attack: [1, 1, 1, 1, 1, 1] }, SLIPS);
        t.stopAt('second');
        t.me.battle('werecroc');
        t.me.play('eagle-knight', 'pyre-lord');
        while (t.asked === 'me respond') t.me.pass();
      },
      shows: { 'pyre-lord hp': 60, 'werecroc hp': 79 },
    },
  });
});

describe('healing that is replaced', () => {
  cases({
    'Vampire and Poisoned Potion: the half that it would heal hurts it': {
      me: { primary: { card: 'vampire', hp: 20 } },
      opp: { ...croc, hand: ['poisoned-potion'] },
      does: (t) => {
        t.dice(HITS, { attack: [6] });
        t.stopAt('second');
        t.me.battle('werecroc');
        t.dice(SLIPS);
        t.opp.play('poisoned-potion');
      },
      shows: { 'vampire hp': 20 - 4 },
    },
    'Poisoned Potion ← Haunted Tree: the creature heals after all': {
      me: { primary: { card: 'werewolf', hp: 20 }, hand: ['health-potion', 'haunted-tree'] },
      opp: { ...croc, hand: ['poisoned-potion'] },
      does: (t) => {
        t.me.play('health-potion', 'werewolf');
        t.opp.play('poisoned-potion');
        t.me.play('haunted-tree');
      },
      shows: { 'werewolf hp': 50 },
    },
    'Poisoned Potion and Ghost Form: neither healed nor hurt': {
      me: { primary: { card: 'werewolf', hp: 20 }, hand: ['health-potion'], magics: ['ghost-form'] },
      opp: { ...croc, hand: ['poisoned-potion'] },
      does: (t) => {
        t.me.play('health-potion', 'werewolf');
        t.opp.play('poisoned-potion');
      },
      shows: { 'werewolf hp': 20 },
    },
    'Acolyte and Poisoned Potion: its 5 before the draw become damage': {
      me: { primary: { card: 'acolyte', hp: 20 } },
      opp: { ...croc, hand: ['poisoned-potion'] },
      does: (t) => t.opp.play('poisoned-potion'),
      shows: { 'acolyte hp': 15 },
    },
    'The full announced amount, even beyond the missing HP: Healing Tree at 60 of 70': {
      me: { primary: { card: 'werewolf', hp: 60 }, hand: ['healing-tree'] },
      opp: { ...croc, hand: ['poisoned-potion'] },
      does: (t) => {
        t.me.play('healing-tree', 'werewolf');
        t.opp.play('poisoned-potion');
      },
      shows: { 'werewolf hp': 10 },
    },
    'Succubus at full HP: what it cannot heal is more damage to the target': {
      me: { primary: 'succubus', magics: ['mounted-assault'] },
      opp: croc,
      does: (t) => {
        t.dice({ hit: [6, 6] }, { attack: [1, 2] }, SLIPS);
        t.stopAt('second');
        t.me.battle('werecroc');
      },
      // (3 + 1) × 2 = 8; half of it, 4, is surplus.
      shows: { 'werecroc hp': 90 - 8 - 4 - 1, 'succubus hp': 40 },
    },
    'Succubus and Blood of the Bat: each heals a half; the surplus of hers alone is damage': {
      me: { primary: { card: 'succubus', hp: 10 }, magics: ['mounted-assault', 'blood-of-the-bat'] },
      opp: croc,
      does: (t) => {
        t.dice({ hit: [6, 6] }, { attack: [1, 2] }, SLIPS);
        t.stopAt('second');
        t.me.battle('werecroc');
        if (t.asked === 'me order') t.me.does('trigger');
      },
      shows: { 'werecroc hp': 90 - 8 - 1, 'succubus hp': 18 },
    },
    'rumble: a third player poisons the healing of the first': {
      seats: [
        { primary: { card: 'werewolf', hp: 40 }, hand: ['health-potion'] },
        croc,
        { ...ogre, hand: ['poisoned-potion'] },
      ],
      does: (t) => {
        t.me.play('health-potion', 'werewolf');
        t.players[2].play('poisoned-potion');
      },
      shows: { 'werewolf hp': 10 },
    },
    'team: a partner’s healing cannot be poisoned': {
      seats: [
        { primary: { card: 'werewolf', hp: 40 }, hand: ['health-potion'] },
        croc,
        { ...ogre, hand: ['poisoned-potion'] },
        { primary: 'knight' },
      ],
      more: { mode: 'team' },
      does: (t) => t.me.play('health-potion', 'werewolf'),
      shows: { 'werewolf hp': 70, 'poisoned-potion zone': 'seat2:hand' },
    },
  });
});
