import type { Clause } from './clause.ts';

/** B: one to six players against a boss. Everything of Ward holds unless a clause here says otherwise. */

const clause = (section: string, id: string, text: string, more: Partial<Clause> = {}): Clause => ({
  id,
  section,
  text,
  modes: 'many',
  ...more,
});

const DECKS = 'Boss: decks';
const END = 'Boss: winning and losing';
const CARDS = 'Boss: its cards';
const TURNS = 'Boss: turns';
const NATURE = 'Boss: what a boss is';
const ATTACKS = 'Boss: attacks and targets';
const FALL = 'Boss: its fall';
const NOTES = 'Boss: notes';

export const boss: readonly Clause[] = [
  clause(DECKS, 'B2.1', 'Each player brings a Ward deck of 30 cards; the boss has one challenge deck.', {
    ruling:
      'A challenge deck has the boss itself and 20 or more cards of that boss. How many HP the boss has depends on how ' +
      'many players begin: there is a figure for each number on its card.',
  }),
  clause(
    DECKS,
    'B3.1',
    'For a raid deck 5 to 15 creatures and 15 to 25 magics are recommended. At most 3 copies of a card; the banned and ' +
      'limited lists hold as in W3.2.1 to W3.2.3.',
    { advice: true },
  ),
  clause(END, 'B4.1', 'The players win when the HP of the boss reach 0.'),
  clause(
    END,
    'B4.2',
    'A player with 300 HP in the cemetery, or with no creature left to place, is out and cannot come back. When all ' +
      'are out, the boss wins.',
    { ruling: 'Their cards leave with them. If time is up before the boss has fallen, the boss wins.' },
  ),
  clause(END, 'B4.3', 'Until a player is out, a creature that leaves their cemetery stops counting.'),
  clause(END, 'B4.3.1', 'Everyone may look at every cemetery, the boss’s too.'),
  clause(
    CARDS,
    'B5.1.1',
    'A boss card never belongs to a player: one that would come into a player’s deck, hand or use is destroyed and goes ' +
      'to the cemetery of the boss.',
  ),
  clause(TURNS, 'B8.1', 'Nobody plays the boss: the table does.'),
  clause(TURNS, 'B8.1.1', 'A person may control the boss deck instead (option boss: person).', {
    ruling: 'Whom the boss attacks and aims at is rolled all the same; the person decides what is left open.',
  }),
  clause(TURNS, 'B8.3', 'The boss begins, and draws 1 card; then the next player, and so on round the table.'),
  clause(
    TURNS,
    'B9.1',
    'The order is boss, player, mini turn, player, mini turn, player, boss and so on: between two players the boss has ' +
      'a mini turn. With one player there is none.',
    {
      ruling:
        'No battle and no damage until everyone, the boss too, has had a turn (W7.1.3). A mini turn is no turn of its own ' +
        'for turn cycles.',
    },
  ),
  clause(TURNS, 'B9.3.1', 'The turn of the boss: draw; magic and summoning; combat. It has no second magic phase.'),
  clause(TURNS, 'B9.3.2', 'A mini turn is a draw phase only: what the boss draws is played at once (B10.5).'),
  clause(NATURE, 'B10.1', 'Where a boss card leaves a choice open, the boss takes the smartest option.', {
    ruling:
      'What the table takes for it, by its own judgement; it is recorded like a die. The log says which options there were.',
  }),
  clause(
    NATURE,
    'B10.2',
    'Some cards of the players’ sets do not work on a boss. Where a card says so, it has no effect on it.',
  ),
  clause(NATURE, 'B10.3', 'The boss leaves the field only by dying.'),
  clause(
    NATURE,
    'B10.4',
    'An effect that takes a fraction or a percentage of HP does nothing to the boss; only flat damage hurts it.',
  ),
  clause(
    NATURE,
    'B10.5',
    'The boss has no hand. What it draws is played at once; a magic that makes no sense goes to its cemetery.',
  ),
  clause(
    NATURE,
    'B10.6',
    'At most 5 magics lie on the side of the boss. Any further magic it draws or would play, a Standard too, goes to the ' +
      'cemetery with no effect at all.',
  ),
  clause(
    NATURE,
    'B10.7',
    'When its deck is empty, the magics of its cemetery are shuffled back into it, whatever cards say. It never runs out.',
  ),
  clause(NATURE, 'B10.8', 'It always tries to roll itself free of negative effects that allow it.'),
  clause(
    NATURE,
    'B10.9',
    'A player’s magic that would affect the boss needs a roll of 4 to 6. Otherwise it is resisted, and goes to that ' +
      'player’s cemetery.',
    {
      ruling:
        'The roll is due for all that would change the stats or dice of the boss, the order of striking or the outcome ' +
        'of its battle, an attack negated or multiplied included. Making your own creature stronger needs none. What ' +
        'lies beside the boss or before it (its minions and magics) is not the boss.',
    },
  ),
  clause(
    NATURE,
    'B10.10',
    'A creature effect that would affect the boss needs 4 to 6, too. A resisted one may be tried again if the effect ' +
      'allows it, but never more than once in a turn.',
  ),
  clause(ATTACKS, 'B11.1.1', 'The boss always attacks on its turn.', {
    ruling: 'So do its minions, which stand beside it as limited summons, one after another.',
  }),
  clause(
    ATTACKS,
    'B11.1.2',
    'Whom it attacks: every living player rolls, and the lowest is attacked. Who is tied for the lowest rolls again.',
  ),
  clause(ATTACKS, 'B11.1.3', 'It attacks primaries only, unless a magic says otherwise.'),
  clause(ATTACKS, 'B12.1.1', 'A choice that a boss magic leaves open is made as the smartest one, too (B10.1).'),
  clause(
    ATTACKS,
    'B12.1.2',
    'A boss magic that targets a creature or a magic: every player rolls, and the lowest is targeted.',
    { ruling: 'Who has nothing that fits does not roll.' },
  ),
  clause(
    ATTACKS,
    'B12.1.2.1',
    'If that player has several cards that fit, they are numbered and a die picks; a face that names none is rolled again.',
  ),
  clause(FALL, 'B13.1', 'With the fall of the boss the match is over, and all players still there or not have won it.'),
  clause(NOTES, 'B14.1', 'What the rules do not permit is prohibited.'),
  clause(NOTES, 'B15.1', 'AL is never over 12, as in the duel.'),
  clause(NOTES, 'B15.2', 'An empty deck alone is no loss, as in the duel.'),
  clause(
    NOTES,
    'B15.3',
    'A creature sent there from hand or field counts in the cemetery, for whatever reason it was sent.',
  ),
  clause(NOTES, 'B15.4', 'Equal speed is rolled off in every battle, as in the duel.'),
  clause(NOTES, 'B15.5', 'When a primary dies, a limited summon takes its place; its player chooses which.'),
  clause(
    NOTES,
    'B15.6',
    'If a card of yours would go back to your hand or deck instead of the cemetery, and you have no other card in either, you lose.',
  ),
  clause(NOTES, 'B15.7', 'Some creatures need more sacrifices than usual.'),
];
