/** What players read on a card beside its name and its figures. */
export interface CardText {
  /** What the card does; empty for a Guardian without text. */
  text: string;
  /** A line about the Guardian, where there is one to tell. */
  bio?: string;
}
