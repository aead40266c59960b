import { type Advice, advise, type Harm } from './advice.ts';
import type { Act, Bot } from './bot.ts';
import { estimate, judgedChances, teamsOf } from './estimate.ts';
import { foeMind } from './foe.ts';
import { greedy } from './greedy.ts';
import { type Hint, hint, type Reason } from './hint.ts';
import { decideAs, type Level, levelBots, levelIn } from './levels.ts';
import { outlook } from './outlook.ts';
import { random } from './random.ts';
import { roster } from './roster.ts';
import { type Plan, search, searching, type Thoughts, thoughts, USUAL_PLAN } from './search.ts';
import { type Encoder, encoderOf, gaugeNames } from './value/encode.ts';
import {
  byValue,
  clamp,
  outputOf,
  readValue,
  type Value,
  type ValueFile,
  type Weights,
  weightsOf,
} from './value/value.ts';
import { type Verdict, verdict } from './verdict.ts';

export {
  type Act,
  type Advice,
  advise,
  type Bot,
  byValue,
  clamp,
  decideAs,
  type Encoder,
  encoderOf,
  estimate,
  foeMind,
  gaugeNames,
  greedy,
  type Harm,
  type Hint,
  hint,
  judgedChances,
  type Level,
  levelIn,
  outlook,
  outputOf,
  type Plan,
  type Reason,
  random,
  readValue,
  search,
  searching,
  type Thoughts,
  teamsOf,
  thoughts,
  USUAL_PLAN,
  type Value,
  type ValueFile,
  type Verdict,
  verdict,
  type Weights,
  weightsOf,
};

const bots: readonly Bot[] = [random, greedy, search, ...levelBots];

export const botNames: readonly string[] = roster.map((b) => b.name);
export const botByName = (name: string): Bot | undefined => bots.find((b) => b.name === name);
