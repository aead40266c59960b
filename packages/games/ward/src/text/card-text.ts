/** What players read on a card beside its name and its numbers. */
export interface CardText {
  /** What the card does; empty for a creature without effect. */
  text: string;
  /** Name of its attack, for creatures and hybrids. */
  attack?: string;
  /** Biography, for creatures. */
  bio?: string;
}
