import { offers } from '@wardroom/testkit';
import type { Side } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { duel, type WardScenario } from '../support.ts';
import { cases, croc, ogre, SLIPS, wolf } from './cases.ts';

/** Every kind of immunity against every kind of text (W16.1.1, and what the cards say of themselves). */

/** Those that are out of reach of something, as the opponent's primary. */
const PROTECTED: Readonly<Record<string, Side>> = {
  'ent-tree': { primary: 'ent-tree' },
  'steam-rex': { primary: 'steam-rex' },
  'steam-golem': { primary: 'steam-golem' },
  'fog, out of reach of opponents’ magics': { primary: 'fog' },
  'ooze-weaver, out of reach of magics': { primary: 'ooze-weaver' },
  'werewolf in Heroism, out of reach of magics': { magics: ['heroism'] },
  'werewolf in Steam Armor': { magics: ['steam-armor'] },
};

const cardOf = (side: Side): string => (side.primary as string | undefined) ?? 'werewolf';

/** Whether a text of mine reaches the opponent's primary. */
type Probe = (side: Side) => boolean;

const figure =
  (me: Side, stat: string, is: number): Probe =>
  (side) =>
    duel({ ...croc, ...me }, side).stat(cardOf(side), stat) === is;

/** Aimed at one of all creatures: my own Werecroc is one, so there is a choice if the other can be aimed at. */
const aimed =
  (magic: string, dice: readonly number[] = []): Probe =>
  (side) => {
    const t = duel({ ...croc, hand: [magic] }, side);
    if (dice.length > 0) t.dice({ effect: dice });
    t.me.play(magic);
    decline(t);
    const reached = t.choices.includes(`card ${cardOf(side)}`);
    if (reached) t.me.pick('werecroc');
    decline(t);
    return reached;
  };

/** An Ooze Weaver may negate any magic that is played; here it never does. */
function decline(t: WardScenario): void {
  while (t.asked === 'opp respond') t.opp.pass();
}

/** Aimed at an opponent's creature alone: not to be played at all if there is none (W6.2.1). */
const offered =
  (magic: string): Probe =>
  (side) =>
    offers(duel({ ...croc, hand: [magic] }, side), `play ${magic}`);

const wolfBite: Probe = (side) => {
  const card = cardOf(side);
  const t = duel({ primary: 'dire-wolf' }, side);
  const full = t.hp(card);
  // A critical hit for 2; what strikes back does itself 1, but Fog, which rolls no hit, deals 4.
  if (card === 'fog') t.dice({ order: [6, 1] });
  t.dice({ hit: [6, 6] }, { attack: [1] }, ...(card === 'fog' ? [{ attack: [1, 1] }] : [SLIPS]));
  t.stopAt('second');
  t.me.battle(card);
  decline(t);
  const lost = full - t.hp(card) - (card === 'fog' ? 0 : 1);
  expect([2, 12]).toContain(lost);
  return lost === 12;
};

const knightFire: Probe = (side) => {
  const t = duel({ primary: 'demon-knight' }, side);
  const full = t.hp(cardOf(side));
  t.dice({ effect: [5] });
  t.me.use('demon-knight');
  return full - t.hp(cardOf(side)) === 15;
};

const PROBES: Readonly<Record<string, Probe>> = {
  'an opponent’s field magic: Curse': figure({ magics: ['curse'] }, 'al', 1),
  'a creature’s lasting effect: Dark Angel': figure({ primary: 'dark-angel' }, 'al', 1),
  'its own player’s field magic: Flame of the Infinite': (side) => {
    const plain = duel(croc, side).stat(cardOf(side), 'spd');
    const more = [...(side.magics ?? []), 'flame-of-the-infinite'];
    return duel(croc, { ...side, magics: more }).stat(cardOf(side), 'spd') === plain + 5;
  },
  'damage by a magic: Ignite': aimed('ignite', [1]),
  'damage by a creature: Demon Knight': knightFire,
  'an equip: Fear': aimed('fear'),
  'its place: Terrifying Roar': offered('terrifying-roar'),
  'its controller: Turncoat': offered('turncoat'),
  'damage over time by a creature: Dire Wolf': wolfBite,
};

/** In the order of `PROBES`: 1 where the text reaches it. */
const REACHED: Readonly<Record<string, readonly number[]>> = {
  // Unaffected by magics and by creature effects: nothing does.
  'ent-tree': [0, 0, 0, 0, 0, 0, 0, 0, 0],
  'steam-rex': [0, 0, 0, 0, 0, 0, 0, 0, 0],
  'steam-golem': [0, 0, 0, 0, 0, 0, 0, 0, 0],
  'werewolf in Steam Armor': [0, 0, 0, 0, 0, 0, 0, 0, 0],
  // Out of reach of opponents' magics: its own player's and creatures' effects reach it.
  'fog, out of reach of opponents’ magics': [0, 1, 1, 0, 1, 0, 0, 0, 1],
  // Out of reach of magics: creatures' effects reach it.
  'ooze-weaver, out of reach of magics': [0, 1, 0, 0, 1, 0, 0, 0, 1],
  'werewolf in Heroism, out of reach of magics': [0, 1, 0, 0, 1, 0, 0, 0, 1],
};

