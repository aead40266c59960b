import type { ChoiceView } from '@wardroom/core';
import type { Snapshot } from '@wardroom/host';
import { useEffect, useMemo, useState } from 'react';
import type { Again, Choosing, GameTable } from '../../games/table.ts';
import { confirm } from '../../parts/dialog/Confirm.tsx';
import { useSettings } from '../../settings.ts';
import { type Aiming, harmOf, silentWords, whoseWords } from './aims.ts';
import {
  aimless,
  clicked,
  clickedSpot,
  dropped,
  type Half,
  type Numbered,
  type Outcome,
  openSpots,
  touchable,
} from './choosing.ts';
import { pick } from './store.ts';

/** The open question as something to click on. */
export function useChoosing(
  rest: Snapshot | null,
  near: number,
  aiming: Aiming,
  { askAgain, aimed = false, rare }: Pick<GameTable, 'askAgain' | 'aimed' | 'rare'>,
  refuse: (alias: number, rest: Snapshot) => void,
): {
  choosing: Choosing | null;
  /** Several things that could be meant. */
  menu: readonly Numbered[] | null;
  closeMenu: () => void;
  choose: (index: number) => void;
  half: Half;
} {
  const [half, setHalf] = useState<Half>(null);
  const [menu, setMenu] = useState<readonly Numbered[] | null>(null);
  const [prefer, setPrefer] = useState<string | null>(null);
  const careful = useSettings((s) => s.confirm);
  const carefulEnd = useSettings((s) => s.confirmEnd);
  // A new question begins with nothing chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the question that counts.
  useEffect(() => {
    setHalf(null);
    setMenu(null);
  }, [rest]);

  return useMemo(() => {
    const question = rest?.view.question;
    const choices = question?.seat === near ? (question.choices ?? []) : null;
    const offered = choices === null ? null : led(choices, rest?.lesson?.pick);
    const choose = (index: number): void => {
      if (rest === null || choices === null) return;
      const choice = choices[index];
      // What a lesson asks for is not asked twice.
      const again = rest.lesson === undefined ? askedAgain(askAgain(choice, rest.view), choice, index, aiming) : null;
      // What is advised is not doubted.
      const wanted = again?.ends === true ? carefulEnd && aiming.advice?.best !== index : careful;
      setMenu(null);
      if (again === null || !wanted) pick(index);
      else
        void confirm(again).then((yes) => {
          if (yes) pick(index);
        });
    };
    const wish = prefer ?? undefined;
    const silent = new Map(
      aimless(offered ?? [], half).flatMap(({ index }) =>
        silentOf(aiming, index).map((alias): [number, number] => [alias, index]),
      ),
    );
    const follow = (outcome: Outcome, alias: number | null): void => {
      // What it will be done to is shown first: then the button in the bar, or the target, does it.
      if (outcome.is === 'pick' && half === null && silentOf(aiming, outcome.index).length > 0 && alias !== null)
        setHalf({ card: alias });
      else if (outcome.is === 'pick') choose(outcome.index);
      else if (outcome.is === 'half') setHalf({ card: outcome.card });
      else if (outcome.is === 'menu') setMenu(outcome.of);
      else if (alias === null) setHalf(null);
      else if (rest !== null) refuse(alias, rest);
    };
    const choosing: Choosing | null =
      rest === null || choices === null || offered === null
        ? null
        : {
            choices,
            why: rest.why,
            can: new Set([...touchable(wanted(offered, half, aiming, rare), half, aimed), ...silent.keys()]),
            spots: openSpots(offered, half),
            best: goodOf(choices, aiming),
            chosen: new Set(half === null ? [] : [half.card]),
            click: (alias) => {
              const only = silent.get(alias);
              if (half?.card === alias) setHalf(null);
              else if (only !== undefined) choose(only);
              else follow(clicked(offered, half, alias, wish, aimed), alias);
            },
            clickSpot: (spot) => follow(clickedSpot(offered, half, spot, wish), null),
            drop: (alias, on, spot) => {
              const outcome = dropped(offered, alias, on, spot, wish, aimed);
              const there = outcome.is === 'pick' && on !== null && silentOf(aiming, outcome.index).includes(on);
              if (there) choose(outcome.index);
              else follow(outcome, alias);
            },
            pick: choose,
            prefer,
            setPrefer,
          };
    return { choosing, menu, closeMenu: () => setMenu(null), choose, half };
  }, [rest, near, aiming, half, menu, prefer, askAgain, aimed, rare, refuse, careful, carefulEnd]);
}

/** While a lesson leads, only the cards of the choice that it asks for lead anywhere. */
const led = (choices: readonly ChoiceView[], only: number | undefined): readonly ChoiceView[] =>
  only === undefined
    ? choices
    : choices.map(({ verb, n, text, on }, i) =>
        // What several choices are about is no way to one of them.
        i === only ? choices[i] : { verb, n, text, ...(on === choices[only].on ? { on } : {}) },
      );

/** What a good player would likely do, unless it does harm. */
function goodOf(choices: readonly ChoiceView[], aiming: Aiming): ChoiceView | null {
  const best = aiming.advice?.best ?? null;
  // For a moment it may be advice on another question.
  return best === null || harmOf(aiming, best) !== null ? null : (choices[best] ?? null);
}

const silentOf = ({ advice }: Aiming, index: number): readonly number[] => advice?.aims[index] ?? [];

/**
 * The choices that cards glow for: not what is rare or does harm, unless there is nothing else. A card that does not glow can
 * still be clicked for the rest.
 */
function wanted(
  choices: readonly ChoiceView[],
  half: Half,
  aiming: Aiming,
  rare: ReadonlySet<string>,
): readonly ChoiceView[] {
  const good = choices.filter((c, i) => !rare.has(c.verb) && harmOf(aiming, i) === null);
  return good.some((c) => half === null || c.card === half.card) ? good : choices;
}

/** What does harm is asked about once more, in the game's own words if it has any. */
function askedAgain(own: Again | null, choice: ChoiceView, index: number, aiming: Aiming): Again | null {
  const harm = harmOf(aiming, index);
  if (harm === null) return own;
  const whose = choice.whose === undefined ? '' : ` (${whoseWords(aiming, choice.whose)})`;
  const on = silentWords(aiming, index);
  return {
    title: own?.title ?? `${choice.text}${whose}${on === null ? '' : ` ${on}`}?`,
    text: own?.text ?? (harm === 'self' ? 'This hurts you and nobody else.' : 'This helps the other side.'),
    yes: own?.yes ?? 'Do it all the same',
    no: 'Choose something else',
    harms: true,
  };
}
