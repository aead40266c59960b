import type { ChoiceView } from '@wardroom/core';
import type { Snapshot } from '@wardroom/host';
import { useEffect, useMemo, useState } from 'react';
import type { Choosing, GameTable } from '../../games/table.ts';
import { confirm } from '../../parts/dialog/Confirm.tsx';
import { useSettings } from '../../settings.ts';
import {
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
  { askAgain, aimed = false }: Pick<GameTable, 'askAgain' | 'aimed'>,
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
      const again = rest.lesson === undefined ? askAgain(choice, rest.view) : null;
      const wanted = again?.ends === true ? carefulEnd : careful;
      setMenu(null);
      if (again === null || !wanted) pick(index);
      else
        void confirm(again).then((yes) => {
          if (yes) pick(index);
        });
    };
    const wish = prefer ?? undefined;
    const follow = (outcome: Outcome, alias: number | null): void => {
      if (outcome.is === 'pick') choose(outcome.index);
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
            can: touchable(offered, half, aimed),
            spots: openSpots(offered, half),
            chosen: new Set(half === null ? [] : [half.card]),
            click: (alias) => {
              if (half?.card === alias) setHalf(null);
              else follow(clicked(offered, half, alias, wish, aimed), alias);
            },
            clickSpot: (spot) => follow(clickedSpot(offered, half, spot, wish), null),
            drop: (alias, on, spot) => follow(dropped(offered, alias, on, spot, wish, aimed), alias),
            pick: choose,
            prefer,
            setPrefer,
          };
    return { choosing, menu, closeMenu: () => setMenu(null), choose, half };
  }, [rest, near, half, menu, prefer, askAgain, aimed, refuse, careful, carefulEnd]);
}

/** While a lesson leads, only the cards of the choice that it asks for lead anywhere. */
const led = (choices: readonly ChoiceView[], only: number | undefined): readonly ChoiceView[] =>
  only === undefined
    ? choices
    : choices.map(({ verb, n, text, on }, i) =>
        // What several choices are about is no way to one of them.
        i === only ? choices[i] : { verb, n, text, ...(on === choices[only].on ? { on } : {}) },
      );
