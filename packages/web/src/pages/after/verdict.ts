import type { Story } from '@wardroom/host';
import { onTurn } from '../../parts/words/turns.ts';

/** What decided a match, from the side of whoever is spoken to. */

const percent = (x: number): string => `${Math.round(x * 100)} %`;

/** One sentence: the moment that cost most, or won most. Null for those who only watched. */
export function verdictOf(story: Story, viewer: number): string | null {
  const team = story.teamOf[viewer];
  const at = story.teams.indexOf(team);
  if (viewer < 0 || at < 0 || story.result.winner < 0) return null;
  const won = story.result.winner === team;
  const chance = (point: number): number => story.chances[point].chances[at];
  const turned = story.turningPoints
    .map((t) => ({ ...t, from: chance(t.point - 1), to: chance(t.point) }))
    .filter((t) => (won ? t.to > t.from : t.to < t.from))
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))[0];
  if (turned === undefined) return won ? 'You won it bit by bit.' : 'You lost it bit by bit: no single blow did it.';
  return `You ${won ? 'won' : 'lost'} it ${onTurn(turned.turn)}, from ${percent(turned.from)} to ${percent(turned.to)}: ${turned.text}`;
}

/** Points of the curve that is kept: as many as a small picture shows. */
const POINTS = 24;

/** The viewer's chance to win along the match, in hundredths. */
export function curveOf(story: Story, viewer: number): number[] {
  const at = story.teams.indexOf(story.teamOf[viewer]);
  const all = at < 0 ? [] : story.chances.map((c) => Math.round(c.chances[at] * 100));
  if (all.length <= POINTS) return all;
  return Array.from({ length: POINTS }, (_, i) => all[Math.round((i * (all.length - 1)) / (POINTS - 1))]);
}
