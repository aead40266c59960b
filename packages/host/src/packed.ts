import {
  advance,
  asksChance,
  begin,
  type Chance,
  drawChance,
  type Game,
  type Input,
  type Mind,
  makeReplay,
  openTable,
  parseReplay,
  type Replay,
  ReplayError,
  randomStream,
  refuseLarge,
  refuseWork,
  type Setup,
  setupProblems,
  submit,
  submitAsHost,
} from '@wardroom/core';

/**
 * A replay small enough for a link. Chance follows from the seed and the player who is asked from the rules, so that only
 * the picks are left, the table's own among them. The seal and the last mark of the replay show whether it came through whole.
 */

export interface Packed {
  v: 1;
  game: string;
  rules: string;
  /** As in the replay, with the ids of ready decks in place of their lists. */
  setup: Omit<Setup, 'seats'> & {
    seats: (Omit<Setup['seats'][number], 'deck'> & { deck: string | readonly string[] })[];
  };
  seed: string;
  /** Picks as `digit`, or `(number)` from 36 up; `!` stands for the next of `acts`. */
  picks: string;
  acts?: Exclude<Input, { chance: number[] } | { pick: number }>[];
  /** Only where chance did not follow from the seed. */
  chance?: number[][];
  /** It was played on from another match. */
  from?: number;
  fair?: Replay['fair'];
  signed?: Replay['signed'];
  seal: string;
  mark: string;
}

export function pack(game: Game, replay: Replay): Packed {
  const acts: NonNullable<Packed['acts']> = [];
  const chance: number[][] = [];
  const { followsSeed, first } = retrace(game, replay);
  let picks = '';
  replay.inputs.forEach((input, i) => {
    if ('chance' in input) chance.push(input.chance);
    else if ('pick' in input) {
      // Whose pick it is follows from the match, unless several were asked at the same time.
      if (first[i] !== undefined && first[i] !== input.seat) picks += `@${input.seat}.`;
      picks += input.pick < 36 ? input.pick.toString(36) : `(${input.pick})`;
    } else {
      acts.push(input);
      picks += '!';
    }
  });
  const deckOf = (deck: readonly string[]) => readyDecks(game).find((d) => d.cards.join() === deck.join())?.id ?? deck;
  return {
    v: 1,
    game: replay.game,
    rules: replay.fingerprint,
    // Spread, so that fields keep their order: the seal covers it.
    setup: { ...replay.setup, seats: replay.setup.seats.map((x) => ({ ...x, deck: deckOf(x.deck) })) },
    seed: replay.seed,
    picks,
    ...(acts.length === 0 ? {} : { acts }),
    ...(followsSeed ? {} : { chance }),
    ...(replay.from === undefined ? {} : { from: replay.from }),
    ...(replay.fair === undefined ? {} : { fair: replay.fair }),
    ...(replay.signed === undefined ? {} : { signed: replay.signed }),
    seal: replay.seal,
    mark: replay.marks.at(-1) ?? '',
  };
}

/** Decks that a link names instead of spelling them out: those of players, and of the foes that the table plays. */
const readyDecks = (game: Game): readonly { id: string; cards: readonly string[] }[] => [...game.decks, ...game.foes];

/**
 * Whether every die and shuffle of the replay is what its seed gives, and who was asked first before each input. A
 * replay of other rules is sent as it is.
 */
function retrace(game: Game, replay: Replay): { followsSeed: boolean; first: readonly (number | undefined)[] } {
  const first: (number | undefined)[] = [];
  if (replay.fingerprint !== game.fingerprint || setupProblems(game, replay.setup).length > 0)
    return { followsSeed: false, first };
  const m = begin(game, replay.setup);
  const random = randomStream(replay.seed);
  let followsSeed = true;
  for (const input of replay.inputs) {
    first.push(m.state.ask?.seat);
    if ('chance' in input && asksChance(m.state.ask)) {
      if (drawChance(random, m.state.ask).join() !== input.chance.join()) followsSeed = false;
    }
    if (advance(m, input) !== null) return { followsSeed: false, first };
  }
  return { followsSeed, first };
}

/** The replay that a link is of, played again by the rules of this game. */
export function unpackBy(game: Game, p: Packed): Replay {
  if (p.rules !== game.fingerprint) {
    throw new ReplayError(
      'The link was made with other rules or cards than these, and those are not kept here; it is not run on these.',
    );
  }
  refuseMany(p);
  try {
    const replay = rebuild(game, p);
    if (replay.seal !== p.seal || (replay.marks.at(-1) ?? '') !== p.mark) throw new Error('edited');
    return parseReplay(JSON.stringify(replay), () => game).replay;
  } catch {
    throw new ReplayError('The link does not lead to the match it was made from; it was changed on the way.');
  }
}

/** An answer: whose it is where that does not follow, and its number; or an act. */
const TOKEN = /(?:@(\d+)\.)?(?:([0-9a-z])|\((\d+)\))|!/g;

/** Count before anything is played: a short link may unpack to more answers than any match has. */
function refuseMany({ picks, chance = [] }: Packed): void {
  if (typeof picks !== 'string' || !Array.isArray(chance)) {
    throw new ReplayError('The link does not hold a replay that this table can read.');
  }
  let inputs = chance.length;
  for (const _ of picks.matchAll(TOKEN)) refuseLarge(picks.length, ++inputs);
}

/** Play the match again from what the link holds. Throws where it does not fit the rules. */
function rebuild(game: Game, p: Packed): Replay {
  const setup: Setup = {
    ...p.setup,
    seats: p.setup.seats.map((x) => ({
      ...x,
      deck: typeof x.deck === 'string' ? readyDecks(game).find((d) => d.id === x.deck)!.cards : x.deck,
    })),
  };
  const { acts = [], chance, from } = p;
  let acted = 0;
  let rolled = 0;
  const tokens = p.picks.matchAll(TOKEN);
  const pickIn = ([, , short, long]: RegExpExecArray): number =>
    long === undefined ? Number.parseInt(short, 36) : Number(long);
  // What the table answers for a seat stands among the picks, where it was answered.
  const mind: Mind = () => {
    const next = tokens.next();
    return next.done ? Number.NaN : pickIn(next.value);
  };
  const dice: Chance | undefined = chance === undefined ? undefined : () => chance[rolled++];
  const table = openTable(game, setup, p.seed, null, dice, mind);
  for (const found of tokens) {
    const [token, who] = found;
    const seat = who === undefined ? (table.machine.state.ask?.seat ?? 0) : Number(who);
    const input: Exclude<Input, { chance: number[] }> = token === '!' ? acts[acted++] : { seat, pick: pickIn(found) };
    const refusal =
      'act' in input && input.host === true ? submitAsHost(table, input.act, input.target) : submit(table, input);
    if (refusal !== null) throw new ReplayError(refusal.error);
    refuseWork(table.machine, table.inputs.length);
  }
  const more = { ...(from === undefined ? {} : { from }), ...(p.fair === undefined ? {} : { fair: p.fair }) };
  return { ...makeReplay({ ...table, ...more }), ...(p.signed === undefined ? {} : { signed: p.signed }) };
}
