import type { View } from '@wardroom/core';
import type { Catalogue, MatchRequest, Snapshot } from '@wardroom/host';
import type { Choosing, GameTable } from '../../games/table.ts';
import { listed } from '../../parts/words/sides.ts';
import { type Aiming, silentWords } from './aims.ts';
import { aimless, type Half } from './choosing.ts';

/** What is asked, in one sentence; of a card that is chosen, what is done with it. */
export function questionWords(
  choosing: Choosing,
  asked: View['question'] | undefined,
  half: Half,
  aiming: Aiming,
  { asks, aims }: Pick<GameTable, 'asks' | 'aims'>,
): string {
  if (half !== null) return aimSentence(choosing, half, aiming, aims);
  return asks?.(choosing.choices, asked?.prompt) ?? asked?.text ?? '';
}

/** What happens while nothing is asked; `rest`: a match with others, who may be asked now. */
export function meanwhileWords(
  beat: { event: { text: string } } | null,
  thinking: number | null,
  rest: Snapshot | null,
  names: readonly string[],
): string {
  if (beat !== null) return beat.event.text || ' ';
  if (thinking !== null) return `${names[thinking]} is thinking.`;
  return rest === null ? ' ' : waitingFor(rest.view.question?.seat ?? -1, names);
}

/** Whom the table waits for, where that may be known. */
const waitingFor = (seat: number, names: readonly string[]): string =>
  seat < 0 ? 'The table waits.' : `Waiting for ${names[seat]}.`;

/** The players' names, and their foe's. */
export function namesOf({ places, foe }: MatchRequest, { foes }: Catalogue): string[] {
  const met = foes.find((f) => f.id === foe);
  return [...places.map((p) => p.name), ...(met === undefined ? [] : [met.name])];
}

/** What the second half of a choice is: what it is done to, or where. */
function aimSentence({ choices }: Choosing, half: Half, aiming: Aiming, words: GameTable['aims']): string {
  const [only] = aimless(choices, half).flatMap(({ index, choice }) => {
    const on = silentWords(aiming, index);
    return on === null ? [] : [`${choice.text} ${on}?`];
  });
  if (only !== undefined) return only;
  const aimed = choices.filter((c) => c.card === half?.card && (c.on !== undefined || c.spot !== undefined));
  return [...new Set(aimed.map((c) => words[c.verb] ?? 'What is it done to?'))].join(' ');
}

export function result(
  winner: number,
  seats: readonly { team: number }[],
  near: number,
  names: readonly string[],
): string {
  if (winner < 0) return 'The match is drawn.';
  const winners = names.filter((_, i) => seats[i].team === winner);
  if (seats[near].team === winner) return winners.length > 1 ? 'You win together.' : 'You win.';
  return `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'}.`;
}
