export { type Arena, type Bout, parOf, playBout, type Standing, sittings, standingOf, type Tried } from './arena.ts';
export { type Change, type Comparison, compare, FALSE_ALARMS, incomparable } from './compare.ts';
export { type Experiment, type ExperimentFile, type Lab, labOf, parseExperiment } from './experiment.ts';
export { type Balance, counting, leadChanges } from './figures.ts';
export { band, figure, finely, part, share, shown } from './format.ts';
export { htmlReport } from './html.ts';
export type { Share } from './interval.ts';
export { type Encounter, type Ladder, ladderOf, type Rating } from './ladder.ts';
export { type Fitted, fit, oddsOf } from './learn/fit.ts';
export {
  allGauges,
  type MatchSamples,
  type Part,
  partOf,
  rowsOf,
  type Samples,
  sampler,
  samplesOf,
} from './learn/samples.ts';
export { auc, likeliestScale, logLoss } from './learn/score.ts';
export { playMatch } from './match.ts';
export { beginsPicture } from './pictures/begins.ts';
export { heatMap } from './pictures/heat-map.ts';
export { ladderPicture } from './pictures/ladder.ts';
export { matchesPicture } from './pictures/matches.ts';
export { usePicture } from './pictures/use.ts';
export { type Lineup, type NamedDeck, type Plan, playOne, type Result } from './plan.ts';
export { choosePuzzles } from './puzzle-choice.ts';
export { proveAgain } from './puzzle-proof.ts';
export { puzzlesIn } from './puzzles.ts';
export { type Rate, rate, round, type Score } from './rate.ts';
export { type Report, type Reporting, reporting } from './report.ts';
export { rotation } from './rotation.ts';
export { Unreachable } from './unreachable.ts';
export { EARLY, MEASURES, type Seen, type Watch, type Watchable, watch } from './watch.ts';
