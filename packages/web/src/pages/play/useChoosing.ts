import type { ChoiceView, View } from '@wardroom/core';
import type { Rest } from '@wardroom/host';
import { useEffect, useMemo, useState } from 'react';
import type { Choosing } from '../../games/table.ts';
import { confirm } from '../../parts/dialog/Confirm.tsx';
import { useSettings } from '../../settings.ts';
import { clicked, dropped, type Half, type Numbered, type Outcome, touchable } from './choosing.ts';
import { pick } from './store.ts';

/** Things to ask again about. A game's layout says which; null is "just do it". */
export type AskAgain = (choice: ChoiceView, view: View) => { title: string; text: string; yes: string } | null;

export interface Menu {
  of: Numbered[];
  alias: number;
}

/** The open question as something to click on. */
export function useChoosing(
  rest: Rest | null,
  near: number,
  askAgain: AskAgain,
  refuse: (alias: number, rest: Rest) => void,
): {
  choosing: Choosing | null;
  menu: Menu | null;
  closeMenu: () => void;
  choose: (index: number) => void;
  half: Half;
} {
  const [half, setHalf] = useState<Half>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
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
      const again = askAgain(choice, rest.view);
      const wanted = choice.verb === 'endPhase' ? carefulEnd : careful;
      setMenu(null);
      if (again === null || !wanted) pick(index);
      else
        void confirm(again).then((yes) => {
          if (yes) pick(index);
        });
    };
    const follow = (outcome: Outcome, alias: number): void => {
      if (outcome.is === 'pick') choose(outcome.index);
      else if (outcome.is === 'half') setHalf({ card: outcome.card });
      else if (outcome.is === 'menu') setMenu({ of: outcome.of, alias });
      else if (rest !== null) refuse(alias, rest);
    };
    const choosing: Choosing | null =
      rest === null || choices === null || offered === null
        ? null
        : {
            choices,
            why: rest.why,
            can: touchable(offered, half),
            chosen: new Set(half === null ? [] : [half.card]),
            click: (alias) => {
              if (half?.card === alias) setHalf(null);
              else follow(clicked(offered, half, alias), alias);
            },
            drop: (alias, on) => follow(dropped(offered, alias, on), alias),
            pick: choose,
          };
    return { choosing, menu, closeMenu: () => setMenu(null), choose, half };
  }, [rest, near, half, menu, askAgain, refuse, careful, carefulEnd]);
}

/** While a lesson leads, only the cards of the choice that it asks for lead anywhere. */
const led = (choices: readonly ChoiceView[], only: number | undefined): readonly ChoiceView[] =>
  only === undefined
    ? choices
    : choices.map(({ verb, n, text, on }, i) =>
        // What several choices are about is no way to one of them.
        i === only ? choices[i] : { verb, n, text, ...(on === choices[only].on ? { on } : {}) },
      );
