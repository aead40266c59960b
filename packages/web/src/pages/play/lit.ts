import type { Lit } from '@wardroom/host';

/** Where on the page something is that a lesson names: what shows of it, or null. */
export function elementOf({ card, seat, spot, part, verb }: Lit): Element | null {
  if (verb !== undefined) return seen(`[data-verb="${verb}"]`);
  const within = card !== undefined ? `[data-card="${card}"]` : spot !== undefined ? `[data-spot="${spot}"]` : '';
  const whole = (): Element | null =>
    within === '' ? null : (seen(within) ?? (card === undefined ? null : seen(`[data-holds~="${card}"]`)));
  if (part === undefined) return whole();
  const whose = seat === undefined ? '' : `[data-tip-of="${seat}"]`;
  const found = seen(`${within} [data-tip="${part}"]${whose}`.trim());
  // A small card shows fewer figures: then it is the card.
  return found ?? whole();
}

/** The first that can be seen. */
function seen(selector: string): Element | null {
  for (const found of document.querySelectorAll(selector)) {
    const { width, height } = found.getBoundingClientRect();
    if (width > 0 && height > 0) return found;
  }
  return null;
}
