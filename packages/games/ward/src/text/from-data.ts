import { capital } from '@wardroom/core';
import { playersPrimary } from '../bosses/builders.ts';
import type { WardSource } from '../card.ts';
import {
  always,
  answersFoesMagic,
  anyCreature,
  anyMagic,
  change,
  cycles,
  damage,
  destroy,
  everyCreature,
  foesCreature,
  foesCreatures,
  heal,
  itself,
  locked,
  multiplied,
  note,
  onHit,
  onMyTurnStart,
  onRoll,
  onSummon,
  overTime,
  ownCemetery,
  ownCreature,
  ownCreatures,
  play,
  playOn,
  plus,
  primaryOf,
  requires,
  takes,
  toHand,
  unaffected,
  whenever,
  yes,
} from '../cards/builders.ts';
import type { Ability, Filter, Mod, Op, Scope } from '../language.ts';
import { creatures, faces, happening, holding, turnCycles } from './clauses.ts';
import { anything, type Found, match, number, say } from './pattern.ts';

/**
 * What a card says, made from what it does. Patterns are written in the words of the cards, with places left open for
 * figures; a card of which any part fits none of them has no text here, and somebody has to write it.
 */

const N = number('n');
const K = number('k');
const LOW = number('low');
const HIGH = number('high');
const THEN = anything('then');
const MODS = anything('mods');

/** How a card speaks: for a boss or for a player, and for how long. */
interface Voice {
  boss: boolean;
  /** Turn cycles; 0 is for as long as it lies there. */
  cycles: number;
  /** What it is played in answer to. */
  answering: string;
}

type Words = (found: Found, voice: Voice) => string | null;

const ALREADY = 'It adds nothing while damage over time is already running.';
const LASTS = 'once per turn cycle';
const HIT = 'When it hits, ';
const FIRST = 'at the end of combat, first in the combat phase of the hit';

const STATES: Readonly<Record<string, string>> = {
  frozen:
    'Frozen for {}. A Frozen creature starts no battle, makes no strike (not even in return, in this battle) and cannot ' +
    'be sacrificed.',
  stunned:
    'Stunned for {}. A Stunned creature starts no battle and makes no strike, not even in return in this battle.',
};

/** A whole sentence of what happens, after words that lead up to it. */
const sentence = (lead: string, ops: unknown): string | null => {
  const what = happening(ops as readonly Op[]);
  return what === null ? null : capital(`${lead}${what}.`);
};

/** What is said of those a continuous text is about. */
function about(subject: string, many = false): Words {
  return ({ mods }, { cycles: n }) => {
    const what = holding(mods as readonly Mod[], { many });
    return what === null ? null : lasting(n, `${subject} ${what}.`);
  };
}

