import type { ChoiceView } from '@wardroom/core';
import type { Snapshot } from '@wardroom/host';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { GameTable } from '../../games/table.ts';
import { Forecast } from '../../parts/table/Forecast.tsx';
import type { Aiming } from './aims.ts';
import type { Half } from './choosing.ts';
import css from './Forecasts.module.css';
import { useForecasts } from './forecast.ts';

interface Props {
  rest: Snapshot;
  choices: readonly ChoiceView[];
  half: Half;
  aiming: Aiming;
  attacks: GameTable['attacks'];
  /** Room beside the target; otherwise it stands over the question. */
  wide: boolean;
}

/** Attacks that are told of at once, where there is no room beside them. */
const MOST = 2;

/** What the pointer or the keyboard is at: an answer in words, a card, a place. */
interface Subject {
  at: Element;
  pick: number | null;
  card: number | null;
  spot: number | null;
}

/** How the attack that is being looked at would go: the one pointed at, or those of the card that was chosen. */
export function Forecasts({ rest, choices, half, aiming, attacks, wide }: Props) {
  const subject = useSubject(rest.view.seq);
  const own = useMemo(
    () =>
      choices.flatMap((c, index) =>
        attacks.has(c.verb) && (half === null || c.card === half.card) ? [{ index, choice: c }] : [],
      ),
    [choices, attacks, half],
  );
  const pointed = own.filter(({ index, choice }) => subject !== null && isAbout(subject, index, choice, half));
  // Of a card that was chosen it is told unasked; of one attack alone where it lies over nothing.
  const unasked = half !== null || (!wide && own.length === 1);
  const shown = pointed.length === 1 ? pointed : unasked ? own.slice(0, MOST) : [];
  const by = useForecasts(
    rest,
    shown.map((x) => x.index),
  );
  const told = shown.flatMap((x) => {
    const forecast = by.get(x.index);
    return forecast == null ? [] : [{ ...x, forecast }];
  });
  if (told.length === 0) return null;
  const target = pointed.length === 1 ? subject!.at : null;
  return (
    <div
      className={wide ? css.beside : css.over}
      data-forecast={wide ? 'beside' : 'over'}
      style={wide ? placeBy(target, told[0].choice) : {}}
      role="status"
    >
      {(wide ? told.slice(0, 1) : told).map(({ index, choice, forecast }) => (
        <Forecast
          key={index}
          forecast={forecast}
          attacker={nameOf(aiming, choice.card) ?? 'It'}
          target={nameOf(aiming, choice.on) ?? (choice.on === undefined ? 'the base' : 'the hidden card')}
          brief={!wide}
        />
      ))}
    </div>
  );
}

const isAbout = (at: Subject, index: number, { card, on, spot }: ChoiceView, half: Half): boolean => {
  if (at.pick !== null) return at.pick === index;
  if (at.card !== null && at.card === on) return true;
  if (at.spot !== null && on === undefined && at.spot === spot) return true;
  return half === null && at.card !== null && at.card === card;
};

function nameOf({ view, catalogue }: Aiming, alias: number | undefined): string | undefined {
  const card = view.zones.flatMap((z) => z.cards ?? []).find((c) => c.id === alias);
  return card?.card === undefined ? undefined : catalogue.cards[card.card]?.name;
}

const SUBJECTS = '[data-pick], [data-card], [data-site], [data-spot]';

function subjectAt(at: Element | null): Subject | null {
  if (at?.isConnected !== true) return null;
  const number = (name: string): number | null => {
    const found = at.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
    return found == null ? null : Number(found);
  };
  return { at, pick: number('pick'), card: number('card') ?? number('site'), spot: number('spot') };
}

/** What is pointed at or has the focus, wherever on the page it is. */
function useSubject(question: number): Subject | null {
  const [subject, setSubject] = useState<Subject | null>(null);
  // A button that stays under the finger stands for another answer to the next question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again for each question.
  useEffect(() => setSubject((was) => subjectAt(was?.at ?? null)), [question]);
  useEffect(() => {
    const look = (e: Event): void =>
      setSubject(subjectAt(e.target instanceof Element ? e.target.closest(SUBJECTS) : null));
    addEventListener('pointerover', look);
    addEventListener('focusin', look);
    return () => {
      removeEventListener('pointerover', look);
      removeEventListener('focusin', look);
    };
  }, []);
  return subject;
}

const WIDTH = 250;
const GAP = 10;

/** Beside the target, on the side that has room; over the question where nothing is pointed at. */
function placeBy(pointed: Element | null, { on }: ChoiceView): CSSProperties {
  const inBar = pointed?.closest('[data-asked]') != null;
  const at =
    (inBar ? null : pointed) ??
    (on === undefined ? null : document.querySelector(`[data-card="${on}"], [data-site="${on}"]`));
  if (at === null) return {};
  const box = at.getBoundingClientRect();
  // To the left first: a card that is looked at closer opens on the right.
  const beside = box.left - GAP - WIDTH;
  const left = beside > GAP ? beside : Math.min(box.right + GAP, innerWidth - GAP - WIDTH);
  return { left, top: Math.max(GAP, Math.min(box.top, innerHeight - 300)), bottom: 'auto', right: 'auto' };
}
