import type { Clause } from './clause.ts';

/** W15 to W18: how a match ends, immunity, disputes, and notes. */
export const ending: readonly Clause[] = [
  {
    id: 'W15.1.1',
    section: 'End of the match',
    text: 'A match ends for a player whose cemetery HP reaches 300 (W4.1.1).',
  },
  {
    id: 'W15.1.2',
    section: 'End of the match',
    text: 'A match ends for a player who has no playable creature on the field, in hand or in the deck (W7.2.4).',
  },
  {
    id: 'W15.1.3',
    section: 'End of the match',
    text: "Time out: when the event's time limit is reached, the player with more cemetery HP loses.",
    ruling: 'If cemetery HP is equal, W16.2.2 decides.',
  },
  {
    id: 'W15.1.4',
    section: 'End of the match',
    text: 'Disqualification: a player loses for stalling, cheating or harassment.',
    ruling:
      'A judge or the host disqualifies. A clock on each decision also deals with stalling. No progress: decks run empty ' +
      'without a loss (W17.4), so players could decline battle for ever. If in eight whole turn cycles no card has ' +
      'changed its place and no HP have changed, the table calls time (W15.1.3), and it warns two cycles before. In a ' +
      'raid the boss wins then (B4.2).',
  },
  {
    id: 'W16.1.1',
    section: 'Immunity and disputes',
    text:
      'A creature "unaffected by magic and creature effects" cannot be equipped. It ignores field cards and every ' +
      'effect on its damage, stats, abilities, position, controller, dice or modifiers. Other creatures may still ' +
      'strengthen themselves.',
  },
  {
    id: 'W16.1.2',
    section: 'Immunity and disputes',
    text: 'The trait "unaffected" can be negated only at the moment it first activates, before it takes hold.',
  },
  {
    id: 'W16.1.3',
    section: 'Immunity and disputes',
    text:
      'A card already on the field that negates creature effects also stops the trait "unaffected" of a creature ' +
      'that arrives.',
    example:
      'Steam Rex, which is unaffected, arrives while The Iron Range, which negates all creature effects, lies on the ' +
      'field: Steam Rex arrives without its effect.',
  },
  {
    id: 'W16.1.4',
    section: 'Immunity and disputes',
    text: 'A response played in the window of the summon can stop the trait "unaffected" before it begins.',
    example:
      'Ent Tree, which is unaffected, is summoned and answered by Mind Sap in the window: Ent Tree has no immunity.',
  },
  {
    id: 'W16.2.1',
    section: 'Immunity and disputes',
    text: 'What neither a rule nor a card permits is prohibited.',
    ruling:
      "A card's own text beats a rule, except the cap on AL (W17.1) and anchoring (W12.3). Where the recorded facts " +
      'of a card and this rulebook differ, this rulebook wins.',
  },
  {
    id: 'W16.2.2',
    section: 'Immunity and disputes',
    text: 'A contradiction is settled by one die each. The higher roll gets the benefit.',
  },
  {
    id: 'W16.2.3',
    section: 'Immunity and disputes',
    text: 'At a tournament the ruling of the official stands.',
  },
  {
    id: 'W17.1',
    section: 'Notes',
    text: 'No effect, magic or other source raises AL above 12.',
    ruling: 'A card whose own text says otherwise does not override this clause.',
  },
  {
    id: 'W17.2',
    section: 'Notes',
    text: 'HP never goes below 0, however great the damage.',
  },
  {
    id: 'W17.3',
    section: 'Notes',
    text: 'Cemetery HP has no lower limit: card effects can bring it below 0.',
  },
  {
    id: 'W17.4',
    section: 'Notes',
    text: 'A player with an empty deck does not lose for it. They play on without drawing.',
  },
  {
    id: 'W17.5',
    section: 'Notes',
    text: 'A creature in a cemetery counts with its printed HP, whatever HP it had on the field.',
  },
  {
    id: 'W17.6',
    section: 'Notes',
    text:
      'A loss of HP given as a fraction or percentage is worked out from current HP, as a whole number, and counts ' +
      'as damage.',
    ruling: 'An amount that is not whole is rounded up.',
    example: 'Half of 30 HP is 15 damage.',
  },
  {
    id: 'W17.7',
    section: 'Notes',
    text: 'Whenever a deck has been shuffled, the opponent may cut it.',
    ruling: 'The match option `cuts` is `off` or `on`; it is `off` by default.',
  },
  {
    id: 'W18.5',
    section: 'Further notes',
    text: 'A card on the banned list is allowed 0 times in a deck for official play.',
  },
  {
    id: 'W18.10',
    section: 'Further notes',
    text:
      'The doubling of a critical hit, when all hit dice show 6, comes after every modifier and buff has been added ' +
      'to the attack damage.',
  },
  {
    id: 'W18.11',
    section: 'Further notes',
    text:
      'The damage an attacker takes for a critical miss, when all hit dice show 1, is one die with nothing added to ' +
      'it.',
  },
  {
    id: 'W18.17',
    section: 'Further notes',
    text: 'SPD may rise to any value.',
  },
  {
    id: 'W18.18',
    section: 'Further notes',
    text: 'Healing stops at the printed HP of a creature, unless a card lets it go higher.',
  },
  {
    id: 'W18.23',
    section: 'Further notes',
    text: 'A card on the limited list is allowed once in a deck for official play.',
  },
];