const lasting = (n: number, text: string): string =>
  n === 0 ? capital(text) : `For ${turnCycles(n)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** What players may no longer do. */
const banned =
  (players: string, boss: string, what: string): Words =>
  (_, voice) =>
    lasting(voice.cycles, `${voice.boss ? boss : players} ${what}.`);

const taxed: Words = ({ n }) =>
  `To play a magic, each player must deal ${n} damage to their own primary. Damage that is prevented, negated or ignored ` +
  'counts as paid; a primary that is unaffected by magics has to take it, for the demand is on the player.';

const seats = (of: 'foes' | 'all', mod: Mod): Ability => always({ seats: of }, [mod]);
const sided = (to: Scope): Ability => always(to, MODS);

const drinks =
  (who: string): Words =>
  () =>
    `${who} half of the attack damage it deals in battle, rounded up, never above its full HP. Blocked or reflected ` +
    'damage, damage over time and other effects heal nothing.';

const ABILITIES: readonly (readonly [pattern: Ability, words: Words])[] = [
  // ── Facts ──
  [{ is: 'note', cycles: N }, () => ''],
  [{ is: 'note', stays: true }, () => ''],
  [answersFoesMagic, () => ''],
  [locked, () => 'Once in a cemetery, this card can never leave it.'],
  [
    unaffected,
    () =>
      'Unaffected by magics and by creature effects, helpful ones too, as far as they touch this creature. This can be ' +
      'negated only as it arrives.',
  ],
  [
    requires({ sacrifices: N }),
    ({ n }) => `Summon requirement: ${n === 0 ? 'no' : n} sacrifices. This is not an effect and cannot be negated.`,
  ],
  [
    note({ mortal: true }),
    () =>
      'Comes beside the boss and attacks with it each turn. Unlike other limited summons it can be battled and killed.',
  ],
  // ── Played ──
  [play([]), () => ''],
  [playOn(anyCreature, []), () => ''],
  [playOn(playersPrimary, []), () => "Equip to a player's primary, found by dice."],
  [playOn(anyCreature, [heal('target', 1000)]), () => 'When equipped, the creature heals to full HP.'],
  [
    playOn(anyCreature, [{ do: 'halve', to: 'target' }]),
    () => 'When equipped, the creature loses half of its current HP, rounded up, once.',
  ],
  [playOn(anyMagic, [destroy('target')]), () => 'Destroy 1 magic on the field, on any side.'],
  [playOn(ownCreature, [heal('target', N)]), ({ n }) => `Heal 1 of your creatures ${n}, never above its full HP.`],
  [
    playOn(foesCreature, [toHand('target', 'holder')]),
    () => "Choose 1 creature of an opponent: it goes to that opponent's hand.",
  ],
  [
    playOn(ownCemetery(), [toHand('target', 'holder')]),
    () => 'Take any 1 card from your cemetery into your hand, unless that card can never leave it.',
  ],
  [
    playOn(ownCemetery({ creatureCard: true }), [toHand('target', 'holder')]),
    () => 'Take 1 creature from your cemetery into your hand.',
  ],
  [
    playOn(ownCemetery({ magicCard: true }), [toHand('target', 'holder')]),
    () => 'Take 1 magic from your cemetery into your hand.',
  ],
  [
    playOn(playersPrimary, [overTime('target', N, K)]),
    ({ n, k }) =>
      `A player's primary, found by dice, takes ${n} damage ${LASTS} for ${turnCycles(k)}, at the end of combat. ${ALREADY}`,
  ],
  [play(THEN), ({ then }, { answering }) => sentence(answering, then)],
  // ── On a hit ──
  [
    onHit([overTime('struck', N, 1)]),
    ({ n }) => `${HIT}the target takes ${n} damage at the end of that combat phase, once. ${ALREADY}`,
  ],
  [
    onHit([overTime('struck', N, K)]),
    ({ n, k }) => `${HIT}the target takes ${n} damage ${LASTS} for ${turnCycles(k)}, ${FIRST}. ${ALREADY}`,
  ],
  [
    onHit([overTime('struck', N)]),
    ({ n }) =>
      `${HIT}the target takes ${n} damage ${LASTS}, ${FIRST}, until this creature leaves the field or is negated. ` +
      `No bonuses are added. ${ALREADY}`,
  ],
  [
    onHit(onRoll(LOW, HIGH, [change('struck', [{ stat: anything('state'), add: 1 }], cycles(K))])),
    ({ state, k, ...found }) => {
      const words = STATES[state as string];
      return words === undefined
        ? null
        : `${HIT}roll a die: on ${faces(found)} the target is ${words.replace('{}', turnCycles(k))}`;
    },
  ],
  [whenever('attackDealt', { same: ['striker', 'self'] }, [heal('self', { half: 'amount' })]), drinks('Heals')],
  [
    whenever('attackDealt', { same: ['striker', 'host'] }, [heal('host', { half: 'amount' })]),
    drinks('The equipped creature heals'),
  ],
  // ── At other moments ──
  [onSummon(THEN), ({ then }) => sentence('When summoned: ', then)],
  [
    onMyTurnStart(THEN),
    ({ then }, { boss }) => sentence(`At the start of each ${boss ? 'boss turn' : 'of your turns'} `, then),
  ],
  [
    whenever('turnEnd', { foe: 'player' }, [damage(primaryOf('player'), N)]),
    ({ n }, { boss }) => `At the end of each ${boss ? 'player' : 'opponent'}'s turn their primary takes ${n} damage.`,
  ],
  [
    { is: 'use', label: anything('label'), do: onRoll(LOW, HIGH, THEN) },
    (found) => sentence(`Once on your turn you may roll a die: on ${faces(found)} `, found.then),
  ],
  [
    { is: 'use', label: anything('label'), must: true, do: onRoll(LOW, HIGH, THEN) },
    (found) =>
      sentence(`Once on your turn, at a moment you pick, you must roll a die: on ${faces(found)} `, found.then),
  ],
  [
    { is: 'use', label: anything('label'), by: 'host', do: onRoll(LOW, HIGH, [destroy('self')]) },
    (found) => `In each of their turns its controller may roll a die: on ${faces(found)} this is destroyed.`,
  ],
  // ── For as long as it lies there ──
  [
    itself([multiplied(N)], { hitFirst: true }),
    ({ n }) =>
      `If it hits first in a battle, it deals ×${n} attack damage. Dice and bonuses are added up first; further ` +
      'multipliers follow.',
  ],
  [
    itself([multiplied(N)], { rolledSix: true }),
    ({ n }) =>
      `If at least one of its attack dice shows a 6, added dice included, it deals ×${n} attack damage: once, after all ` +
      'other arithmetic.',
  ],
  [
    itself(MODS),
    ({ mods }) => {
      const what = holding(mods as readonly Mod[], { many: false });
      return what === null ? null : capital(`${what}.`);
    },
  ],
  [
    always(everyCreature, [yes('negated')]),
    () =>
      'While this lies on the field the effects of all creatures, on all sides, are negated. Those that run end, so what ' +
      'they revived goes to the cemetery; a creature that is unaffected already stays so.',
  ],
  [
    always({ side: 'all', where: anything('is') }, [takes(N)]),
    ({ n, is }) => {
      const { creature: _, ...kind } = is as Filter;
      const whom = creatures(kind);
      return whom === null ? null : `${capital(whom)} take ×${n} attack damage, whoever deals it.`;
    },
  ],
  [sided('host'), about('The equipped creature')],
  [sided(everyCreature), about('Every creature')],
  [
    sided(ownCreatures),
    (found, voice) => about(voice.boss ? "All creatures on the boss's side" : 'All your creatures', true)(found, voice),
  ],
  [
    sided(foesCreatures),
    (found, voice) => about(voice.boss ? "All players' creatures" : "All opponents' creatures", true)(found, voice),
  ],
  [seats('all', yes('noFight')), banned('Nobody', 'Nobody', 'can battle')],
  [seats('all', yes('noMagic')), banned('No player', 'No player', 'can play or activate magics')],
  [seats('foes', yes('noMagic')), banned('Opponents', 'Players', 'cannot play magics')],
  [seats('foes', yes('noLightning')), banned('Opponents', 'Players', 'cannot play Lightnings')],
  [seats('all', plus('tax', N)), taxed],
  [seats('foes', plus('tax', N)), taxed],
];

