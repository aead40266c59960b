import { describe } from 'vitest';
import { cases, croc, HITS, MISSES, ogre, SLIPS, spare } from './pairs/cases.ts';

/** Whose hand, deck, cemetery and primary a card means where it says "own": its player's, a partner's never. */

const partner = { hand: ['goblin', 'wererat', 'gnome', 'raccoon', 'fear'], cemetery: ['goblin', 'fear'] };
const team = { mode: 'team' } as const;

describe('out of one’s own hand, beside one’s own primary', () => {
  cases({
    'Helping Hand': {
      seats: [{ ...ogre, hand: ['helping-hand', 'owl'] }, {}, partner, {}],
      more: team,
      does: (t) => {
        t.me.play('helping-hand');
        if (t.zone('owl') === 'me:hand') t.me.pick('owl');
      },
      shows: { 'owl zone': 'me:side', 'goblin zone': 'seat2:hand' },
    },
    'Dawn of the Living Chickens': {
      seats: [{ hand: ['dawn-of-the-living-chickens', 'owl'] }, {}, partner, {}],
      more: team,
      does: (t) => {
        t.me.play('dawn-of-the-living-chickens');
        t.me.pick('owl');
      },
      shows: { 'owl zone': 'me:side', 'goblin zone': 'seat2:hand' },
    },
    'Orc Hunter': {
      seats: [{ primary: 'orc-hunter', hand: ['frog'] }, {}, { hand: ['raccoon'] }, {}],
      more: team,
      does: (t) => t.me.use('orc-hunter'),
      shows: { 'frog zone': 'me:side', 'raccoon zone': 'seat2:hand' },
    },
    'M.O.O.N. Sgt. and a partner’s Soldier': {
      seats: [{ primary: 'ogre', hand: ['moon-sgt'] }, {}, { hand: ['moon-soldier'] }, {}],
      more: team,
      does: (t) => {
        t.me.summon('moon-sgt');
        if (t.asked === 'me may') t.me.yes();
      },
      shows: { 'moon-sgt zone': 'me:primary', 'moon-soldier zone': 'seat2:hand' },
    },
    'Gnarled Hand, measured against one’s own primary': {
      seats: [{ ...ogre, hand: ['gnarled-hand', 'owl'] }, {}, partner, {}],
      more: team,
      does: (t) => t.me.play('gnarled-hand'),
      shows: { 'owl zone': 'me:side', 'goblin zone': 'seat2:hand' },
    },
    'Black Jacket beside a partner’s Hive Lord: not allowed': {
      seats: [{ hand: ['black-jacket'] }, {}, { primary: 'hive-lord' }, {}],
      more: team,
      shows: { 'can summon black-jacket hive-lord': false },
    },
    'Super Hornet beside a partner’s Hive Lord: not allowed': {
      seats: [{ hand: ['super-hornet'] }, {}, { primary: 'hive-lord' }, {}],
      more: team,
      shows: { 'can summon super-hornet hive-lord': false },
    },
    'Crow beside a partner’s Crow: not allowed': {
      seats: [{ hand: ['crow'] }, {}, { primary: 'crow' }, {}],
      more: team,
      shows: { 'can summon crow': false },
    },
    'Alkonost fetches from its player’s hand and deck, and counts its own side': {
      seats: [{ primary: 'alkonost', hand: ['harpy'] }, {}, { side: ['harpy'], hand: ['harpy'] }, {}],
      more: team,
      does: (t) => {
        t.me.use('alkonost');
        if (t.zone('me:harpy') === 'me:hand') t.me.pick('me:harpy');
      },
      shows: { 'me:harpy zone': 'me:side', 'alkonost dice': 2, 'seat2:harpy zone': 'seat2:side' },
    },
    'Undead King raises from its player’s cemetery': {
      seats: [{ primary: 'undead-king', cemetery: ['owl'] }, {}, partner, {}],
      more: team,
      does: (t) => {
        t.dice({ effect: [3] });
        t.me.use('undead-king');
        t.me.pick('owl');
      },
      shows: { 'owl zone': 'me:side', 'seat2 buried': 30 },
    },
  });
});

