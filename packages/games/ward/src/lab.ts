import { type Lab, machine, type Variant } from '@wardroom/core';
import { audit } from './audit.ts';
import { discloses } from './discloses.ts';
import { follies } from './follies.ts';
import { rules } from './rules.ts';
import { survey } from './survey.ts';

/** Ways to play that tests go through. Called by hand, somebody must call now and then or a match hardly ends. */
const variants: readonly Variant[] = [
  { options: {} },
  { options: { calling: 'manual' }, acts: { call: 0.04 } },
  { options: { cuts: 'on' } },
  { options: { stops: 'always' } },
  { options: { format: 'open', threshold: 120 } },
  { options: { format: 'open', threshold: 700, calling: 'manual', cuts: 'on' }, acts: { call: 0.04 } },
  { options: {}, acts: { concede: 0.002, disqualify: 0.002, timeOut: 0.004 } },
];

export const lab: Lab = {
  audit: (s) => audit(machine(rules, s)),
  survey,
  follies,
  discloses,
  variants,
  setOf: (card) => rules.defs[rules.defById.get(card)!].source.set,
};
