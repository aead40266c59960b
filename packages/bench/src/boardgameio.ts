/**
 * The plain slice on boardgame.io, written as its documentation advises: moves that change a draft of `G` and answer
 * `INVALID_MOVE`, a phase for the start and one for the duel, dice and shuffles from its random plugin, `endIf` for the
 * end of turns and of the match, a stage for the player who has to act in the other's turn.
 *
 * It is kept as quick as that allows. What moves are open is a field of `G`, because entering a stage for each question
 * costs an event (and its stack trace) each time. Undo is off, the game's configuration is processed once for all
 * matches, and legal moves are listed from the plain state, not from a draft.
 */
import type { FnContext, Game, PlayerID, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { below, createRng } from './rng.ts';
import { emptyTally, firstDraw, guard, handLimit, sacrificesFor, type Tally, threshold } from './slice.ts';
import { sliceCards, sliceDeckIndexes } from './slice-cards.ts';

/** A card is its index in `sliceCards`: definitions stay out of the state. */
type Card = number;

interface Player {
  deck: Card[];
  hand: Card[];
  cemetery: Card[];
  cemeteryHp: number;
  primary: { card: Card; hp: number } | null;
}

/** What is being asked; `over` ends the turn. */
type Step = 'start' | 'discard' | 'phase2' | 'place' | 'sacrifice' | 'combat' | 'over';

interface Table {
  players: Record<string, Player>;
  step: Step;
  /** The lower roll (W7.1.1). */
  chooser: string;
  first: string | null;
  /** The card that waits for its sacrifices, and how many are still to be paid from the hand. */
  summoning: { card: Card; owed: number } | null;
  /** What follows when the creature stands. */
  then: Step;
  /** W7.2.3: the hand was drawn for the replacement, and its rest goes back. */
  drawnForReplacement: boolean;
  loser: { seat: string; clause: string } | null;
}

type Context = FnContext<Table>;
type MoveContext = Context & { playerID: PlayerID };
type Random = Context['random'];

const costs = sliceCards.map((c) => sacrificesFor(c.al));

function other(seat: string): string {
  return seat === '0' ? '1' : '0';
}

/** The least HP that `count` cards of a pile cost, leaving out the one at `except`; infinite if there are too few. */
function leastHp(pile: readonly Card[], count: number, except: number): number {
  if (count === 0) return 0;
  let lowest = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (let i = 0; i < pile.length; i++) {
    if (i === except) continue;
    const hp = sliceCards[pile[i]].hp;
    if (hp < lowest) {
      second = lowest;
      lowest = hp;
    } else if (hp < second) {
      second = hp;
    }
  }
  return count === 1 ? lowest : lowest + second;
}

// What is legal. The moves and the listing of moves ask the same functions.

/** Onto an empty field: all sacrifices come from the hand, and must not reach the threshold (W4.1.5). */
function canPlace(player: Player, at: number): boolean {
  return player.cemeteryHp + leastHp(player.hand, costs[player.hand[at]], at) < threshold;
}

/** W8.4.1 */
function canKill(player: Player): boolean {
  return player.primary !== null && player.cemeteryHp + sliceCards[player.primary.card].hp < threshold;
}

/** W8.2.1: over the own primary, which pays for one. */
function canSummon(player: Player, at: number): boolean {
  if (player.primary === null) return false;
  const cost = costs[player.hand[at]];
  if (cost === 0) return false;
  const paid = player.cemeteryHp + sliceCards[player.primary.card].hp;
  return paid + leastHp(player.hand, cost - 1, at) < threshold;
}

function canSacrifice(player: Player, at: number, owed: number): boolean {
  const paid = player.cemeteryHp + sliceCards[player.hand[at]].hp;
  return paid + leastHp(player.hand, owed - 1, at) < threshold;
}

/** W4.1.5, unless every discard would lose. */
function canDiscard(player: Player, at: number): boolean {
  if (player.cemeteryHp + sliceCards[player.hand[at]].hp < threshold) return true;
  return player.cemeteryHp + leastHp(player.hand, 1, -1) >= threshold;
}

function isPlayable(player: Player): boolean {
  for (let i = 0; i < player.hand.length; i++) if (canPlace(player, i)) return true;
  return false;
}

/** W7.2.4 and its ruling: whether `size` cards of the pile could be a hand from which something is playable. */
function canEverPlay(player: Player, pile: readonly Card[], size: number): boolean {
  return pile.some((card, at) => costs[card] < size && player.cemeteryHp + leastHp(pile, costs[card], at) < threshold);
}

// What happens.

function bury(player: Player, card: Card): void {
  player.cemetery.push(card);
  player.cemeteryHp += sliceCards[card].hp;
}

function draw(player: Player, count: number): void {
  // The end of the list is the top of the deck: taking from its front would move all the others.
  for (let i = 0; i < count && player.deck.length > 0; i++) player.hand.push(player.deck.pop()!);
}

/** W7.1.4, W7.2, W8.4: asks for a creature onto the empty field, after a redraw if the hand has none. */
function askForCreature(G: Table, seat: string, random: Random, then: Step): void {
  const player = G.players[seat];
  G.step = 'place';
  G.then = then;
  if (isPlayable(player)) return;

  const size = player.hand.length;
  const pile = [...player.hand, ...player.deck];
  // Onto an empty hand any number of cards may be drawn (W7.2.3).
  if (!canEverPlay(player, pile, size === 0 ? pile.length : size)) {
    G.loser = { seat, clause: 'W7.2.4' };
    return;
  }
  if (size === 0) {
    G.drawnForReplacement = true;
    while (!isPlayable(player)) draw(player, 1);
    return;
  }
  while (!isPlayable(player)) {
    const shuffled = random.Shuffle(pile);
    player.hand = shuffled.slice(0, size);
    player.deck = shuffled.slice(size);
  }
}

/** Puts the card there, once it is paid for. */
function enter(G: Table, seat: string, card: Card, owed: number, random: Random): void {
  if (owed > 0) {
    G.summoning = { card, owed };
    G.step = 'sacrifice';
    return;
  }
  const player = G.players[seat];
  player.primary = { card, hp: sliceCards[card].hp };
  G.summoning = null;
  G.step = G.then;
  if (G.drawnForReplacement) {
    G.drawnForReplacement = false;
    player.deck = random.Shuffle([...player.deck, ...player.hand]);
    player.hand = [];
  }
}

/** W10.2.3, W10.2.4 and the criticals. */
function strike(striker: { card: Card; hp: number }, target: { card: Card; hp: number }, random: Random): void {
  const { dice, mod } = sliceCards[striker.card];
  const [first, second] = random.D6(2);
  if (first === 1 && second === 1) {
    striker.hp -= random.D6();
    return;
  }
  const critical = first === 6 && second === 6;
  if (!critical && first + second + mod < sliceCards[target.card].al) return;
  let damage = mod;
  for (const face of random.D6(dice)) damage += face;
  target.hp -= critical ? damage * 2 : damage;
}

/** W10.2.2 */
function isFaster(a: Card, b: Card, random: Random): boolean {
  let lead = sliceCards[a].spd - sliceCards[b].spd;
  while (lead === 0) lead = random.D6() - random.D6();
  return lead > 0;
}

const moves = {
  discard({ G, playerID }: MoveContext, at: number) {
    const player = G.players[playerID];
    if (G.step !== 'discard' || !(at in player.hand) || !canDiscard(player, at)) return INVALID_MOVE;
    bury(player, player.hand.splice(at, 1)[0]);
    if (player.cemeteryHp >= threshold) G.loser = { seat: playerID, clause: 'W4.1.1' };
    else if (player.hand.length <= handLimit) G.step = 'phase2';
  },

  summon({ G, playerID, random }: MoveContext, at: number) {
    const player = G.players[playerID];
    if (G.step !== 'phase2' || !(at in player.hand) || !canSummon(player, at)) return INVALID_MOVE;
    const card = player.hand.splice(at, 1)[0];
    bury(player, player.primary!.card);
    player.primary = null;
    G.then = 'combat';
    enter(G, playerID, card, costs[card] - 1, random);
  },

  kill({ G, playerID, random }: MoveContext) {
    const player = G.players[playerID];
    if (G.step !== 'phase2' || !canKill(player)) return INVALID_MOVE;
    bury(player, player.primary!.card);
    player.primary = null;
    askForCreature(G, playerID, random, 'combat');
  },

  done({ G }: MoveContext) {
    if (G.step !== 'phase2') return INVALID_MOVE;
    G.step = 'combat';
  },

  place({ G, playerID, random }: MoveContext, at: number) {
    const player = G.players[playerID];
    if (G.step !== 'place' || !(at in player.hand) || !canPlace(player, at)) return INVALID_MOVE;
    const card = player.hand.splice(at, 1)[0];
    enter(G, playerID, card, costs[card], random);
  },

  sacrifice({ G, playerID, random }: MoveContext, at: number) {
    const player = G.players[playerID];
    if (G.step !== 'sacrifice' || G.summoning === null) return INVALID_MOVE;
    const { card, owed } = G.summoning;
    if (!(at in player.hand) || !canSacrifice(player, at, owed)) return INVALID_MOVE;
    bury(player, player.hand.splice(at, 1)[0]);
    enter(G, playerID, card, owed - 1, random);
  },

  battle({ G, playerID, random, events }: MoveContext) {
    if (G.step !== 'combat') return INVALID_MOVE;
    const mine = G.players[playerID].primary!;
    const theirs = G.players[other(playerID)].primary!;
    const [faster, slower] = isFaster(mine.card, theirs.card, random) ? [mine, theirs] : [theirs, mine];
    strike(faster, slower, random);
    if (faster.hp > 0 && slower.hp > 0) strike(slower, faster, random);
    if (mine.hp > 0 && theirs.hp > 0) {
      G.step = 'over';
      return;
    }
    const seat = mine.hp > 0 ? other(playerID) : playerID;
    const player = G.players[seat];
    bury(player, player.primary!.card);
    player.primary = null;
    if (player.cemeteryHp >= threshold) {
      G.loser = { seat, clause: 'W4.1.1' };
      return;
    }
    askForCreature(G, seat, random, 'over');
    if (seat !== playerID) events.setActivePlayers({ others: 'replacing' });
  },

  pass({ G }: MoveContext) {
    if (G.step !== 'combat') return INVALID_MOVE;
    G.step = 'over';
  },
};

const game: Game<Table> = {
  name: 'ward-slice',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,

  setup({ random }) {
    const player = (): Player => ({
      deck: random.Shuffle([...sliceDeckIndexes]),
      hand: [],
      cemetery: [],
      cemeteryHp: 0,
      primary: null,
    });
    let rolls = random.D6(2);
    while (rolls[0] === rolls[1]) rolls = random.D6(2);
    return {
      players: { 0: player(), 1: player() },
      step: 'start',
      chooser: rolls[0] < rolls[1] ? '0' : '1',
      first: null,
      summoning: null,
      then: 'combat',
      drawnForReplacement: false,
      loser: null,
    };
  },

  phases: {
    start: {
      start: true,
      next: 'duel',
      turn: { order: { first: ({ G }) => Number(G.chooser), next: () => undefined } },
      moves: {
        goFirst({ G, playerID }) {
          G.first = playerID;
        },
        goSecond({ G, playerID }) {
          G.first = other(playerID);
        },
      },
      endIf: ({ G }) => G.first !== null,
    },
    duel: {
      moves,
      turn: {
        order: {
          first: ({ G }) => Number(G.first),
          next: ({ ctx }) => 1 - ctx.playOrderPos,
        },
        onBegin({ G, ctx, random }) {
          const seat = ctx.currentPlayer;
          const player = G.players[seat];
          if (player.primary === null) {
            draw(player, firstDraw);
            askForCreature(G, seat, random, 'over');
          } else {
            draw(player, 1);
            G.step = player.hand.length > handLimit ? 'discard' : 'phase2';
          }
        },
        endIf: ({ G }) => G.step === 'over',
        stages: { replacing: { moves: { place: moves.place, sacrifice: moves.sacrifice } } },
      },
    },
  },

  endIf: ({ G }) => (G.loser ? { winner: other(G.loser.seat), clause: G.loser.clause } : undefined),
};

const processed = ProcessGameConfig(game);
const reducer = CreateGameReducer({ game: processed });

/** A move and the place in the hand that it names, −1 if it names none. */
type MoveName = 'goFirst' | 'goSecond' | keyof typeof moves;
const names: MoveName[] = [];
const places: number[] = [];

function offer(name: MoveName, place = -1): void {
  names.push(name);
  places.push(place);
}

/** Fills `names` and `places` with the legal moves of the player who is asked. */
function listMoves(G: Table, seat: string): void {
  names.length = 0;
  places.length = 0;
  const player = G.players[seat];
  const size = player.hand.length;
  switch (G.step) {
    case 'start':
      offer('goFirst');
      offer('goSecond');
      return;
    case 'discard':
      for (let i = 0; i < size; i++) if (canDiscard(player, i)) offer('discard', i);
      return;
    case 'phase2':
      for (let i = 0; i < size; i++) if (canSummon(player, i)) offer('summon', i);
      if (canKill(player)) offer('kill');
      offer('done');
      return;
    case 'place':
      for (let i = 0; i < size; i++) if (canPlace(player, i)) offer('place', i);
      return;
    case 'sacrifice': {
      const owed = G.summoning!.owed;
      for (let i = 0; i < size; i++) if (canSacrifice(player, i, owed)) offer('sacrifice', i);
      return;
    }
    case 'combat':
      offer('battle');
      offer('pass');
      return;
    case 'over':
      return;
    default:
      G.step satisfies never;
  }
}

/** Plays `games` games from a seed, each move an action through boardgame.io's reducer. */
export function playBoardgameIo(games: number, seed: number): Tally {
  const rng = createRng(seed);
  const tally = emptyTally();
  tally.games = games;
  for (let i = 0; i < games; i++) {
    let state: State<Table> = InitializeGame({ game: { ...processed, seed: `${seed}/${i}` }, numPlayers: 2 });
    let asked = 0;
    while (state.ctx.gameover === undefined && asked < guard) {
      const { activePlayers, currentPlayer } = state.ctx;
      const seat = activePlayers === null ? currentPlayer : other(currentPlayer);
      listMoves(state.G, seat);
      const pick = below(rng, names.length);
      const name = names[pick];
      const args = places[pick] < 0 ? [] : [places[pick]];
      const next = reducer(state, { type: 'MAKE_MOVE', payload: { type: name, args, playerID: seat } });
      // A refused move is a mistake of this file, and would make the comparison worthless.
      if (next.transients) throw new Error(`boardgame.io refused ${name} ${args} of seat ${seat} in ${seed}/${i}`);
      state = next;
      asked++;
      count(tally, name);
    }
    tally.decisions += asked;
    // One turn of its count is the choice at the start.
    tally.turns += state.ctx.turn - 1;
    const over = state.ctx.gameover as { winner: string; clause: string } | undefined;
    if (over === undefined) {
      tally.guards++;
      continue;
    }
    tally.wins[over.winner === '0' ? 0 : 1]++;
    if (over.winner === state.G.first) tally.firstWins++;
    if (over.clause === 'W7.2.4') tally.stranded++;
  }
  return tally;
}

function count(tally: Tally, name: MoveName): void {
  switch (name) {
    case 'discard':
      tally.discards++;
      return;
    case 'summon':
      tally.summons++;
      return;
    case 'kill':
      tally.kills++;
      return;
    case 'place':
      tally.placements++;
      return;
    case 'sacrifice':
      tally.sacrifices++;
      return;
    case 'battle':
      tally.battles++;
      return;
  }
}
