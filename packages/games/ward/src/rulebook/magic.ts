import type { Clause } from './clause.ts';

const section = 'Magic cards';

/** W6: the parts and kinds of magic cards, their costs, and equipping across the table. */
export const magic: readonly Clause[] = [
  {
    id: 'W6.2.1',
    section,
    text: 'Magics are played without cost, as many as you like, in your magic phases.',
    ruling: 'A magic that could do nothing at all as things stand is not played.',
  },
  {
    id: 'W6.2.2',
    section,
    text:
      'A card with an activation cost has you attempt that cost before the card is played. The cost does not apply ' +
      'if the card is then negated, cancelled or kept from resolving.',
    example:
      'You play Mysterious Door, whose cost is 10 damage to your primary, and Haunted Tree negates it. Your primary ' +
      'takes no damage.',
  },
  {
    id: 'W6.2.3',
    section,
    text: 'A hybrid magic is also a creature while it is on the field. It normally adds nothing to cemetery HP.',
  },
  {
    id: 'W6.3.1',
    section,
    text: 'A magic card has a name, artwork, a rarity, a sub-type, an effect, a type and a generation.',
  },
  {
    id: 'W6.4.1',
    section,
    text: 'A magic of sub-type Field affects several creatures or an area.',
  },
  {
    id: 'W6.4.2',
    section,
    text:
      'A magic of sub-type Equip is attached to one creature. It is destroyed when that creature leaves the field or ' +
      'changes control.',
  },
  {
    id: 'W6.4.3',
    section,
    text: 'A magic of sub-type None usually targets something, resolves and is discarded.',
  },
  {
    id: 'W6.5.1',
    section,
    text: 'A standard magic goes to the cemetery after it resolves.',
  },
  {
    id: 'W6.5.2',
    section,
    text:
      'An infinite magic stays on the field until it is destroyed or resolved. You may have at most 5 on your side ' +
      'at once; with 5 there you may still play standard and lightning magics.',
    ruling: 'A magic is destroyed when it leaves the field for the cemetery.',
  },
  {
    id: 'W6.5.3',
    section,
    text:
      "A lightning magic can be played on any player's turn when its condition holds. It goes to the cemetery " +
      'afterwards unless it says otherwise.',
  },
  {
    id: 'W6.6.1',
    section,
    text: 'You may equip a magic to a creature of an opponent or of an ally.',
  },
  {
    id: 'W6.6.1.1',
    section,
    text:
      "A magic you equip to an opponent's creature lies on your side, takes one of your slots if it is infinite, and " +
      'goes to your cemetery.',
  },
  {
    id: 'W6.6.1.2',
    section,
    text: "A magic you equip to a partner's creature takes a slot on the partner's side, and goes to your cemetery.",
    modes: 'many',
  },
];
