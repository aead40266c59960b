import type { Move, Puzzle, PuzzleBook, Taught } from '@wardroom/core';
import { SPELLBOOK } from './names.ts';
import { type Placed, position, type Side } from './position.ts';
import { locNamed as at } from './text/places.ts';

/** The Ward keyword (S1) in puzzles: each is an example of its clause that the learner makes come true. */

const warded = (card: string, square: string): Placed => ({ card, at: square, tokens: ['ward'] });

const tappedAvatar = (square: string): Placed => ({ card: 'sexton-of-hollow-hill', at: square, tapped: true });

/** Enough to draw from, so that no puzzle ends by an empty deck. */
const DECKS = { atlas: ['windswept-tor', 'windswept-tor'], spellbook: ['pack-mule', 'pack-mule', 'pack-mule'] };

/** The main part of the learner's turn. */
const turn = (me: Side, opp: Side) => () =>
  position({
    seats: [
      { avatar: 'sexton-of-hollow-hill', mana: 3, ...DECKS, ...me },
      { avatar: 'sexton-of-hollow-hill', ...DECKS, ...opp },
    ],
  });

const step = (say: string, pick: Move): Taught => ({ say, pick });

const LAND = ['barley-terrace c1', 'barley-terrace c2'];
const RIVER = ['slow-river c1', 'slow-river c2'];

