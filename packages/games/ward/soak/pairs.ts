import {
  advance,
  asksChance,
  below,
  type CardId,
  citation,
  drawChance,
  type Input,
  type Machine,
  machine,
  NONE,
  randomStream,
  run,
} from '@wardroom/core';
import { auditState, cardOf, cardPrograms, watch } from '@wardroom/testkit';
import { position, type WardCard, ward } from '@wardroom/ward';
import { SCENES, type SceneName, sceneOf } from './scenes.ts';

/** Every two cards with a text, played together for a few turns: nothing crashes, stalls, runs for ever or leaves a table that cannot be. */

/** Cards that say something: effects and summon requirements. */
export const effectCards: readonly WardCard[] = ward.defs.filter(
  (def) => def.boss === null && def.source.abilities.length > 0,
);

const N = effectCards.length;
/** Pairs without regard to order, a card with its own copy among them. */
export const PAIRS = (N * (N + 1)) / 2;

export type Pair = readonly [WardCard, WardCard];

/** The pairs by number: the first card with all, then the second with all that are left … */
export function pairOf(number: number): Pair {
  let first = 0;
  let rest = number;
  for (; rest >= N - first; first++) rest -= N - first;
  return [effectCards[first], effectCards[first + rest]];
}

export const pairName = ([a, b]: Pair): string => `${a.id}+${b.id}`;

export interface PairReport {
  /** Short matches played, and answers given in them. */
  matches: number;
  inputs: number;
  /** In one of these matches both texts did something; or else what each did. */
  both: boolean;
  worked: readonly [boolean, boolean];
  /** Matches that the fuel limit ended, by seed. */
  endless: string[];
  /** What went wrong, with the seed. */
  failures: string[];
}

export interface PairOptions {
  scenes?: readonly SceneName[];
  /** Matches at most in a scene; it goes on to the next as soon as both have worked. */
  tries?: number;
}

/** Turn cycles that are played, and inputs that no honest ones of that many need. */
const CYCLES = 2;
const STALLED = 3000;

/** Scenes of more than two players are played for one pair in so many. */
const SAMPLE = 12;

export const scenesOf = (number: number): readonly SceneName[] =>
  number % SAMPLE === 0 ? SCENES : SCENES.filter((scene) => scene === 'together' || scene === 'apart');

const programs = cardPrograms(ward);
const heard = new Set<string>();
const watched = watch(ward, new Set([...programs.values()].flat()), (program) => heard.add(cardOf(program)));

export function playPair(pair: Pair, { scenes = SCENES, tries = 3 }: PairOptions = {}): PairReport {
  const report = { matches: 0, inputs: 0, both: false, worked: [false, false] as [boolean, boolean] };
  const endless: string[] = [];
  const failures: string[] = [];
  for (const scene of scenes) {
    for (let i = 0, done = false; i < tries && !done; i++) {
      const seed = `${pairName(pair)} ${scene} ${i}`;
      const played = playScene(pair, scene, seed);
      report.matches++;
      report.inputs += played.inputs;
      done = played.worked[0] && played.worked[1];
      report.both ||= done;
      report.worked = [report.worked[0] || played.worked[0], report.worked[1] || played.worked[1]];
      if (played.end === 'endless') endless.push(seed);
      else if (played.end !== null) failures.push(`${seed}: ${played.end}`);
    }
  }
  return { ...report, endless, failures };
}

interface Played {
  inputs: number;
  worked: readonly [boolean, boolean];
  /** What was wrong with it. */
  end: 'endless' | string | null;
}

function playScene(pair: Pair, scene: SceneName, seed: string): Played {
  const random = randomStream(seed);
  const state = position(sceneOf(scene, pair, random), watched);
  const inPlay = new Set<string>();
  const m = machine(watched, state, (e, s) => {
    for (const id of [e.a, e.b]) {
      if (id !== NONE && ward.zones[s.cards[id].zone].play) inPlay.add(ward.defs[s.cards[id].def].id);
    }
  });
  heard.clear();
  for (const c of state.cards) if (ward.zones[c.zone].play) inPlay.add(ward.defs[c.def].id);
  const until = state.turn + CYCLES * state.seats.length;
  const worked = (card: WardCard): boolean => heard.has(card.id) || (!programs.has(card.id) && inPlay.has(card.id));
  let inputs = 0;
  const done = (end: Played['end']): Played => ({ inputs, worked: [worked(pair[0]), worked(pair[1])], end });
  try {
    run(m);
    while (m.state.over === null && m.state.turn <= until) {
      const wrong = auditState(ward, m.state);
      if (wrong.length > 0) return done(`step ${inputs}: ${wrong.join(' ')}`);
      if (inputs >= STALLED) return done(`no end after ${STALLED} answers.`);
      const refusal = advance(m, answer(m, pair, random));
      if (refusal !== null) return done(`step ${inputs}: an answer was offered and refused: ${refusal.error}`);
      inputs++;
    }
  } catch (e) {
    return done(`step ${inputs}: ${(e as Error).stack}`);
  }
  const { over } = m.state;
  return done(over !== null && over.cite === ward.kinds.endlessCite ? 'endless' : null);
}

/** Verbs that use a card up, and those that bring cards to do what they say. */
const SPENDS = ['discard', 'sacrifice', 'kill'];
const EAGER = ['battle', 'yes', 'summon', 'escape', 'trigger'];

/** A player who likes to try the two cards, to fight, and to say yes. */
function answer(m: Machine, pair: Pair, random: () => number): Input {
  const { state: s } = m;
  const q = s.ask!;
  if (asksChance(q)) return { chance: drawChance(random, q) };
  const ours = (card: CardId): boolean => card !== NONE && pair.includes(ward.defs[s.cards[card].def]);
  const verb = (i: number): string => ward.verbs[q.choices[i].verb];
  const all = q.choices.map((_, i) => i);
  const liked = all.filter((i) => ours(q.choices[i].card) !== SPENDS.includes(verb(i)));
  const eager = all.filter((i) => EAGER.includes(verb(i)));
  const roll = below(random, 10);
  const from = liked.length > 0 && roll < 7 ? liked : eager.length > 0 && roll < 9 ? eager : all;
  return { seat: q.seat, pick: from[below(random, from.length)], seq: q.seq };
}

/** The clause that ends what goes on for ever. */
export const ENDLESS = citation(ward, ward.kinds.endlessCite);
