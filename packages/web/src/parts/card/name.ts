/** How wide a name is in letters, so that long ones are set smaller. */
export const lengthOf = (name: string): number => Math.max(name.length, 12);

const LONG = 8;

/** Whether it has a word so long that it is set narrower on a narrow card, or it would break. */
export const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length >= LONG);
