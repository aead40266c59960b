import type { Tip, Tips } from './tip.ts';

/** A text in pieces: words as they stand, those that are a keyword with what it means. */
export function keywordsIn(text: string, tips: Tips): { words: string; tip?: Tip }[] {
  const byWord = new Map<string, Tip>();
  for (const [name, tip] of Object.entries(tips)) {
    if (tip.word !== true) continue;
    byWord.set(tip.title, tip);
    byWord.set(name, tip);
  }
  if (byWord.size === 0 || text === '') return [{ words: text }];
  // The longest first: “HP Link” before “Link”.
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length);
  return text.split(new RegExp(`\\b(${words.join('|')})\\b`)).flatMap((piece) => {
    if (piece === '') return [];
    const tip = byWord.get(piece);
    return [tip === undefined ? { words: piece } : { words: piece, tip }];
  });
}
