/** One clause of the rulebook, in our words. English that players read, so it lives here and nowhere else. */
export type Clause = {
  /** The rulebook's own number behind a `W`. Events and tests cite it. */
  id: string;
  section: string;
  text: string;
  /** What the rulebook leaves open and we decide, or a word it uses and we pin down. As binding as the text. */
  ruling?: string;
  /** A worked case with cards by name. It runs as a test with exactly this outcome. */
  example?: string;
  /** Recommended only: a deck that ignores it is legal. */
  advice?: true;
  /** `many`: can only be shown with more than two players or with a partner. Absent means `all`. */
  modes?: 'all' | 'many';
};
