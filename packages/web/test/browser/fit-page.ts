/**
 * Runs in the page, whole as it is: it can name nothing outside of itself.
 *
 * Things are cards (`data-card`), whatever can be pressed, gauges and what is marked `data-thing`. Looked for:
 * - two things that overlap, unless something around both says `data-stack`: there they may, as in a fanned hand, and
 *   of each a finger's breadth must be free;
 * - things and words that are cut off, by the page or by what hides what is beyond its edge. What can be scrolled to is
 *   not cut off. Words under `data-excerpt` may be: the rest of them is told elsewhere;
 * - words that something else lies on;
 * - what is asked and cannot be reached: choices in the bar, cards that glow (`data-glow`), spots that are open;
 * - words too small to be read: 12 px, 15 in the inspector (`data-inspector`), 18 for `data-figure` "life" and "corner"
 *   of what is under `data-own`;
 * - words that run into each other, and names that break inside a word for which a line would have room.
 *
 * A page to read (`reads`) may be higher than the screen: what lies below it is scrolled to. It is measured from its end, where
 * what stays at the lower edge has its own place.
 */
export function misfits(reads = false): string[] {
  const LEAST = 12;
  const LEAST_INSPECTED = 15;
  const LEAST_OWN = 18;
  const WORD_SPACE = 0.18;
  const FINGER = 24;
  const NEAR = 1.5;
  const THINGS =
    'button, a[href], input, select, summary, [role="button"], [role="meter"], [role="img"], [data-card], [data-thing]';
  const found = new Set<string>();
  if (reads) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const all = document.documentElement.getBoundingClientRect();
  const page = reads
    ? { left: 0, top: all.top, right: innerWidth, bottom: all.bottom }
    : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  type Box = typeof page;
  const root = document.querySelector('main')!;
  if (document.querySelector('dialog[open]') !== null) return ['A window is open: this measures a table at rest.'];

  const style = (() => {
    const known = new Map<Element, CSSStyleDeclaration>();
    return (e: Element): CSSStyleDeclaration => {
      const s = known.get(e) ?? getComputedStyle(e);
      known.set(e, s);
      return s;
    };
  })();
  const parents = (e: Element): Element[] => {
    const all: Element[] = [];
    for (let at = e.parentElement; at !== null && at !== document.documentElement; at = at.parentElement) all.push(at);
    return all;
  };
  const chain = (e: Element): Element[] => [e, ...parents(e)];
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = (b: Box, by = 0): boolean => b.right - b.left <= by || b.bottom - b.top <= by;
  /** Said to those who listen only. */
  const isUnseen = (e: Element): boolean =>
    // Folded away.
    !e.checkVisibility() ||
    chain(e).some((x) => {
      const s = style(x);
      return (
        s.display === 'none' ||
        s.visibility === 'hidden' ||
        Number(s.opacity) === 0 ||
        s.clipPath === 'inset(50%)' ||
        s.fontSize === '0px'
      );
    });
  const nameOf = (e: Element): string => {
    const thing = e.closest(`${THINGS}, section, li`) ?? e;
    const words = thing.getAttribute('aria-label') ?? (thing.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const own = e === thing ? '' : ` “${(e.textContent ?? '').trim().slice(0, 30)}”`;
    const at = e.getBoundingClientRect();
    const where = `${Math.round(at.left)},${Math.round(at.top)} ${Math.round(at.width)}×${Math.round(at.height)}`;
    return `${thing.tagName.toLowerCase()} “${words.slice(0, 48)}”${own} (${where})`;
  };

  /** What is left of a box within all that hides what is beyond its edge; and what cuts it where nobody can scroll. */
  const seen = (e: Element, box: Box): { left: Box; cut: string | null } => {
    let left = box;
    let whole = box;
    let cut: string | null = null;
    for (const at of parents(e)) {
      const s = style(at);
      const clips = [s.overflowX, s.overflowY].map((o) => o !== 'visible');
      const painted = s.contain.includes('paint') || s.contain === 'strict' || s.contain === 'content';
      if (!clips[0] && !clips[1] && !painted) continue;
      const edge = boxOf(at.getBoundingClientRect());
      const scrolls = (o: string): boolean => o === 'auto' || o === 'scroll';
      const over = {
        x: Math.max(edge.left - whole.left, whole.right - edge.right),
        y: Math.max(edge.top - whole.top, whole.bottom - edge.bottom),
      };
      if (over.x > NEAR && !scrolls(s.overflowX)) cut ??= `${Math.round(over.x)} px by the edge of ${nameOf(at)}`;
      if (over.y > NEAR && !scrolls(s.overflowY)) cut ??= `${Math.round(over.y)} px by the edge of ${nameOf(at)}`;
      left = meet(left, edge);
      // From here on it is the place to scroll in that must be whole.
      if ((over.x > NEAR && scrolls(s.overflowX)) || (over.y > NEAR && scrolls(s.overflowY))) whole = meet(whole, edge);
    }
    if (!isEmpty(whole)) {
      const beyond = Math.max(
        page.left - whole.left,
        page.top - whole.top,
        whole.right - page.right,
        whole.bottom - page.bottom,
      );
      if (beyond > NEAR) cut ??= `${Math.round(beyond)} px by the edge of the page`;
    }
    return { left: meet(left, page), cut };
  };

  // ── Things that overlap or are cut off ──
  const things = [...root.querySelectorAll(THINGS)]
    .filter((e) => !isUnseen(e) && !isEmpty(boxOf(e.getBoundingClientRect()), 2))
    // A card is the button in it.
    .filter((e) => e.closest('[data-card]') === null || e.matches('[data-card]') || e.matches('a, input, select'))
    .map((e) => ({ e, ...seen(e, boxOf((e.querySelector('[data-thing]') ?? e).getBoundingClientRect())) }));
  for (const { e, cut } of things) if (cut !== null) found.add(`${nameOf(e)} is cut off: ${cut}`);
  things.forEach((a, i) => {
    for (const b of things.slice(i + 1)) {
      if (a.e.contains(b.e) || b.e.contains(a.e) || isEmpty(meet(a.left, b.left), NEAR)) continue;
      const stack = a.e.closest('[data-stack]');
      if (stack?.contains(b.e)) continue;
      found.add(`${nameOf(a.e)} overlaps ${nameOf(b.e)}`);
    }
  });

  // ── Words ──
  const isPainted = (s: CSSStyleDeclaration): boolean =>
    s.backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$|\/ 0\)$/.test(s.backgroundColor);
  const paints = (e: Element): boolean => {
    if (e instanceof SVGElement) return e.matches('path, rect, circle, polygon, text') && style(e).fill !== 'none';
    return (
      e.matches('img') ||
      isPainted(style(e)) ||
      ['::before', '::after'].map((part) => getComputedStyle(e, part)).some((s) => s.content !== 'none' && isPainted(s))
    );
  };
  const scaleOf = (e: Element): number =>
    chain(e).reduce((n, x) => {
      const s = style(x);
      const { a, b, c, d } = new DOMMatrix(s.transform === 'none' ? undefined : s.transform);
      const own = s.scale === 'none' ? 1 : Number.parseFloat(s.scale);
      return n * Math.sqrt(Math.abs(a * d - b * c)) * own;
    }, 1);
  // What takes no clicks covers what is under it all the same.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; }');
  /** What scrolls slides under what stays at its edge. */
  const scrollerOf = (e: Element): Element | undefined =>
    parents(e).find((x) => /auto|scroll/.test(style(x).overflowX + style(x).overflowY));
  const opened = new Set<Element>();
  const texts: { node: Text; e: Element }[] = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const e = node.parentElement!;
    if ((node.textContent ?? '').trim() !== '' && !e.closest('option') && !isUnseen(e))
      texts.push({ node: node as Text, e });
  }
  document.adoptedStyleSheets.push(sheet);
  for (const { node, e } of texts) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map(boxOf).filter((b) => !isEmpty(b, 0.5));
    if (lines.length === 0) continue;
    const words = `“${node.data.trim().slice(0, 30)}” in ${nameOf(e)}`;
    const excerpt = e.closest('[data-excerpt]') !== null;
    const inSight = lines.map((line) => ({ line, ...seen(e, line) }));
    // Lines are taller than their letters: only words of which letters are missing are cut.
    const missing = inSight.find(({ line, cut }) => cut !== null && !isEmpty(line, 4));
    if (missing !== undefined && !excerpt) {
      const { line } = missing;
      const slack = (line.bottom - line.top) * 0.2;
      const letters = { ...line, top: line.top + slack, bottom: line.bottom - slack };
      const again = seen(e, letters).cut;
      if (again !== null) found.add(`${words} is cut off: ${again}`);
    }
    const visible = inSight.filter(({ left }) => !isEmpty(left, 3));
    if (visible.length === 0) continue;

    const ctm = e instanceof SVGGraphicsElement ? (e.getScreenCTM()?.a ?? 1) : scaleOf(e);
    const size = Number.parseFloat(style(e).fontSize) * ctm;
    const figure = e.closest('[data-figure="life"], [data-figure="corner"]');
    const own = figure !== null && figure.closest('[data-own="true"]') !== null;
    const inspected = e.closest('[data-inspector]') !== null;
    const least = inspected ? LEAST_INSPECTED : own ? LEAST_OWN : LEAST;
    if (size < least - 0.05) found.add(`${words} is ${size.toFixed(1)} px high, less than ${least}`);

    const gap = node.data.search(/\S \S/);
    if (gap >= 0) {
      range.setStart(node, gap + 1);
      range.setEnd(node, gap + 2);
      const { width, height } = range.getBoundingClientRect();
      // None where the line breaks.
      if (width > 0 && height < size * 2 && width < size * WORD_SPACE) found.add(`${words}: its words run together`);
    }

    const thing = e.closest(THINGS) ?? e;
    const stack = e.closest('[data-stack]');
    // In a fan the card's name must begin to show, no more.
    if (stack !== null && opened.has(thing)) continue;
    opened.add(thing);
    for (const { left } of visible) {
      for (const share of stack === null ? [0.08, 0.5, 0.92] : [0.08]) {
        const above = document.elementsFromPoint(
          left.left + (left.right - left.left) * share,
          (left.top + left.bottom) / 2,
        );
        const at = above.findIndex((o) => o === e || e.contains(o) || o.contains(e));
        const cover = above
          .slice(0, Math.max(0, at))
          .find(
            (o) =>
              !thing.contains(o) &&
              root.contains(o) &&
              paints(o) &&
              (scrollerOf(e) === undefined || scrollerOf(o) !== scrollerOf(e)),
          );
        if (cover !== undefined) {
          found.add(`${words} lies under ${nameOf(cover)}`);
          break;
        }
      }
    }
  }
  document.adoptedStyleSheets.pop();

  // ── Names that break inside a word ──
  for (const card of root.querySelectorAll('[data-card]')) {
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const e = text.parentElement!;
      if (isUnseen(e) || e.closest('[data-excerpt]') !== null) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()];
        const width = lines.reduce((sum, line) => sum + line.width, 0);
        const room = (e.closest('[data-card-size]') ?? card).getBoundingClientRect().width * 0.9;
        if (new Set(lines.map((line) => Math.round(line.top))).size > 1 && width < room)
          found.add(`“${word}” of ${nameOf(e)} breaks inside`);
      }
    }
  }

  // ── What is asked ──
  const hits = (e: Element): number => {
    const box = meet(boxOf(e.getBoundingClientRect()), page);
    let n = 0;
    for (let x = box.left + 2; x < box.right; x += FINGER / 4) {
      for (let y = box.top + 2; y < box.bottom; y += FINGER / 4) {
        const top = document.elementFromPoint(x, y);
        if (top !== null && (e.contains(top) || top.contains(e))) n++;
      }
    }
    return n;
  };
  const asked = [
    ...root.querySelectorAll(
      '[data-asked="true"] button, [data-glow="can"], [data-glow="target"], [data-open="true"][data-spot] > button',
    ),
  ].filter((e) => !isUnseen(e));
  for (const e of asked) {
    const scrolled = chain(e).map((x) => ({ x, left: x.scrollLeft, top: x.scrollTop }));
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // A finger's breadth, in points a quarter of that apart.
    const { width, height } = e.getBoundingClientRect();
    const need = (Math.min(FINGER, width - 4) * Math.min(FINGER, height - 4)) / (FINGER / 4) ** 2;
    if (hits(e) < need * 0.9) found.add(`${nameOf(e)} is asked and cannot be reached`);
    for (const { x, left, top } of scrolled) x.scrollTo({ left, top, behavior: 'instant' });
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) found.add(`The page is ${scrollWidth} px wide.`);
  if (!reads && scrollHeight > innerHeight + 1) found.add(`The page is ${scrollHeight} px high.`);
  return [...found];
}
