import { fingerprintOf, NONE } from '@wardroom/core';
import { addDice, type Dice, type DiceReport, diceReport } from './dice.ts';
import { type Effect, effects, type Sitting } from './effects.ts';
import type { Experiment, Lab } from './experiment.ts';
import { type Balance, type CardUse, counting } from './figures.ts';
import { addBlock, type Blocks, halfWidth, noBlocks, type Share, shareOf, zFor } from './interval.ts';
import type { Result } from './plan.ts';
import type { Score } from './rate.ts';
import { looksAt } from './schedule.ts';

/** All that an experiment came to, as it is written to a file. */
export interface Report extends Omit<Balance, 'decks' | 'pairs' | 'field' | 'cards'> {
  lab: 1;
  experiment: Experiment;
  /** The fingerprint of the rules it was played by. */
  rules: string;
  rounds: number;
  /** After which rounds was looked whether to stop, and whether that came before the end. Without a rule to stop, the end alone. */
  looks: readonly number[];
  early: boolean;
  /** All intervals of shares reach so many standard errors: more than 1.96 where several looks share the error. */
  z: number;
  entrants: readonly { id: string; name: string }[];
  /** `pairs[a][b]`: how a fared against b. Drawn matches count for neither. */
  pairs: readonly (readonly Share[])[];
  field: readonly Share[];
  /** How the players fare against each boss, by bot; empty where there is none. */
  bosses: readonly { boss: string; name: string; bot: string; share: Share }[];
  /** Bots against each other, if there are several. */
  bots: readonly { bot: string; against: string; share: Share }[];
  cards: readonly (CardUse & { winning: Effect })[];
  dice: DiceReport;
}

export interface Reporting {
  /** Takes the results of matches in their order; true if no more are needed. */
  add: (result: Result) => boolean;
  report: () => Report;
}

export function reporting(lab: Lab): Reporting {
  const { experiment, entrants, plan, schedule } = lab;
  const n = entrants.length;
  const looks = experiment.halfWidth === null ? [lab.rounds] : looksAt(lab.rounds);
  const z = zFor(looks.length);
  const { add, sum } = counting(plan.game, entrants);
  const held = entrants.map(({ cards }) => new Set<number>(cards.map((id) => plan.game.defById.get(id)!)));
  const grid = <T>(of: () => T): T[][] => entrants.map(() => entrants.map(of));
  const pairs = grid(noBlocks);
  const field = entrants.map(noBlocks);
  const bots = experiment.bots.map(() => experiment.bots.map(noBlocks));
  const { foes } = plan.game;
  const bosses = experiment.bosses.map(() => experiment.bots.map(noBlocks));
  const botOf = entrants.map(({ bot }) => experiment.bots.indexOf(bot));
  const sittings: Sitting[] = [];
  const dice = new Map<string, Dice>();
  let block = newBlock();
  let matches = 0;

  function count(r: Result): void {
    const seats = schedule.entrants(r.i);
    const seen = r.seen!;
    addDice(dice, seen.dice);
    if (r.winner === NONE) return;
    if (r.foe !== null) {
      const key = experiment.bosses.indexOf(r.foe) * experiment.bots.length + botOf[seats[0]];
      countWin(block.bosses, key, r.teams.includes(r.winner!));
    }
    seats.forEach((a, seat) => {
      const won = r.teams[seat] === r.winner;
      const others = seats.filter((_, k) => r.teams[k] !== r.teams[seat]);
      sittings.push({
        block: schedule.block(r.i),
        kind: `${a} ${others.sort((x, y) => x - y).join()} ${r.foe ?? ''}`,
        won,
        used: new Set(seen.used[seat]),
        held: held[a],
      });
      countWin(block.field, a, won);
      seats.forEach((b, other) => {
        // Where a third side has won, neither has beaten the other.
        if (r.teams[other] === r.teams[seat] || (!won && r.teams[other] !== r.winner)) return;
        countWin(block.pairs, a * n + b, won);
      });
    });
  }

  function close(): void {
    block.field.forEach((score, a) => void addBlock(field[a], score));
    const many = experiment.bots.length;
    block.bosses.forEach((score, key) => void addBlock(bosses[Math.floor(key / many)][key % many], score));
    block.pairs.forEach((score, key) => {
      const [a, b] = [Math.floor(key / n), key % n];
      addBlock(pairs[a][b], score);
      if (botOf[a] !== botOf[b]) addBlock(bots[botOf[a]][botOf[b]], score);
    });
    block = newBlock();
  }

  const shares = (): Share[] => field.map((x) => shareOf(x, z));
  const enough = (): boolean =>
    experiment.halfWidth !== null && shares().every((x) => halfWidth(x) <= experiment.halfWidth!);

  return {
    add: (r) => {
      add(r);
      count(r);
      matches++;
      if (matches % schedule.size === 0) close();
      if (matches % lab.round !== 0) return false;
      const rounds = matches / lab.round;
      return rounds === lab.rounds || (looks.includes(rounds) && enough());
    },
    report: () => {
      const { decks: _, pairs: _pairs, field: _field, cards, ...balance } = sum();
      const winning = effects(
        sittings,
        cards.filter((x) => x.decks > 0).map(({ id }) => plan.game.defById.get(id)!),
      );
      const rounds = Math.floor(matches / lab.round);
      return {
        lab: 1,
        experiment,
        rules: fingerprintOf(experiment.game),
        ...balance,
        rounds,
        looks,
        early: rounds < lab.rounds,
        z,
        entrants: entrants.map(({ id, name }) => ({ id, name })),
        pairs: pairs.map((row) => row.map((x) => shareOf(x, z))),
        field: shares(),
        bosses: experiment.bosses.flatMap((boss, i) =>
          experiment.bots.map((bot, k) => {
            const { name } = foes.find(({ id }) => id === boss)!;
            return { boss, name, bot, share: shareOf(bosses[i][k], z) };
          }),
        ),
        bots: bosses.length > 0 ? [] : botPairs(experiment.bots, bots, z),
        cards: cards.flatMap((card) => {
          const effect = winning.get(plan.game.defById.get(card.id)!);
          return effect === undefined ? [] : [{ ...card, winning: effect }];
        }),
        dice: diceReport(dice),
      };
    },
  };
}

interface Block {
  field: Map<number, Score>;
  pairs: Map<number, Score>;
  bosses: Map<number, Score>;
}

const newBlock = (): Block => ({ field: new Map(), pairs: new Map(), bosses: new Map() });

function countWin(scores: Map<number, Score>, at: number, won: boolean): void {
  const { wins, played } = scores.get(at) ?? { wins: 0, played: 0 };
  scores.set(at, { wins: wins + Number(won), played: played + 1 });
}

const botPairs = (names: readonly string[], scores: readonly (readonly Blocks[])[], z: number): Report['bots'] =>
  names.flatMap((bot, a) =>
    names.flatMap((against, b) => (a === b ? [] : [{ bot, against, share: shareOf(scores[a][b], z) }])),
  );