describe.each(Object.entries(REACHED))('%s', (who, reached) => {
  test.each(Object.entries(PROBES).map(([name, probe], i) => ({ name, probe, is: reached[i] === 1 })))(
    '$name reaches it: $is',
    ({ probe, is }) => {
      expect(probe(PROTECTED[who])).toBe(is);
    },
  );
});

describe('what lifts an immunity, and what does not', () => {
  cases({
    'Thresher and Curse on a Steam Rex: Mechanical creatures lose what their own effect gives': {
      me: { primary: 'thresher', magics: ['curse'] },
      opp: { primary: 'steam-rex' },
      shows: { 'steam-rex al': 1 },
    },
    'rumble: a third player’s Thresher opens a Steam Golem to Curse': {
      seats: [{ ...ogre, magics: ['curse'] }, { primary: 'steam-golem' }, { primary: 'thresher' }],
      shows: { 'steam-golem al': 1 },
    },
    'Thresher and Steam Armor: immunity given by a magic stays': {
      me: { primary: 'thresher', magics: ['curse'] },
      opp: { primary: 'steam-wolf', magics: ['steam-armor'] },
      shows: { 'steam-wolf al': 6 },
    },
    'Thresher and an Ent Tree, which is no Mechanical': {
      me: { primary: 'thresher', magics: ['curse'] },
      opp: { primary: 'ent-tree' },
      shows: { 'ent-tree al': 5 },
    },
    'Thresher and Ooze Weaver: Mechanical, so magics reach it': {
      me: { primary: 'thresher', magics: ['curse'] },
      opp: { primary: 'ooze-weaver' },
      shows: { 'ooze-weaver al': 1 },
    },
    'a sapped Thresher lifts nothing': {
      me: { primary: 'thresher', magics: ['curse', 'mind-sap'] },
      opp: { primary: 'steam-rex' },
      shows: { 'steam-rex al': 11 },
    },
    'The Iron Range over a Steam Rex that stands: too late (W16.1.2)': {
      me: { ...ogre, magics: ['the-iron-range', 'curse'] },
      opp: { primary: 'steam-rex' },
      shows: { 'steam-rex al': 11 },
    },
    'Steam Armor over a Hero Shield: worn, and without effect meanwhile': {
      me: { magics: ['hero-shield', 'steam-armor'] },
      opp: croc,
      shows: { 'werewolf al': 6, 'hero-shield zone': 'me:magic' },
    },
    'Steam Armor on a Glarbstenford: its own effect is none on it from elsewhere': {
      me: { primary: 'glarbstenford', magics: ['steam-armor'] },
      opp: wolf,
      shows: { 'glarbstenford dice': 4 },
    },
    'Heroism under The Iron Range: that negates creatures’ effects, and Heroism is a magic': {
      me: { magics: ['heroism'] },
      opp: { ...croc, magics: ['curse', 'the-iron-range'] },
      shows: { 'werewolf al': 8 },
    },
    'Demon King burns Heroism: a creature’s effect can': {
      me: { primary: 'demon-king' },
      opp: { magics: ['heroism'] },
      does: (t) => {
        t.dice({ effect: [2] });
        t.me.use('demon-king');
      },
      shows: { 'heroism zone': 'opp:cemetery' },
    },
    'Dragon Fire leaves Heroism: it is immune to magics itself': {
      me: { hand: ['dragon-fire'], magics: ['holy-water'] },
      opp: { ...croc, magics: ['heroism', 'hero-shield'] },
      does: (t) => t.me.play('dragon-fire'),
      shows: { 'heroism zone': 'opp:magic', 'hero-shield zone': 'opp:cemetery', 'holy-water zone': 'me:cemetery' },
    },
    'Council of the Cosmos cannot choose Heroism': {
      me: { hand: ['council-of-the-cosmos'], magics: ['holy-water'] },
      opp: { ...croc, magics: ['heroism'] },
      does: (t) => t.me.play('council-of-the-cosmos'),
      shows: { 'heroism zone': 'opp:magic', 'holy-water zone': 'me:cemetery' },
    },
    'Hive Lord can': {
      me: { unstarted: true, hand: ['hive-lord'] },
      opp: { ...croc, magics: ['heroism'] },
      does: (t) => t.stopAt('me combat'),
      shows: { 'heroism zone': 'opp:cemetery' },
    },
    'Fog and Mind Sap of its own player: that reaches it': {
      me: { primary: 'fog', magics: ['mind-sap'] },
      opp: { ...croc, magics: ['curse'] },
      shows: { 'fog negated': 1 },
    },
    'Steam Rex is unaffected by a partner’s magics too (team)': {
      seats: [{ ...ogre, magics: ['the-good-boy'], hand: ['hero-shield'] }, croc, { primary: 'steam-rex' }, wolf],
      more: { mode: 'team' },
      does: (t) => t.me.play('hero-shield'),
      shows: { 'can card steam-rex': false, 'can card ogre': true, 'steam-rex al': 11 },
    },
  });
});
