import type { DeckReport, Foe, Mode, Options, Rules, Seating, Setup } from './game.ts';

/**
 * Whether a match can begin with this set-up: first its shape, then what its game says. It may come from a file or from
 * the net, so nothing about its type is believed; each problem names the field.
 */
export function setupProblems(game: Rules, setup: unknown): string[] {
  const problems = shapeProblems(setup);
  return problems.length > 0 ? problems : game.check(setup as Setup);
}

/** More than any game has use for; who sends more than that means harm or has made a slip. */
export const MOST_SEATS = 16;
export const MOST_CARDS = 500;
const MOST_OPTIONS = 100;
const LONGEST_NAME = 80;

/** Letters that cannot be seen: they would steer a terminal, or turn the line around them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

function shapeProblems(setup: unknown): string[] {
  if (!isRecord(setup)) return ['setup: give an object with mode and seats.'];
  const problems: string[] = [];
  const { mode, seats, options, explicit } = setup;
  if (typeof mode !== 'string') problems.push('mode: give the name of a mode.');
  if (explicit !== undefined && explicit !== true) problems.push('explicit: give true or leave it out.');
  if (options !== undefined) {
    if (!isRecord(options)) problems.push('options: give an object.');
    else if (Object.keys(options).length > MOST_OPTIONS) problems.push(`options: give at most ${MOST_OPTIONS}.`);
    else {
      for (const [name, value] of Object.entries(options)) {
        const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
        if (!plain) problems.push(`options.${name.slice(0, 40)}: give a word, a number, or true or false.`);
      }
    }
  }
  if (!Array.isArray(seats)) return [...problems, 'seats: give a list of players.'];
  if (seats.length > MOST_SEATS) return [...problems, `seats: give at most ${MOST_SEATS}; got ${seats.length}.`];
  seats.forEach((seat: unknown, i) => {
    if (!isRecord(seat)) problems.push(`seats[${i}]: give an object with name and deck.`);
    else problems.push(...seatProblems(seat, i, seats.length));
  });
  const teams = seats.map((seat, i) => (isRecord(seat) ? (seat.team ?? i) : i));
  if (problems.length === 0 && seats.length > 1 && new Set(teams).size === 1) {
    problems.push('seats: all players are on one team; there is nobody to play against.');
  }
  return problems;
}

function seatProblems(seat: Record<string, unknown>, i: number, seats: number): string[] {
  const problems: string[] = [];
  const { name, deck, team } = seat;
  if (typeof name !== 'string') problems.push(`seats[${i}].name: give a text.`);
  else if (name.length > LONGEST_NAME || UNSEEN.test(name)) {
    problems.push(`seats[${i}].name: give a name of at most ${LONGEST_NAME} letters that can be seen.`);
  }
  if (!Array.isArray(deck)) problems.push(`seats[${i}].deck: give a list of card ids.`);
  else if (deck.length > MOST_CARDS) problems.push(`seats[${i}].deck: give at most ${MOST_CARDS} cards.`);
  else {
    const wrong = deck.findIndex((id) => typeof id !== 'string');
    if (wrong >= 0) problems.push(`seats[${i}].deck[${wrong}]: give a card id.`);
  }
  const fits = team === undefined || (Number.isInteger(team) && (team as number) >= 0 && (team as number) < seats);
  if (!fits) problems.push(`seats[${i}].team: give a whole number from 0 to ${seats - 1}.`);
  return problems;
}

/** Who sits where in a mode: the players in turn order with their teams, then the foe if there is one. */
export function seatings(mode: Mode, players: readonly Omit<Seating, 'team'>[], foe?: Foe): Seating[] {
  const seats: Seating[] = players.map((x, i) => ({ ...x, team: teamOf(mode, i) }));
  return foe === undefined ? seats : [...seats, { name: foe.name, team: 1, deck: foe.cards }];
}

/** The team of a player's seat where nothing is said of it. */
export const teamOf = (mode: Mode, seat: number): number =>
  mode.foe !== undefined ? 0 : mode.teams === undefined ? seat : seat % mode.teams;

/** Whether the seats of a set-up are those of the mode: how many, and on which teams. */
function seatingProblems(mode: Mode, seats: readonly Seating[]): string[] {
  const players = seats.length - (mode.foe === undefined ? 0 : 1);
  if (!mode.players.includes(players)) {
    const title = mode.foe === undefined ? '' : `, with the ${mode.foe.title.toLowerCase()} in the last seat`;
    return [`seats: ${mode.title} is for ${oneOf(mode.players)} players${title}; got ${seats.length} seats.`];
  }
  return seats.flatMap((seat, i) => {
    const team = i === players ? 1 : teamOf(mode, i);
    return seat.team === undefined || seat.team === team
      ? []
      : [`seats[${i}].team: here it is ${team} (${mode.title}).`];
  });
}

/** What a game finds in a set-up of the right shape: a mode that it has, then the options, who sits where, and the decks. */
export function matchProblems(
  modes: readonly Mode[],
  setup: Setup,
  optionProblems: (options: Options, mode: string) => string[],
  checkDeck: (deck: readonly string[], seat: number) => DeckReport,
): string[] {
  const mode = modes.find((x) => x.name === setup.mode);
  if (mode === undefined)
    return [`mode: one of ${modes.map((x) => x.name).join(', ')}; got '${String(setup.mode).slice(0, 40)}'.`];
  const problems = [...optionProblems(setup.options ?? {}, mode.name), ...seatingProblems(mode, setup.seats)];
  setup.seats.forEach((seat, i) => {
    if (!Array.isArray(seat?.deck)) {
      problems.push(`seats[${i}].deck: give a list of card ids.`);
      return;
    }
    for (const e of checkDeck(seat.deck, i).errors) problems.push(`seats[${i}].deck: ${e.message} (${e.rule})`);
  });
  return problems;
}

const oneOf = (numbers: readonly number[]): string =>
  numbers.length === 1 ? String(numbers[0]) : `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}`;
