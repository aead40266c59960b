/**
 * What a part of the table is called, so that it can be explained (`Tips.tsx`, by mouse, focus and long press) and pointed at by a
 * lesson. `seat`: whose it is. An icon within a button or a card is reached with that: `inner`.
 */
export const tip = (name: string, seat?: number) => ({
  'data-tip': name,
  'data-tip-of': seat,
  tabIndex: 0,
});

export const inner = (name: string) => ({ 'data-tip': name });

/** What something on the table is, in a sentence, and the clause that says more. */
export interface Tip {
  title: string;
  text: string;
  clause?: string;
  /** It is called so on cards, too: a keyword, which opens its clause. */
  word?: true;
}

/** By the names that the table gives to its parts. What is called as on cards (`words`) is a keyword and opens its clause. */
export type Tips = Readonly<Record<string, Tip>>;
