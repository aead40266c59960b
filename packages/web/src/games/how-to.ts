/** How a game is played, in a page of our own words: what a stranger reads before the clauses. */
export interface HowTo {
  /** What it is all about, in a sentence or two. */
  goal: string;
  steps: readonly {
    title: string;
    text: string;
    /** Where the rulebook says it in full. */
    clauses: readonly string[];
  }[];
  /** What to keep in mind in the first matches. */
  tips: readonly string[];
}
