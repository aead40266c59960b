import { type Game, NONE, type Question } from '@wardroom/core';

/**
 * The dice of a scenario, in the order in which they fall. Plain faces go to whatever is rolled next; faces under a label
 * (`{ hit: [6, 5] }`) must be rolled for that, so that a roll nobody thought of fails the test instead of taking them.
 */
export type DiceScript = number | Readonly<Record<string, readonly number[]>>;

interface Die {
  face: number;
  /** What it must be rolled for, or null where the test does not say. */
  label: string | null;
}

export interface ScriptedDice {
  add: (...script: readonly DiceScript[]) => void;
  /** The faces for this roll, or a sentence about what is wrong with the script. */
  roll: (q: Question, about: string) => number[] | string;
  /** What was never rolled: 'hit 6, hit 5', or null. */
  left: () => string | null;
}

/** What a roll is called in a script: the question's name without the `roll` in front, unless the game has a better word. */
export const diceLabel = (prompt: string, words: Readonly<Record<string, string>> = {}): string =>
  words[prompt] ?? (/^roll[A-Z]/.test(prompt) ? prompt[4].toLowerCase() + prompt.slice(5) : prompt);

export function scriptedDice(game: Game, words: Readonly<Record<string, string>> = {}): ScriptedDice {
  const script: Die[] = [];
  /** Every roll so far, for a message: an unlabelled die that went astray shows where. */
  const rolled: string[] = [];
  const labels = game.prompts.map((prompt) => diceLabel(prompt, words));
  const shown = (dice: readonly Die[]): string =>
    dice.map((d) => (d.label === null ? String(d.face) : `${d.label} ${d.face}`)).join(', ');
  const soFar = (): string => (rolled.length === 0 ? '' : ` Rolled so far: ${rolled.join('; ')}.`);
  return {
    add: (...given) => {
      for (const part of given) {
        if (typeof part === 'number') script.push({ face: part, label: null });
        else {
          for (const [label, faces] of Object.entries(part)) {
            if (!labels.includes(label)) {
              throw new Error(`nothing is rolled for '${label}' in ${game.title}; labels are ${labels.join(', ')}`);
            }
            script.push(...faces.map((face) => ({ face, label })));
          }
        }
      }
    },
    roll: (q, about) => {
      const label = labels[q.prompt];
      const what = `${label}${q.card === NONE ? '' : ` for ${about}`}`;
      const dice = script.slice(0, q.count);
      if (dice.length < q.count) {
        const have = dice.length === 0 ? 'none are scripted' : `only ${shown(dice)} is scripted`;
        return `${what} needs ${q.count} dice; ${have}.${soFar()}`;
      }
      const wrong = dice.find((d) => d.label !== null && d.label !== label);
      if (wrong !== undefined) {
        return `the table rolls ${what} (${q.count} dice) now, but the script goes on with ${shown(dice)}.${soFar()}`;
      }
      script.splice(0, q.count);
      const faces = dice.map((d) => d.face);
      rolled.push(`${what} ${faces.join(', ')}`);
      return faces;
    },
    left: () => (script.length === 0 ? null : `${shown(script)}.${soFar()}`),
  };
}
