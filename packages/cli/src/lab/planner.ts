import { type Experiment, labOf, type Plan } from '@wardroom/lab';
import type { Args, Usage } from '../args.ts';
import { findWhole } from '../whole-games.ts';

/** How a thread learns what to play: the whole experiment as text, so that no file is read twice. */
export const usage: Usage = {
  name: 'lab',
  summary: 'An experiment, with nothing left open.',
  positional: ['EXPERIMENT'],
  options: {},
};

export function plan(args: Args): Plan {
  const experiment: Experiment = JSON.parse(args.positional[0]);
  return labOf(experiment, findWhole(experiment.game)).plan;
}
