/** What players read on a card beside its name and its figures. */
export interface CardText {
  /** What the card does; empty for a card without text. */
  text: string;
  /** A line of flavour. */
  bio?: string;
}
