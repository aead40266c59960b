import type { Tip, Tips } from './tip.ts';

/** Who asks, and what is to be said. */
export interface Ask {
  at: Element;
  tips: readonly Told[];
}

/** A tip, and why the figure that it is on is not as printed. */
export interface Told extends Tip {
  why?: string;
}

/** How long a mouse rests, a card has the focus, a finger presses, before something is said. */
const REST = 350;
const CARD = 900;
const PRESS = 500;
/** More at once is no tip. */
const MOST = 6;

/** Hear who asks, and tell `say`; null when nobody does any more. Returns how to stop. */
export function listen(tips: Tips, say: (ask: Ask | null) => void, rule: (clause: string) => void): () => void {
  let timer = 0;
  let open: Element | null = null;
  let asked: Element | null = null;
  const named = (at: Element): Told | undefined => {
    const found = tips[at.getAttribute('data-tip') ?? ''];
    const why = at.getAttribute('data-why');
    return found === undefined || why === null ? found : { ...found, why };
  };
  const show = (at: Element, all: readonly Told[]): void => {
    open = at;
    say({ at, tips: all.slice(0, MOST) });
  };
  const hide = (): void => {
    clearTimeout(timer);
    asked = null;
    if (open !== null) say(null);
    open = null;
  };
  const soon = (at: Element, all: readonly Told[], wait: number): void => {
    hide();
    if (all.length === 0) return;
    asked = at;
    timer = window.setTimeout(() => show(at, all), wait);
  };
  // What is asked about moves away; what scrolls elsewhere, as a log does, is no reason to fall silent.
  const scrolled = (e: Event): void => {
    if (e.target instanceof Node && e.target.contains(open ?? asked)) hide();
  };
  const around = (e: Event): Element | null =>
    e.target instanceof Element && e.target.closest('#tip') === null ? e.target.closest('[data-tip]') : null;

  const over = (e: PointerEvent): void => {
    if (e.pointerType === 'touch') return;
    const at = around(e);
    if (at === open && at !== null) return;
    const own = at === null ? undefined : named(at);
    if (at === null || own === undefined) hide();
    else soon(at, [own], REST);
  };
  const focus = (e: FocusEvent): void => {
    const at = e.target;
    if (!(at instanceof Element) || !at.matches(':focus-visible')) return;
    const own = named(at);
    if (own !== undefined) show(at, [own]);
    else {
      const within = [...at.querySelectorAll('[data-tip]')].flatMap((x) => named(x) ?? []);
      soon(at, [...new Map(within.map((x) => [x.title, x])).values()], CARD);
    }
  };
  const down = (e: PointerEvent): void => {
    if (e.target instanceof Element && e.target.closest('#tip') !== null) return;
    hide();
    const at = e.pointerType === 'touch' ? around(e) : null;
    // A card pressed long is looked at closely, and explains its figures there.
    const own = at === null || at.closest('[data-card]') !== null ? undefined : named(at);
    if (at !== null && own !== undefined)
      timer = window.setTimeout(() => {
        show(at, [own]);
        // What was pressed to be explained is not done.
        addEventListener('click', swallow, { capture: true, once: true });
      }, PRESS);
  };
  const swallow = (e: Event): void => {
    e.preventDefault();
    e.stopPropagation();
  };
  const up = (): void => {
    clearTimeout(timer);
    // The click that comes of this press, if any, comes at once.
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  };
  const key = (e: KeyboardEvent): void => {
    if (e.key === 'Escape') hide();
    const clause = open === null ? undefined : named(open)?.clause;
    if (e.key === 'Enter' && open === document.activeElement && !open?.matches('button') && clause !== undefined)
      rule(clause);
  };
  const all: readonly (readonly [string, (e: never) => void])[] = [
    ['pointerover', over],
    ['focusin', focus],
    ['focusout', hide],
    ['pointerdown', down],
    ['pointerup', up],
    ['pointercancel', up],
    ['keydown', key],
    ['scroll', scrolled],
  ];
  for (const [kind, hear] of all)
    document.addEventListener(kind, hear as EventListener, { capture: true, passive: true });
  return () => {
    hide();
    for (const [kind, hear] of all) document.removeEventListener(kind, hear as EventListener, { capture: true });
  };
}
