/** What the tray is asked to show. The faces and the total are the engine's: the tray adds nothing up on its own account. */
export interface Roll {
  /** Changes with every roll. */
  key: string;
  /** One entry per thrower. `near` is the seat at the bottom of the table. */
  dice: { faces: number[]; from: 'near' | 'far'; label?: string }[];
  /** It is a coin that is thrown, and this is what its faces 1 and 2 are called. */
  coin?: readonly [string, string];
  /** What is added to the faces, and what the sum is multiplied by. */
  plus?: number;
  times?: number;
  total?: number;
  /** What the total must meet: "AL", 9. */
  against?: { label: string; value: number };
  /** "Grizzly Bear rolls to hit". */
  title: string;
  verdict?: { kind: 'hit' | 'miss' | 'critical' | 'slip' | 'damage' | 'plain'; text: string };
}

export type Verdict = NonNullable<Roll['verdict']>;

/** One number of the sum, with the sum up to and including it. */
export interface Term {
  text: string;
  running: number;
}

/** The numbers that the total is counted up from, in the order in which they are added. */
export function terms(roll: Roll): Term[] {
  const found: Term[] = [];
  let running = 0;
  for (const face of roll.dice.flatMap((thrower) => thrower.faces)) {
    running += face;
    found.push({ text: found.length === 0 ? `${face}` : `+ ${face}`, running });
  }
  if (roll.plus) {
    running += roll.plus;
    found.push({ text: roll.plus < 0 ? `− ${-roll.plus}` : `+ ${roll.plus}`, running });
  }
  if (roll.times !== undefined && roll.times !== 1) {
    // It is the whole sum that is multiplied.
    if (found.length > 1) {
      found[0].text = `(${found[0].text}`;
      found[found.length - 1].text += ')';
    }
    running *= roll.times;
    found.push({ text: `× ${roll.times}`, running });
  }
  return found;
}

/** What stands between the numbers and the total: rules may halve or cap a sum, and then "=" would be untrue. */
export function totalSign(roll: Roll): '=' | '→' {
  return terms(roll).at(-1)?.running === roll.total ? '=' : '→';
}

/** Each thrower's own dice, for rolls that are compared and not added: "Anna 4 · Ben 6". */
export function sides(roll: Roll): string {
  const plus = roll.plus ? ` ${roll.plus < 0 ? '−' : '+'} ${Math.abs(roll.plus)}` : '';
  return (
    roll.dice
      .map((thrower) =>
        [thrower.label, thrower.faces.map((face) => roll.coin?.[face - 1] ?? face).join(', ')]
          .filter(Boolean)
          .join(' '),
      )
      .filter(Boolean)
      .join(' · ') + plus
  );
}

/** The whole line in words: "4 + 5 + 3 = 12 against AL 9". */
export function totalLine(roll: Roll): string {
  const against = roll.against ? ` against ${roll.against.label} ${roll.against.value}` : '';
  if (roll.total === undefined) return sides(roll) + against;
  const parts = terms(roll);
  const sum = parts.map((part) => part.text).join(' ');
  if (sum === `${roll.total}`) return sum + against;
  return `${sum} ${totalSign(roll)} ${roll.total}`.trim() + against;
}
