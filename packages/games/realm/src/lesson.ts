import type { Lesson } from '@wardroom/core';
import { position } from './position.ts';
import { locNamed as at } from './text/places.ts';

/**
 * The Contested Realm in five minutes: the last three turns of a match, with a Ward on both sides. The sums in the sentences
 * are those of the match; the tests of the host play it through.
 */
export const lesson: Lesson = {
  start: {
    position: () =>
      position({
        turn: 9,
        fromStart: true,
        seats: [
          {
            avatar: 'lamplit-scholar',
            life: 9,
            sites: ['barley-terrace c1', 'cinder-slope c2'],
            minions: ['moss-ox c2'],
            hand: ['cinder-rider'],
            atlas: ['windswept-tor', 'barley-terrace', 'barley-terrace'],
            spellbook: ['whispered-litany', 'pack-mule', 'spark-imp', 'moss-ox'],
          },
          {
            avatar: 'lamplit-scholar',
            life: 3,
            sites: ['slow-river c4', 'slow-river c3'],
            minions: ['harbor-penitent c3'],
            hand: ['silt-crawler', 'slow-river', 'undertow'],
            atlas: ['slow-river', 'slow-river', 'slow-river'],
            spellbook: ['reed-wader', 'reed-wader', 'reed-wader', 'reed-wader'],
          },
        ],
      }),
  },
  dice: [],
  pass: ['done', 'no', 'none', 'endTurn'],
  others: [
    // Turn 10
    { verb: 'drawSpell' },
    { verb: 'playSite', card: 'slow-river', n: at('d4') },
    { verb: 'cast', card: 'silt-crawler', n: at('c4') },
    { verb: 'endTurn' },
    // Turn 11
    { verb: 'defend', card: 'silt-crawler' },
    // Turn 12
    { verb: 'drawSpell' },
    { verb: 'cast', card: 'undertow', on: 'cinder-rider' },
    { verb: 'endTurn' },
  ],
  steps: [
    {
      say: 'Then you draw: a site from the atlas, or a spell from the spellbook. You need ground and mana, so draw a site.',
      clause: 'S3.1',
      point: [{ part: 'atlas', seat: 0 }],
      pick: { verb: 'drawSite' },
    },
    {
      say: 'Your avatar taps to play a site, next to one of yours. Put Windswept Tor on b2. It gives its mana at once.',
      clause: 'S4.1',
      point: [{ spot: at('b2') }],
      pick: { verb: 'playSite', card: 'windswept-tor', n: at('b2') },
    },
    {
      say: 'Cinder Rider costs your 3 mana, and asks for one fire. Symbols on your sites are counted and never spent. Cast it on c2.',
      clause: 'S3.4',
      point: [
        { part: 'mana', seat: 0 },
        { part: 'symbols', seat: 0 },
      ],
      pick: { verb: 'cast', card: 'cinder-rider', n: at('c2') },
    },
    {
      say: 'The ring around Harbor Penitent is a Ward. It can be attacked like any other: send Moss Ox, which steps to c3 and attacks.',
      clause: 'S1.14',
      point: [{ card: 'harbor-penitent', seat: 1 }],
      pick: { verb: 'attack', card: 'moss-ox', on: 'harbor-penitent' },
    },
    {
      say: 'The Ward is gone. Attack Harbor Penitent again, with Cinder Rider: power 3 against power 2.',
      clause: 'S5.4',
      point: [{ card: 'harbor-penitent', seat: 1 }],
      pick: { verb: 'attack', card: 'cinder-rider', on: 'harbor-penitent' },
    },
    {
      say: 'Whoever has moved or attacked is tapped until your next turn. End this one.',
      clause: 'S5.2',
      pick: { verb: 'endTurn' },
    },
    {
      say: 'Your units stand upright again, and your mana is back. This time draw a spell.',
      clause: 'S3.1',
      point: [{ part: 'spellbook', seat: 0 }],
      pick: { verb: 'drawSpell' },
    },
    {
      say: 'Sites can be attacked, too. A strike on one that nobody defends costs its player life. Moss Ox: to c4, and attack the site there.',
      clause: 'S5.5',
      point: [{ spot: at('c4') }],
      pick: { verb: 'attackSite', card: 'moss-ox', n: at('c4') },
    },
    {
      say: 'Nobody is left to defend it: her avatar tapped to play a site. Attack it again, with Cinder Rider.',
      clause: 'S5.5',
      point: [{ spot: at('c4') }],
      pick: { verb: 'attackSite', card: 'cinder-rider', n: at('c4') },
    },
    {
      say: 'She will want to be rid of the Rider. Whispered Litany costs 1 mana and asks for one air: cast it on Cinder Rider, and it has a Ward.',
      clause: 'S1.2',
      point: [{ card: 'cinder-rider', seat: 0 }],
      pick: { verb: 'cast', card: 'whispered-litany', on: 'cinder-rider' },
    },
    {
      say: 'The ring closes. End the turn, and see what it is good for.',
      clause: 'S3.3',
      point: [{ card: 'cinder-rider', seat: 0 }],
      pick: { verb: 'endTurn' },
    },
    {
      say: 'The last turn. Draw what you like; a spell, say.',
      clause: 'S3.1',
      point: [{ part: 'spellbook', seat: 0 }],
      pick: { verb: 'drawSpell' },
    },
    {
      say: 'Cinder Rider stands before Mara’s avatar, and any damage in this turn is the death blow. Attack.',
      clause: 'S6.1',
      point: [{ card: 'lamplit-scholar', seat: 1 }],
      pick: { verb: 'attack', card: 'cinder-rider', on: 'lamplit-scholar' },
    },
  ],
  tells: [
    {
      kind: 'turnStart',
      nth: 1,
      say: 'The realm is five squares wide and four deep, and all of it is void until somebody raises a site there. Your avatar stands at the near edge, Mara’s at the far one.',
      clause: 'S2.1',
      point: [
        { card: 'lamplit-scholar', seat: 0 },
        { card: 'lamplit-scholar', seat: 1 },
      ],
    },
    {
      kind: 'manaGained',
      nth: 1,
      say: 'You come to the end of a match: of 20 life Mara has 3. Your turn begins with 1 mana for each of your sites.',
      clause: 'S3.1',
      point: [
        { part: 'life', seat: 1 },
        { part: 'mana', seat: 0 },
      ],
    },
    {
      kind: 'castResolved',
      nth: 1,
      say: 'A minion that has just come cannot tap: it neither moves nor attacks in this turn. Cinder Rider can, because it has Charge.',
      clause: 'S4.3',
      point: [{ card: 'cinder-rider', seat: 0 }],
    },
    {
      kind: 'wardBroken',
      nth: 1,
      say: 'Moss Ox would deal 4 damage. The Ward breaks instead, and Harbor Penitent takes none.',
      clause: 'S1.1',
      point: [{ card: 'harbor-penitent', seat: 1 }],
    },
    {
      kind: 'damaged',
      nth: 1,
      say: 'Both strike at the same time, so Moss Ox takes 2. Damage as high as its power would kill it: 4. What it has taken is gone at the end of the turn.',
      clause: 'S5.4',
      point: [{ card: 'moss-ox', seat: 0 }],
    },
    {
      kind: 'castResolved',
      nth: 2,
      say: 'Mara plays a site, too, and casts Silt Crawler beside her avatar.',
      clause: 'S4.3',
      point: [{ card: 'silt-crawler', seat: 1 }],
    },
    {
      kind: 'defends',
      nth: 1,
      say: 'An untapped enemy in reach may defend: Silt Crawler taps and fights Moss Ox instead of the site. Power 2 against 4.',
      clause: 'S5.3',
      point: [{ card: 'silt-crawler', seat: 1 }],
    },
    {
      kind: 'deathsDoor',
      nth: 1,
      say: 'Her last 3 life are lost. At Death’s Door she heals no more, and damage in any later turn is the death blow.',
      clause: 'S6.1',
      point: [{ part: 'life', seat: 1 }],
    },
    {
      kind: 'wardBroken',
      nth: 2,
      say: 'Undertow would send the Rider back to your hand. A Ward also breaks in the place of what an opponent’s spell would do: the Rider stays.',
      clause: 'S1.9',
      point: [{ card: 'cinder-rider', seat: 0 }],
    },
  ],
};
