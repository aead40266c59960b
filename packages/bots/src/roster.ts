/** A bot as whoever only names it needs to know it. What thinks stands in files of its own, which a table may load later. */
export interface BotFacts {
  name: string;
  /** What it does, in a line. */
  idea: string;
  /** It may do something without being asked. */
  interjects: boolean;
}

export const RANDOM: BotFacts = { name: 'random', idea: 'Picks any legal answer.', interjects: false };
export const GREEDY: BotFacts = {
  name: 'greedy',
  idea: 'Looks one action ahead and takes the best.',
  interjects: true,
};

export const SEARCH: BotFacts = {
  name: 'search',
  idea: 'Plays every answer on in its mind, for everybody, and takes the best.',
  interjects: true,
};

/** Who plays where nobody says who does. */
export const USUAL = GREEDY.name;

/** Weakest first. */
export const roster: readonly BotFacts[] = [RANDOM, GREEDY, SEARCH];

export const botFacts = (name: string): BotFacts | undefined => roster.find((b) => b.name === name);