const all: readonly Puzzle[] = [
  {
    title: 'One each',
    clause: 'S1.2',
    position: turn(
      {
        mana: 1,
        sites: ['windswept-tor c1', 'windswept-tor c2'],
        minions: [warded('moss-ox', 'c2'), 'pack-mule c2'],
        hand: ['whispered-litany'],
      },
      { sites: ['slow-river c4'] },
    ),
    goal: 'Moss Ox and Pack Mule both have a Ward.',
    wants: {
      all: [
        { card: 'moss-ox', seat: 0, shows: { states: 'warded' } },
        { card: 'pack-mule', seat: 0, shows: { states: 'warded' } },
      ],
    },
    hint: 'A Ward is a token, and nobody has two.',
    solved: 'A unit or site has at most one Ward. Moss Ox had its own; Pack Mule needed one.',
    solution: [
      step('Cast Whispered Litany on Pack Mule: Moss Ox cannot have a second Ward.', {
        verb: 'cast',
        card: 'whispered-litany',
        on: 'pack-mule',
      }),
    ],
  },
  {
    title: 'Bury it',
    clause: 'S1.9',
    position: turn(
      { mana: 6, sites: LAND, hand: ['bury', 'bury'] },
      { sites: ['slow-river c4', 'barley-terrace c3'], minions: [warded('moss-ox', 'c3')] },
    ),
    goal: 'Moss Ox, which has a Ward, is dead.',
    wants: { card: 'moss-ox', seat: 1, zone: 'cemetery' },
    hint: 'What has a Ward may be aimed at. The spell is spent on the Ward.',
    solved:
      'A warded minion is a legal target. The first Bury broke the Ward as it resolved; the second found nothing in its way.',
    solution: [
      step('Cast Bury on Moss Ox. The Ward will break instead.', { verb: 'cast', card: 'bury', on: 'moss-ox' }),
      step('Now the other one. Moss Ox cannot live underground.', { verb: 'cast', card: 'bury', on: 'moss-ox' }),
    ],
  },
  {
    title: 'No offence',
    clause: 'S1.10',
    position: turn(
      { mana: 2, sites: RIVER, hand: ['grievous-insult'] },
      { sites: ['slow-river c4'], minions: [warded('cirrus-drake', 'c2'), 'pack-mule c2'] },
    ),
    goal: 'You have drawn a spell, and no minion is silenced or tapped.',
    wants: { event: 'drawn', seat: 0, n: SPELLBOOK },
    never: { event: 'silenced' },
    hint: 'A Ward keeps off what is done to its bearer, not the rest of the spell.',
    solved:
      'The Ward of Cirrus Drake took the insult: it is neither silenced nor tapped. The rest of the spell still happens, and you draw.',
    solution: [
      step('Cast Grievous Insult on Cirrus Drake. It breaks the Ward, and draws.', {
        verb: 'cast',
        card: 'grievous-insult',
        on: 'cirrus-drake',
      }),
    ],
  },
  {
    title: 'Thirst',
    clause: 'S1.6',
    position: turn(
      { mana: 0, life: 10, sites: LAND, minions: ['daperyll-vampire c2', 'ember-squire c2'] },
      { sites: ['slow-river c4', 'slow-river c3'], minions: [warded('apprentice-wizard', 'c3')] },
    ),
    goal: 'You have healed by Daperyll Vampire’s strike.',
    wants: { event: 'healed', seat: 0 },
    hint: 'The Vampire heals you by the damage that it deals. Against a Ward that is none.',
    solved:
      'A Ward prevents the damage, so the Vampire would have healed nothing. Ember Squire broke it first, and the strike counted.',
    solution: [
      step('Ember Squire attacks the Wizard first. Its strike breaks the Ward.', {
        verb: 'attack',
        card: 'ember-squire',
        on: 'apprentice-wizard',
      }),
      step('Now the Vampire: 4 damage, and as much healing.', {
        verb: 'attack',
        card: 'daperyll-vampire',
        on: 'apprentice-wizard',
      }),
    ],
  },
  {
    title: 'Two at once',
    clause: 'S1.7',
    position: turn(
      { mana: 0, sites: LAND, minions: [warded('root-digger', 'c2'), 'moss-ox c2'] },
      { sites: ['slow-river c4', 'barley-terrace c3'], minions: ['barrow-wight c3', 'silt-crawler c3'] },
    ),
    goal: 'You have attacked Barrow Wight, Silt Crawler has defended it, and nobody of yours has died.',
    wants: {
      all: [
        { event: 'attacks', by: 'barrow-wight' },
        { event: 'defends', card: 'silt-crawler' },
        { event: 'wardBroken', card: 'root-digger' },
      ],
    },
    never: { event: 'died', seat: 0 },
    hint: 'Power 4 and power 2 strike the attacker at the same moment. Who can stand that?',
    others: [{ verb: 'defend', card: 'silt-crawler' }],
    solved:
      'Damage from several sources at one moment is all prevented by one Ward as it breaks. Moss Ox would have taken 6.',
    solution: [
      step('Attack Barrow Wight with Root Digger: small, but warded.', {
        verb: 'attack',
        card: 'root-digger',
        on: 'barrow-wight',
      }),
      step('Its 1 damage is divided. Give it to Barrow Wight.', { verb: 'assign', n: 1 }),
    ],
  },
  {
    title: 'Among friends',
    clause: 'S1.8',
    position: turn(
      { mana: 2, sites: ['slow-river c1', warded('abbey-wall', 'c2')], minions: ['moss-ox c2'], hand: ['geyser'] },
      { sites: ['slow-river c4', warded('chapel-of-first-light', 'c3')] },
    ),
    goal: 'Moss Ox is Airborne, and Abbey Wall under it still has its Ward.',
    wants: {
      all: [
        { card: 'moss-ox', seat: 0, shows: { keywords: 'airborne' } },
        { card: 'abbey-wall', seat: 0, shows: { states: 'warded' } },
        { event: 'castResolved', card: 'geyser' },
      ],
    },
    hint: 'Whose spells does a Ward stand against?',
    solved: 'A Ward breaks on an opponent’s spell or ability. Your own may aim at what is yours, and nothing breaks.',
    solution: [
      step('Cast Geyser on your own Abbey Wall.', { verb: 'cast', card: 'geyser', on: 'abbey-wall' }),
      step('Geyser also draws a card. Take a spell.', { verb: 'drawSpell' }),
    ],
  },
  {
    title: 'The ring first',
    clause: 'S1.11',
    position: turn(
      { mana: 3, avatar: tappedAvatar('c1'), sites: LAND, artifacts: ['ring-of-morrigan c1'], hand: ['bury'] },
      { sites: ['slow-river c4', 'slow-river c3'], minions: [warded('moss-ox', 'c2')] },
    ),
    goal: 'Moss Ox, which has a Ward, is dead. You have one Bury.',
    wants: { card: 'moss-ox', seat: 1, zone: 'cemetery' },
    hint: 'Ring of Morrigan lies at your avatar’s feet. It works when its bearer casts a spell, before the spell does.',
    solved: 'The Ring triggers first and would deal 1 damage: the Ward breaks on that. Then Bury resolves, and buries.',
    solution: [
      step('Pick up Ring of Morrigan with your avatar.', { verb: 'pickUp', card: 'ring-of-morrigan' }),
      step('Cast Bury on Moss Ox.', { verb: 'cast', card: 'bury', on: 'moss-ox' }),
      step('The Ring asks whom it hurts. Moss Ox: its Ward breaks on that.', { verb: 'card', card: 'moss-ox' }),
    ],
  },
  {
    title: 'A crater next door',
    clause: 'S1.12',
    position: turn(
      { mana: 8, sites: LAND, hand: ['craterize', 'windswept-tor'] },
      { sites: [warded('abbey-wall', 'd4'), 'cinder-slope d3', 'slow-river c4'], minions: ['brine-leviathan d4'] },
    ),
    goal: 'Brine Leviathan on Abbey Wall is dead.',
    wants: { card: 'brine-leviathan', seat: 1, zone: 'cemetery' },
    hint: 'Craterize hurts what is near the site that it destroys. Where the target is protected, all that depends on it is, too.',
    solved:
      'On a warded site Craterize deals no damage at all. From the site beside it, 7 reached the Leviathan, which has power 7.',
    solution: [
      step('Cast Craterize on Cinder Slope, beside the Leviathan.', {
        verb: 'cast',
        card: 'craterize',
        on: 'cinder-slope',
      }),
    ],
  },
  {
    title: 'Lured',
    clause: 'S1.13',
    position: turn(
      { mana: 0, life: 10, sites: RIVER, minions: ['abaddon-succubus c2', 'ember-squire c2'] },
      { sites: ['slow-river c4', 'slow-river c3'], minions: [warded('moss-ox', 'c3')] },
    ),
    goal: 'Abaddon Succubus has lured Moss Ox to c2, and you have healed 2.',
    wants: { event: 'healed', seat: 0 },
    hint: 'Lured behind a Ward nobody takes a step. Somebody else must break it.',
    solved:
      'What depends on a protected target does not happen: no step, no damage, no healing. Once the Ward was broken, all three did.',
    solution: [
      step('Ember Squire attacks Moss Ox. The Ward breaks, and the Squire dies for it.', {
        verb: 'attack',
        card: 'ember-squire',
        on: 'moss-ox',
      }),
      step('Now the Succubus lures it.', { verb: 'use', card: 'abaddon-succubus', on: 'moss-ox' }),
    ],
  },
  {
    title: 'Against the wall',
    clause: 'S1.15',
    position: turn(
      { mana: 0, sites: [...LAND, 'barley-terrace c3'], minions: ['mole-sapper c3', 'spark-imp c3'] },
      { avatar: tappedAvatar('c4'), sites: [warded('abbey-wall', 'c4')] },
    ),
    goal: 'Mara has lost 4 life in this turn.',
    wants: { event: 'lifeLost', seat: 1, sum: 4 },
    hint: 'Mole Sapper’s strike on a site costs 4 life, Spark Imp’s 1. The first of them meets the Ward.',
    solved: 'An undefended attack on a warded site breaks the Ward and costs no life. So the small one goes first.',
    solution: [
      step('Spark Imp attacks Abbey Wall. The Ward breaks, and no life is lost.', {
        verb: 'attackSite',
        card: 'spark-imp',
        on: 'abbey-wall',
      }),
      step('Now Mole Sapper: 2, and 2 more against a site.', {
        verb: 'attackSite',
        card: 'mole-sapper',
        on: 'abbey-wall',
      }),
    ],
  },
  {
    title: 'Bad company',
    clause: 'S1.3',
    position: turn(
      { mana: 2, sites: [...LAND, 'cinder-slope b1'], minions: ['iron-confessor c1'], hand: ['ember-volley'] },
      { sites: ['slow-river c4', 'slow-river d3'], minions: [warded('cirrus-drake', 'd3')] },
    ),
    goal: 'Cirrus Drake has lost its Ward, and no Ward was broken.',
    wants: { event: 'tokenLost', card: 'cirrus-drake' },
    never: { event: 'wardBroken' },
    hint: 'Enemies near Iron Confessor are Evil.',
    solved:
      'What is Evil cannot be warded. Near Iron Confessor the Drake became Evil, and lost its Ward without anything breaking.',
    solution: [
      step('Move Iron Confessor to c2. The Drake is nearby then, and Evil.', {
        verb: 'move',
        card: 'iron-confessor',
        n: at('c2'),
      }),
    ],
  },
  {
    title: 'Hush',
    clause: 'S1.5',
    position: turn(
      {
        mana: 9,
        sites: ['windswept-tor c1', 'windswept-tor c2', 'slow-river b1'],
        hand: ['the-hush', 'forked-bolt'],
      },
      { sites: ['slow-river c4', 'slow-river c3'], minions: [warded('harbor-penitent', 'c3')] },
    ),
    goal: 'Harbor Penitent has lost its Ward, and no Ward was broken.',
    wants: { event: 'tokenLost', card: 'harbor-penitent' },
    never: { event: 'wardBroken' },
    hint: 'Ward is an ability like any other. What takes abilities away?',
    solved:
      'Who is silenced has no abilities, and Ward is one: the token is removed. The Hush aims at nobody, so nothing breaks.',
    solution: [step('Cast The Hush where Harbor Penitent stands.', { verb: 'cast', card: 'the-hush', n: at('c3') })],
  },
];

/** Mara lets everything pass that a puzzle does not say otherwise. */
export const puzzles: PuzzleBook = {
  puzzles: all.map((puzzle) => ({ ...puzzle, pass: ['done', 'no', 'none', 'endTurn'] })),
};
