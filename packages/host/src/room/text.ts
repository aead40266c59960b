/** Words that people give: letters that can be seen, and none that turn the line around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|^\s|\s$/u;

export const unseen = (text: string): boolean => UNSEEN.test(text);
