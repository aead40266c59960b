/** What players read on a card beside its name and its numbers. */
export interface CardText {
  /** What the card does; empty for a creature without effect. */
  text: string;
  /** Whom it means with more than two players, beside what the words it is written in say of that (`many.ts`). */
  many?: string;
  /** Name of its attack, for creatures and hybrids. */
  attack?: string;
  /** Biography, for creatures. */
  bio?: string;
}

/** The words that somebody wrote: the text is left out where it can be made from the card (`from-data.ts`). */
export type Written = Omit<CardText, 'text'> & Partial<Pick<CardText, 'text'>>;
