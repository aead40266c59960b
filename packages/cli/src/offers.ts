import type { Game, Question, Spot, State } from '@wardroom/core';
import { listed } from './text.ts';

/** What a player may choose, in lines: choices that differ by nothing but the spot are one line. */
export interface Offer {
  text: string;
  /** The choices it stands for; with more than one, each with what its spot is called. */
  picks: { pick: number; spot: string }[];
}

/** `texts` says each choice in words; not needed to find what an answer means. */
export function offers(game: Game, s: State, q: Pick<Question, 'choices'>, texts: readonly string[] = []): Offer[] {
  const found = new Map<string, Offer>();
  q.choices.forEach((c, pick) => {
    const spot = game.spotVerbs?.includes(c.verb) ? (game.say.spot?.(s, c.n as Spot) ?? '') : '';
    const key = spot === '' ? `${pick}` : `${c.verb} ${c.card} ${c.on}`;
    const same = found.get(key);
    if (same === undefined) found.set(key, { text: texts[pick] ?? '', picks: [{ pick, spot }] });
    else {
      // The first one's text still names its spot.
      if (same.picks.length === 1) same.text = same.text.replace(same.picks[0].spot, '…');
      same.picks.push({ pick, spot });
    }
  });
  return [...found.values()];
}

export const offerLine = ({ text, picks }: Offer): string =>
  picks.length === 1 ? text : `${text} [${picks.map((p) => p.spot).join(' ')}]`;

/** The choice that a line's number, and a spot where it needs one, stand for; or what is wrong with it. */
export function pickOf(offered: readonly Offer[], line: number, spot: string | undefined): number | string {
  const offer = offered[line - 1];
  if (offer === undefined) {
    return offered.length === 1 ? 'There is only choice 1.' : `Choose a number from 1 to ${offered.length}.`;
  }
  const { picks } = offer;
  if (picks.length === 1) {
    if (spot === undefined || spot.toLowerCase() === picks[0].spot.toLowerCase()) return picks[0].pick;
    return `Choice ${line} needs no place: answer ${line}.`;
  }
  const found = picks.find((p) => p.spot.toLowerCase() === spot?.toLowerCase());
  if (found !== undefined) return found.pick;
  const names = listed(
    picks.map((p) => p.spot),
    'or',
  );
  return `Say where, as in ${line} ${picks[0].spot}: ${names}.`;
}