describe('what is given up or swapped', () => {
  cases({
    'Vampire Lord feeds on its player’s hand': {
      seats: [{ primary: { card: 'vampire-lord', hp: 10 }, hand: ['owl'] }, {}, partner, {}],
      more: team,
      does: (t) => t.me.use('vampire-lord'),
      shows: { 'owl zone': 'me:cemetery', 'seat2 buried': 30 },
    },
    'Wizard Frog shuffles away a card of its player’s hand': {
      seats: [{ primary: 'wizard-frog', hand: ['owl'] }, {}, partner, {}],
      more: team,
      does: (t) => t.me.use('wizard-frog'),
      shows: { 'owl zone': 'me:deck', 'goblin zone': 'seat2:hand', 'wizard-frog times': 2 },
    },
    'Frog of Fortune and Peddling Partridge swap with one’s own cemetery': {
      seats: [
        {
          hand: ['frog-of-fortune', 'peddling-partridge', 'hero-shield', 'owl'],
          cemetery: ['ignite', 'frog'],
        },
        {},
        partner,
        {},
      ],
      more: team,
      does: (t) => {
        t.me.play('frog-of-fortune', 'ignite', 'hero-shield');
        t.me.play('peddling-partridge', 'frog', 'owl');
      },
      shows: {
        'ignite zone': 'me:hand',
        'hero-shield zone': 'me:cemetery',
        'frog zone': 'me:hand',
        'owl zone': 'me:cemetery',
        'seat2 buried': 30,
      },
    },
    'Terry takes in a Jerry of his own player, not a partner’s': {
      seats: [{ primary: 'terry' }, {}, { hand: ['jerry'], side: ['jerry'] }, {}],
      more: team,
      shows: { 'can use terry': false },
    },
    'Gremlin steps in for its own player’s primary, not for a partner’s': {
      seats: [
        { hand: ['gremlin'] },
        { primary: 'giant-eagle' },
        { primary: { card: 'goblin', hp: 1 }, hand: spare },
        {},
      ],
      more: { mode: 'team', active: 1 },
      does: (t) => {
        t.dice(HITS, { attack: [1, 1] });
        t.players[1].battle('goblin');
      },
      shows: { asked: 'seat2 replace', 'gremlin zone': 'me:hand' },
    },
    'Friend Like You fetches The Creator out of its own player’s hand or deck': {
      seats: [
        { primary: { card: 'friend-like-you', hp: 1 }, hand: spare },
        {},
        { hand: ['the-creator'] },
        { primary: 'metamoth' },
      ],
      more: { mode: 'team', active: 3 },
      does: (t) => {
        t.dice({ order: [6, 1] }, HITS, { attack: [1, 1] });
        t.players[3].battle('friend-like-you');
        if (t.asked === 'me may') t.me.yes();
      },
      shows: { 'the-creator zone': 'seat2:hand' },
    },
    'Titan’s Amulet on a partner’s creature: one’s own primary takes the 10': {
      seats: [{ ...ogre, hand: ['titans-amulet'] }, {}, croc, {}],
      more: team,
      does: (t) => t.me.play('titans-amulet', 'werecroc'),
      shows: { 'ogre hp': 80, 'werecroc hp': 90, 'werecroc mod': 11 },
    },
  });
});

describe('what is counted, and who rolls', () => {
  cases({
    'Gnome Dragoon counts Gnomes in its player’s hand': {
      seats: [{ primary: 'gnome-dragoon', hand: ['gnome'] }, {}, { hand: ['gnome', 'gnome-warrior'] }, {}],
      more: team,
      shows: { 'gnome-dragoon dice': 4, 'gnome-dragoon mod': 2 },
    },
    'Steam Powered Girl on a partner’s creature counts the hand of who played her': {
      seats: [{ hand: ['steam-powered-girl', 'owl', 'frog'] }, {}, { ...croc, hand: ['goblin'] }, {}],
      more: team,
      does: (t) => t.me.play('steam-powered-girl', 'werecroc'),
      shows: { 'werecroc dice': 5, 'werecroc hitDice': 4 },
    },
    'Forgotten One and Arzulian read their own SPD, raised by a partner’s equip': {
      seats: [
        { primary: 'forgotten-one' },
        {},
        { primary: 'arzulian', magics: [{ card: 'common-boots', on: 'forgotten-one' }] },
        {},
      ],
      more: team,
      shows: { 'forgotten-one mod': 3, 'arzulian mod': 2 },
    },
    'Magic Watch: who played it rolls again, in whoever’s battle its wearer is': {
      seats: [{ magics: [{ card: 'magic-watch', on: 'werecroc' }] }, {}, croc, { primary: 'giant-eagle' }],
      more: { mode: 'team', active: 3 },
      does: (t) => {
        t.dice(SLIPS, MISSES);
        t.players[3].battle('werecroc');
        t.dice({ again: [1, 1] }, { slip: [1] });
        t.me.use('magic-watch');
        t.everyonePasses();
      },
      shows: { 'werecroc hp': 89 },
    },
    'Sonic Screech: the wearer’s controller rolls, in a battle that a third player begins': {
      seats: [{ magics: [{ card: 'sonic-screech', on: 'werecroc' }] }, croc, { primary: 'giant-eagle' }],
      more: { active: 2 },
      does: (t) => {
        t.dice({ effect: [3] }, SLIPS);
        t.players[2].battle('werecroc');
      },
      shows: { 'werecroc hp': 85, 'giant-eagle hp': 49, 'sonic-screech zone': 'me:magic' },
    },
    'Winter Griffin rolls dice of its own again, in a battle with anybody': {
      seats: [{ primary: 'winter-griffin' }, {}, croc],
      does: (t) => {
        t.dice({ hit: [1, 2] });
        t.me.battle('werecroc');
        t.me.use('winter-griffin');
        t.dice({ again: [6] }, { attack: [1, 1] });
        t.me.does('die', 'winter-griffin', undefined, 1);
        t.dice(SLIPS);
        t.everyonePasses();
      },
      shows: { 'werecroc hp': 90 - 7 - 1 },
    },
    'Woodland Elf changes whom it strikes, and no other player’s creature': {
      seats: [{ primary: 'woodland-elf', magics: ['epic-boots'] }, ogre, croc],
      does: (t) => {
        t.dice({ effect: [5] }, { hit: [1, 2] }, { attack: [1] }, SLIPS);
        t.me.battle('ogre');
      },
      // 3 + MOD 4 reaches AL 8 − 5.
      shows: { 'ogre hp': 90 - 5 - 1, 'werecroc al': 9 },
    },
  });
});