/** How long a standard lies there, which is not like one. */
function lies(source: WardSource, n: number): string {
  const stays = source.sub === 'equip' || source.abilities.some((a) => match(note({ stays: true }), a) !== null);
  if (source.magic !== 'standard' || (!stays && n === 0)) return '';
  const worn = source.sub === 'equip';
  if (n === 0) return `This stays ${worn ? 'equipped' : 'on the field'} until destroyed.`;
  return `This lies on ${worn ? 'it' : 'the field'} for that time, then goes to the cemetery.`;
}

const isLocked = (a: Ability): boolean => match(locked, a) !== null;

/** The text of a card, or null if there are no words here for some of what it does. Nothing to say is an empty text. */
export function fromData(source: WardSource): string | null {
  const n =
    source.abilities.flatMap((a) => (match({ is: 'note', cycles: N }, a)?.n as number | undefined) ?? [])[0] ?? 0;
  const answers = source.abilities.some((a) => match(answersFoesMagic, a) !== null);
  const voice: Voice = {
    boss: source.boss !== null,
    cycles: n,
    answering: answers ? "in response to an opponent's magic: " : '',
  };
  const said: string[] = [];
  // What holds of the card itself comes last.
  const inOrder = [...source.abilities].sort((a, b) => Number(isLocked(a)) - Number(isLocked(b)));
  for (const ability of inOrder) {
    const words = say(ABILITIES, ability, voice);
    if (words === null) return null;
    said.push(words);
  }
  return [...said, lies(source, n)].filter((x) => x !== '').join(' ');
}
