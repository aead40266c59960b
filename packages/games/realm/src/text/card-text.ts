/** What players read on a card beside its name, its figures and its keywords. */
export interface CardText {
  /** What the card does; empty where figures and keywords say it all. */
  text: string;
  /** A line about it, where there is one to tell. */
  bio?: string;
}
