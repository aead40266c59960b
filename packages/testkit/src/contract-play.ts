import { advance, asksChance, copyState, type Game, machine } from '@wardroom/core';
import { auditState } from './audit.ts';
import { badInputs } from './bad-inputs.ts';
import { ContractError, fail, playOut, type RandomMatch, randomSource } from './random-play.ts';

/** Everything ends: no exception, no question without an answer, no endless match. */
export function ends(game: Game, match: RandomMatch): void {
  const problems = game.check(match.setup);
  if (problems.length > 0) fail(match, 0, problems.join(' '));
  const { machine: m, inputs } = playOut(game, match, undefined, (e) => {
    if (e.kind === game.kinds.endless) fail(match, inputs.length, 'a resolution went on for ever and was cut off.');
  });
  if (m.state.over === null) fail(match, inputs.length, 'the match has no outcome.');
}

/** Every state at a question and at the end is legal: for any game, and by the game's own audit. */
export function legal(game: Game, match: RandomMatch): void {
  playOut(game, match, (m, step) => {
    const problems = auditState(game, m.state);
    if (problems.length > 0) fail(match, step, problems.slice(0, 5).join('; '));
  });
}

/** Every offered answer can be given, and the match can be played out from there for a while. */
export function choices(game: Game, match: RandomMatch): void {
  playOut(game, match, (m, step) => {
    const q = m.state.ask;
    if (q === null || asksChance(q)) return;
    q.choices.forEach((_, pick) => {
      const fork = machine(game, copyState(m.state));
      const source = randomSource({ ...match, seed: `${match.seed}/${step}/${pick}` });
      try {
        let refusal = advance(fork, { seat: q.seat, pick });
        for (let i = 0; i < 6 && refusal === null && fork.state.ask !== null; i++)
          refusal = advance(fork, source(fork));
        if (refusal !== null) fail(match, step, `answer ${pick} leads to a refusal: ${refusal.error}`);
        const problems = auditState(game, fork.state);
        if (problems.length > 0) fail(match, step, `after answer ${pick}: ${problems.slice(0, 5).join('; ')}`);
      } catch (e) {
        if (e instanceof ContractError) throw e;
        fail(match, step, `answer ${pick} (${JSON.stringify(q.choices[pick])}): ${(e as Error).stack}`);
      }
    });
  });
}

/** Longest error a table may give: it quotes what was sent, but not at length. */
const LONGEST_ERROR = 300;

/** Illegal inputs come back as a sentence, and the state stays as it was. */
export function refusals(game: Game, match: RandomMatch): void {
  playOut(game, match, (m, step) => {
    // Every seventh question: chance and players, calm and busy moments all come up.
    if (step % 7 !== 0 && m.state.over === null) return;
    const before = JSON.stringify(m.state);
    for (const { what, input } of badInputs(game, m.state)) {
      let refusal: ReturnType<typeof advance>;
      try {
        refusal = advance(m, input);
      } catch (e) {
        return fail(match, step, `${what} was thrown at: ${(e as Error).stack}`);
      }
      if (refusal === null) fail(match, step, `${what} was taken.`);
      else if (typeof refusal.error !== 'string' || refusal.error.trim() === '')
        fail(match, step, `${what} was refused without a word.`);
      else if (refusal.error.length > LONGEST_ERROR)
        fail(match, step, `${what} was refused at length: ${refusal.error.length} characters.`);
      else if (refusal.rule !== undefined && !game.clauses.includes(refusal.rule))
        fail(match, step, `${what} was refused by ${refusal.rule}, which is no clause.`);
      if (JSON.stringify(m.state) !== before) fail(match, step, `${what} was refused and changed the state.`);
    }
  });
}
