export { auditState } from './audit.ts';
export { badInputs } from './bad-inputs.ts';
export { type SetCard, type SetCheck, setChecks } from './card-sets.ts';
export { type ContractClause, contract, keep } from './contract.ts';
export { type ExhaustiveOptions, type ExhaustiveReport, exhaust } from './exhaustive.ts';
export { type Golden, goldenMatch, goldenProblem, goldenText } from './golden.ts';
export { difference, sharedParts, unplain } from './plain.ts';
export { poolDecks } from './pool-decks.ts';
export {
  ContractError,
  playOut,
  type RandomMatch,
  type Rotation,
  randomSource,
  rotation,
  setupOf,
} from './random-play.ts';
export { type RulebookCheck, rulebookChecks } from './rulebooks.ts';
export * from './scenario.ts';
export { cardOf, cardPrograms, watch } from './watch.ts';
export { swapHidden } from './worlds.ts';
