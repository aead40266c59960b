const OPENING_HAND = /\bOPENING_HAND = 5\b/;

/**
 * An edit of Ward's sources as if players began with six cards. Tests of rules of another edition build it: to the present
 * rules it is what an earlier or later build is. The rule is found by its name, wherever it stands.
 */
export const withSixCards = (path: string, text: string): string | undefined =>
  path.startsWith('packages/games/ward/src/') && OPENING_HAND.test(text)
    ? text.replace(OPENING_HAND, 'OPENING_HAND = 6')
    : undefined;
