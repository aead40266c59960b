/** A bot as whoever only names it needs to know it. What thinks stands in files of its own, which a table may load later. */
export interface BotFacts {
  name: string;
  /** What it does, in a line. */
  idea: string;
  /** It may do something without being asked. */
  interjects: boolean;
  /** How long it takes to answer, where it need not answer at once: times what is usual. */
  pace?: number;
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

/** Whom one plays against, weakest first. */
export const levels: readonly Required<BotFacts>[] = [
  {
    name: 'squire',
    idea: 'Quick, hopeful, and blind to half of what could be done.',
    interjects: true,
    pace: 0.5,
  },
  {
    name: 'brawler',
    idea: 'Loves big creatures, and forgets that you will answer.',
    interjects: true,
    pace: 0.75,
  },
  {
    name: 'warden',
    idea: 'Sound from one action to the next, with a slip now and then.',
    interjects: true,
    pace: 1,
  },
  {
    name: 'captain',
    idea: 'Thinks this turn through to its end.',
    interjects: true,
    pace: 1.25,
  },
  {
    name: 'master',
    idea: 'Plays your answer on as well, and overlooks nothing.',
    interjects: true,
    pace: 1.75,
  },
];

/** Who sits down where a person is missing: whoever rules of every edition know. */
export const USUAL = GREEDY.name;
/** Whom one meets where nobody says whom. */
export const USUAL_LEVEL = 'warden';

/** Whom matches may name: the levels, and those that measurements are made with. */
export const roster: readonly BotFacts[] = [RANDOM, GREEDY, SEARCH, ...levels];

export const botFacts = (name: string): BotFacts | undefined => roster.find((b) => b.name === name);
