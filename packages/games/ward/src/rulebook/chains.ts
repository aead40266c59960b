import type { Clause } from './clause.ts';

const section = 'Chains';

/** W14: responses, the window after a summon, demands on players, and the order of answers. */
export const chains: readonly Clause[] = [
  {
    id: 'W14.1.1',
    section,
    text:
      'A chain starts when a card is played or activated. Lightning magics and other responses follow; then the ' +
      'effects resolve in reverse order, and the chain ends.',
    ruling:
      'A magic is played when it goes from hand to field; it is activated when its effect begins, which for some ' +
      'cards is later. Opportunities to respond go round from the player after the one who acted, and the chain ' +
      'closes when everyone passes in a row.',
  },
  {
    id: 'W14.2.1',
    section,
    text:
      'A summon opens an activation window before the effects of the creature begin. A card already on the field, or ' +
      'played in that window, may negate them; the creature then enters without them.',
    ruling: 'To negate an effect is to stop it before it takes hold.',
  },
  {
    id: 'W14.2.2',
    section,
    text: 'A card played in the window of a summon resolves before the effects of the summoned creature.',
    example:
      'Hive Lord destroys a magic on the field when it is summoned. Mind Sap, which negates creature effects, is ' +
      'played in the window and resolves first: nothing is destroyed.',
  },
  {
    id: 'W14.2.3',
    section,
    text: 'Some cards demand an action of a player before that player may do something else.',
    example:
      'While Old Logging Road lies on the field, a player must deal 5 damage to their own primary to play a magic.',
  },
  {
    id: 'W14.2.4',
    section,
    text:
      'A demanded cost that is prevented, negated or ignored counts as paid. The demand is on the player, so a card ' +
      'that makes the creature unaffected by magic does not lift it.',
    example:
      'Old Logging Road asks for 5 damage to your primary. With Ghost Form on that creature you play magics and it ' +
      'takes no damage. If the creature is instead unaffected by magic, the 5 damage is still due.',
  },
  {
    id: 'W14.3.1',
    section,
    text: 'A response can itself be responded to, and each response becomes the next link of the chain.',
    example:
      'A player plays Battle Axe. An opponent answers with Melody of the Deep, which negates a magic when it is ' +
      'played. The first player answers that with Haunted Tree, which does the same.',
  },
  {
    id: 'W14.3.2',
    section,
    text: 'The latest link resolves first, and a magic that it negates does nothing further in the chain.',
    example:
      'Battle Axe was answered by Melody of the Deep, and that by Haunted Tree. Haunted Tree negates Melody of the ' +
      'Deep, so Battle Axe resolves; the other two go to the cemetery.',
  },
  {
    id: 'W14.4.1',
    section,
    text: 'A player may use one card at each opportunity to respond.',
    ruling:
      'An opportunity a player cannot use is passed for them, unless a setting of theirs asks to be stopped. The ' +
      'pass takes constant time, so that it does not tell what they hold.',
    example: 'With Abominable Deer Man and Haunted Tree in hand, a player answers with one of them, not both.',
  },
  {
    id: 'W14.4.2',
    section,
    text: 'A player may respond with a further card when the chain comes back to them.',
    example:
      'A player who answered with Haunted Tree and still holds Abominable Deer Man may play it only when the chain ' +
      'has come round to them again.',
  },
  {
    id: 'W14.4.3',
    section,
    text: 'If all primaries leave the field at once, the player who started the effect is the first to summon.',
  },
];
