/** What people send may be anything: in a sentence about it, it is not quoted at length. */
export const shortly = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}…` : text);

/** With a capital letter, as a sentence or a title begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
