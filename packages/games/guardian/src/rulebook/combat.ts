import type { Clause } from './clause.ts';

const section = 'Combat';

/** G5: what Guardians do to each other and to bases. */
export const combat: readonly Clause[] = [
  {
    id: 'G5.1',
    section,
    text: 'A Rush acts in the turn it comes. A Sneak comes in Stealth. A Tank is the first target of the enemies near it.',
    ruling:
      'An enemy Guardian that has a Tank in range may attack no other Guardian, nor the base of the Tank’s lane. Bases of ' +
      'other lanes are not guarded by it. Abilities and Effects are no attacks. A Tank that cannot be targeted binds nobody.',
  },
  {
    id: 'G5.2',
    section,
    text:
      'A Guardian may target enemy Guardians in its own lane or the next one, unless its text says otherwise: some reach ' +
      'further, some only their own lane. They must be visible: not in Stealth, and in range.',
    ruling:
      'How far it reaches goes for its attacks and its abilities. Which base it may attack is another matter (G5.5).',
  },
  {
    id: 'G5.3',
    section,
    text: 'A Guardian makes one basic attack in a turn. Once it has attacked it uses no ability in that turn.',
    ruling: 'It may attack after its ability. There is no striking back.',
  },
  {
    id: 'G5.4',
    section,
    text: 'A Guardian uses one ability in a turn, if its player has the DZ.',
    ruling:
      'One that would do nothing at all cannot be used. Overcharge in a text is an ability whose price is all the DZ that its ' +
      'player has but one, and one at least; "for each DZ" counts those that were paid.',
  },
  {
    id: 'G5.5',
    section,
    text: 'A Guardian may attack a base.',
    ruling:
      'It may attack the enemy base of its lane if no visible enemy Guardian stands there. If that Outpost has fallen it ' +
      'may attack the nearest base that stands, of two equally near ones either, on the same terms. A wall there takes the ' +
      'damage first (G9.1).',
  },
  {
    id: 'G5.6',
    section,
    text:
      'A Guardian is defeated when its HP are at nought, when an effect defeats it, or by its own condition. A card is ' +
      'discarded when it goes to the discard pile from a hand or from the board in any other way. Cards tell the two apart.',
  },
  {
    id: 'G5.7',
    section,
    text: 'A Clone, a Copy or a Guardian Summon cannot be returned to a hand.',
    ruling: 'They belong to no deck: when they leave the board they leave the match.',
  },
  {
    id: 'G5.8',
    section,
    text: 'To sacrifice is to discard a card in play to summon another. To infuse is to discard a card to improve another. All of them must be in play.',
    ruling:
      'Of a sacrifice the card that is given up is in play; the Guardian that is summoned for it may come from the hand.',
  },
];
