export * from './assemble.ts';
export * from './audit.ts';
export * from './brand.ts';
export * from './chain.ts';
export * from './chance.ts';
export * from './compile.ts';
export { copyBare, copyInto, copyPresent, copyState } from './copy.ts';
export { deedOf } from './deeds.ts';
export { outcomes, signature } from './dice.ts';
export { digest } from './digest.ts';
export { type DrawnFrom, drawnDeck, graft, shuffled } from './drawn-deck.ts';
export * from './ended.ts';
export * from './ending.ts';
export { type Engine, engine } from './engine.ts';
export * from './event.ts';
export { fingerprintOf } from './fingerprint.ts';
export { type Blow, type Forecast, forecast, isAttack } from './forecast.ts';
export {
  different,
  foresee,
  foreseen,
  type Lookout,
  type Luck,
  lookout,
  luckOf,
  silentTargets,
} from './foresight.ts';
export { deckPool, type Fit, FORMAT, fitsOf, formatsOf, readyDecks } from './formats.ts';
export { foundSetup, likenessOf, moveOf, openFound, packPicks, soughtIn } from './found.ts';
export * from './game.ts';
export { idleAmong } from './idle.ts';
export { imagine } from './imagine.ts';
export { listensTo, playZones, type StatSet, speakersOf, statSet, touches, touchesAny } from './inplay.ts';
export { flatten, type Instruction, programOf, wrap } from './instructions.ts';
export * from './language.ts';
export { likeness } from './likeness.ts';
export {
  advance,
  askedOf,
  begin,
  emit,
  type Input,
  lookAhead,
  type Machine,
  MOST_CHANCE,
  MOST_INPUTS,
  machine,
  refuse,
  remember,
  rememberMatch,
  restore,
  run,
  stopsOf,
  takeChance,
  takePick,
} from './machine.ts';
export { MOST_MARKS, markBit } from './marks.ts';
export * from './options.ts';
export * from './program.ts';
export { type CardWords, readingOf } from './reading.ts';
export { type FairProof, makeReplay, type Replay, sealOf, stateDigest } from './replay.ts';
export * from './replay-reading.ts';
export * from './rows.ts';
export { inRuns, type Told } from './runs.ts';
export * from './seats.ts';
export { nameFor, sees, spectator } from './sees.ts';
export { MOST_CARDS, MOST_SEATS, matchProblems, seatings, setupProblems, teamOf } from './setup.ts';
export * from './slots.ts';
export { bring, bringAll, newState, type Start } from './start.ts';
export * from './state.ts';
export * from './stats.ts';
export {
  firstChoice,
  type Mind,
  openTable,
  openTableAt,
  question,
  SetupError,
  submit,
  submitAsHost,
  type Table,
  type Thinkable,
} from './table.ts';
export { targetOf, targetSeat } from './target.ts';
export { capital, shortly, show } from './text.ts';
export * from './triggers.ts';
export { nextMoment, type ViewMemory, viewMemory } from './view-memory.ts';
export * from './views.ts';
export * from './vocabulary.ts';
export * from './window.ts';
export * from './would.ts';
export * from './zones.ts';
