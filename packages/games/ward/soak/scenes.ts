import { below } from '@wardroom/core';
import type { Position, Side, WardCard } from '@wardroom/ward';

/** Positions from which two cards can both work: in hand or in front, with what they ask for beside them. */

/** Where the two cards are: on one side, on two, or at a table of three or of two teams. */
export const SCENES = ['together', 'apart', 'three', 'teams'] as const;
export type SceneName = (typeof SCENES)[number];

/** What a card needs beside it to come into its own; `foe` is what an opponent has. */
interface Needs {
  primary?: Side['primary'];
  magics?: string[];
  hand?: string[];
  deck?: string[];
  cemetery?: string[];
  foe?: { primary?: Side['primary']; magics?: string[]; hand?: string[] };
}

const besideHiveLord: Needs = { primary: 'hive-lord' };
const gnomes: Needs = { hand: ['gnome-dragoon', 'gnome'] };
const hurt: Needs = { primary: { card: 'werewolf', hp: 8 } };

const NEEDS: Readonly<Record<string, Needs>> = {
  'bio-regeneration': hurt,
  'final-form': hurt,
  'health-potion': hurt,
  'great-white': { primary: 'sharkling' },
  'perfect-shark': { primary: { card: 'great-white', under: ['sharkling'] } },
  'eternal-dragon': { primary: 'dragonling', hand: ['dragon-fox'] },
  'dragon-tamer': { deck: ['dragonling'] },
  'shard-titan': { primary: 'harpy', magics: ['strange-jewel'] },
  terry: { hand: ['jerry'] },
  'black-jacket': besideHiveLord,
  'super-hornet': besideHiveLord,
  crow: { primary: 'scarecrow' },
  'wolf-knight': { hand: ['werewolf'] },
  alkonost: { hand: ['harpy'], deck: ['harpy'] },
  'orc-hunter': { hand: ['frog'] },
  'm-o-o-n-sgt': { hand: ['m-o-o-n-soldier'] },
  gnome: gnomes,
  'gnome-dragoon': gnomes,
  'gnome-warrior': gnomes,
  gnometheon: gnomes,
  'owl-god': { hand: ['owl', 'owl'] },
  deercrow: { primary: 'scarecrow', hand: ['big-buck'] },
  'subject-4212': { primary: 'pumpkin-man' },
  'friend-like-you': { deck: ['the-creator'] },
  'orc-champion': { hand: ['orc', 'orc'] },
  'ghul-vok': { magics: ['full-moon'] },
  'full-moon': { primary: 'werewolf' },
  'dark-knight': { cemetery: ['skeleton'] },
  jester: { magics: ['bomb'] },
  'fire-eleotoid': { hand: ['forest-fire'] },
  'the-wither': { foe: { magics: ['fear'] } },
  'claws-of-the-beast': { hand: ['wings-of-the-beast'] },
  'vampire-lord': { primary: { card: 'vampire-lord', hp: 20 } },
  'the-guide': { primary: { card: 'the-guide', hp: 20 } },
  'poisoned-potion': { foe: { primary: { card: 'werewolf', hp: 20 }, hand: ['health-potion', 'repair-bear'] } },
  'bad-luck-bear': { foe: { hand: ['cure-minor-wounds'] } },
  'hell-walker': { foe: { primary: 'demon' } },
  thresher: { foe: { primary: 'steam-rex' } },
};

/** Who stands in front where neither card does: of many types, so that texts about a type have somebody to speak of. */
const FRONT = ['werewolf', 'dragonling', 'demon', 'harpy', 'raptor', 'skeleton', 'steam-wolf', 'bug-man', 'snow-man'];
const HAND = ['frog', 'goblin', 'ignite', 'magic-belt'];
const FOE_HAND = ['rodent', 'orc', 'council-of-the-cosmos', 'haunted-tree', 'warming-glow'];
const CEMETERY = ['skeleton', 'harpy', 'frog', 'lucky-charm', 'hero-shield'];
const DECK = [
  'giant-bat',
  'health-potion',
  'squirrel',
  'common-sword',
  'beaver',
  'cure-minor-wounds',
  'cockroach',
  'orc-magic',
  'owlet',
  'knight-helm',
  'penguin',
  'wooden-shield',
];

const SEATS: Readonly<Record<SceneName, { mode: string; seats: number; of: readonly [number, number] }>> = {
  together: { mode: 'duel', seats: 2, of: [0, 0] },
  apart: { mode: 'duel', seats: 2, of: [0, 1] },
  three: { mode: 'rumble', seats: 3, of: [0, 2] },
  teams: { mode: 'team', seats: 4, of: [0, 1] },
};

/** Each of the two stands in front, beside the front or in a hand, as chance has it. */
export function sceneOf(name: SceneName, pair: readonly [WardCard, WardCard], random: () => number): Position {
  const { mode, seats, of } = SEATS[name];
  const sides = Array.from({ length: seats }, (_, seat) => {
    const own = pair.filter((_, i) => of[i] === seat);
    const foes = pair.filter((_, i) => of[i] !== seat);
    return sideOf(own, foes, random);
  });
  return { mode, seats: sides, active: below(random, seats) };
}

function sideOf(own: readonly WardCard[], foes: readonly WardCard[], random: () => number): Side {
  const asked = [...own.map((card) => NEEDS[card.id]), ...foes.map((card) => NEEDS[card.id]?.foe)] as (
    | Needs
    | undefined
  )[];
  const needs = asked.filter((x) => x !== undefined);
  const gather = (of: (x: Needs) => string[] | undefined): string[] => needs.flatMap((x) => of(x) ?? []);
  const wanted = needs.find((x) => x.primary !== undefined)?.primary;
  const standing = own.filter((card) => card.kind === 'creature' && standsAtOnce(card));
  // Half of those who could stand in front come out of the hand instead: that is when texts on summons happen.
  const comes = below(random, 2) === 0;
  const primary =
    wanted ?? (standing.length > 0 && !comes ? standing[0].id : comes ? undefined : FRONT[below(random, FRONT.length)]);
  const held = own.filter((card) => card.id !== (typeof primary === 'object' ? primary.card : primary) || comes);
  // The other creature of the same side may stand beside the first, without its texts until it steps up (W13.3.6).
  const beside = held.length === 2 && held[1].kind === 'creature' && primary !== undefined && below(random, 2) === 0;
  const hand = beside ? [held[0]] : held;
  return {
    ...(primary === undefined ? { unstarted: true } : { primary, magics: ['magic-belt', ...gather((x) => x.magics)] }),
    side: ['the-squire', ...(beside ? [held[1].id] : [])],
    hand: [...hand.map((card) => card.id), ...gather((x) => x.hand), ...(own.length > 0 ? HAND : FOE_HAND)],
    deck: [...gather((x) => x.deck), ...DECK],
    cemetery: [...CEMETERY, ...gather((x) => x.cemetery)],
  };
}

/** What is summoned in a way of its own is not put there. */
const standsAtOnce = (card: WardCard): boolean =>
  card.require?.onto === undefined && card.require?.carrying === undefined && card.require?.under === undefined;
