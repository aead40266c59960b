import type { ChatLine, Emote } from '@wardroom/protocol';

/** What each emote says. */
export const EMOTE_WORDS: Readonly<Record<Emote, string>> = {
  hello: 'Hello!',
  luck: 'Good luck!',
  thanks: 'Thank you',
  'well-played': 'Well played!',
  wow: 'Wow!',
  oops: 'Oops',
  sorry: 'Sorry',
  thinking: 'Let me think',
  'good-game': 'Good game!',
};

export const wordsOf = ({ text, emote }: ChatLine): string => (emote === null ? (text ?? '') : EMOTE_WORDS[emote]);
