import { type MechanicFacts, mechanic, OPEN, stats, steps, words } from './mechanic.ts';

/** Chains: what answers what, what is stopped, and what cannot be. */
export const answering: readonly MechanicFacts[] = [
  mechanic(
    'Negation',
    'A card played in answer to another that stops it before it takes hold. What is negated goes to its owner’s cemetery, its own cost does not apply, and what was paid because somebody demanded it stays paid.',
    ['W14.1.1', 'W14.3.1', 'W14.3.2', 'W6.2.2'],
    steps('negate', 'steal'),
  ),
  mechanic(
    'Cannot be negated',
    'While it is played, nothing stops it: an answer that would negate it does nothing to it.',
    ['W14.3.1'],
    { sure: true },
  ),
  mechanic(
    'Stopping an attack',
    'Played when a strike has hit, or when its damage has been worked out. The attack comes to nothing, and so does what happens on a hit; the battle goes on with the other strike.',
    ['W10.2.4', 'W14.1.1'],
    steps('negateAttack'),
  ),
  mechanic(
    'Shields that wait',
    'It waits for the next attack, or the next magic, stops that one, and is used up by it.',
    ['W10.2.4'],
    steps('shield'),
    { wards: true },
  ),
  mechanic(
    'Answers at any moment',
    'Played whenever anything may be answered, on anybody’s turn.',
    ['W6.5.3', 'W14.4.1'],
    { is: 'answer', to: 'any' },
  ),
  mechanic(
    'Answers to a special moment',
    'Played when a battle is declared, a creature is summoned, healed, killed or buried, a card is drawn, an attack has missed or done its damage, or a limited summon has come.',
    ['W6.5.3', 'W14.2.1', 'W14.4.1'],
    { is: 'answer', to: ['battle', 'summon', 'heal', 'drawn', 'killed', 'buried', 'missed', 'dealt', 'beside'] },
  ),
  mechanic(
    'Used from the field in answer',
    'A card on the field that its player may use in the middle of something else, and not only in their own turn.',
    ['W14.4.1'],
    { is: 'use', at: OPEN },
  ),
  mechanic(
    'Effects switched off',
    'A creature’s effects do not work, and what is running of them ends. Its figures stay, and so do the demands of its summon, which are no effects.',
    ['W14.2.1', 'W8.3.1'],
    stats('negated'),
  ),
  mechanic(
    'Unaffected',
    'Magics or creature effects, as the card says, do not reach it: it is no target, cannot be equipped, and ignores fields. This is settled as it arrives.',
    ['W16.1.1', 'W16.1.2', 'W16.1.3', 'W16.1.4'],
    ...words('unaffected', 'shields', 'armours', 'lifts'),
  ),
  mechanic(
    'Dice rolled again',
    'A roll is made a second time before it counts. The card says whether all its dice are rolled, and whether the better may be kept.',
    ['W14.1.1'],
    steps('reroll'),
  ),
];

/** What players may no longer do, and what it costs them. */
export const locking: readonly MechanicFacts[] = [
  mechanic(
    'Locks on playing cards',
    'Players cannot play some kinds of card: magics, Lightnings, Standards, cards of a rarity. What lies on the field already goes on.',
    ['W16.2.1'],
    stats('noMagic', 'noLightning', 'noStandard', 'onlyEquips', 'noEpic', 'noPromo', 'noLegendary', 'noMythic'),
  ),
  mechanic(
    'Locked cemeteries',
    'Cards cannot leave a cemetery: one card for good, or whole cemeteries while something lies on the field.',
    ['W16.2.1'],
    stats('noExhume'),
    { locked: true },
  ),
  mechanic(
    'Slots taken',
    'Places for infinite magics count as full although nothing lies there.',
    ['W6.5.2'],
    stats('takenSlots'),
  ),
  mechanic(
    'Demands and taxes',
    'Before a magic is played its player must do something, mostly deal damage to their own primary. What is prevented counts as paid.',
    ['W14.2.3', 'W14.2.4'],
    stats('tax'),
  ),
  mechanic(
    'Activation costs',
    'A price of the card itself: damage to one’s own creature, or a card of the hand. It is attempted before the card is played, and does not apply if the card is negated.',
    ['W6.2.2'],
    ...words('costDamage', 'cost'),
    { do: 'damage', kind: 'cost' },
  ),
  mechanic(
    'Nailed down',
    'It cannot be moved off its place or cannot be sacrificed. Damage still kills it, and what is anchored goes with its anchor.',
    ['W12.3', 'W8.2.1'],
    stats('noLeave', 'noSacrifice'),
    { onlyDestroyed: true },
  ),
];
