/** A title given to `test`, `it` or `describe` in a source file. */
export type Title = { line: number; title: string };

/** A string's `text` is what it says, without its quotes. */
type Token = { kind: 'string' | 'word' | 'mark'; text: string; line: number };

// Strings end on their line and a slash after an operator starts a regular expression, so a lone quote in one does no
// harm beyond it. Comments are recognised to be dropped: a commented-out test tests nothing.
const lexicon = [
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)/,
  /(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")/,
  /(?<regex>(?<=[(,=:[!&|?{};]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*)/,
  /(?<word>[\w$]+)/,
  /(?<mark>\S)/,
];

/** Reads the template that opens at `open`. What it fills in is unknown here and reads `…`. */
function template(source: string, open: number): { text: string; end: number } {
  let text = '';
  let i = open + 1;
  while (i < source.length && source[i] !== '`') {
    if (source.startsWith('${', i)) {
      text += '…';
      i = placeholderEnd(source, i + 2);
    } else {
      if (source[i] === '\\') i++;
      text += source[i++] ?? '';
    }
  }
  return { text, end: i + 1 };
}

function placeholderEnd(source: string, from: number): number {
  let depth = 1;
  let i = from;
  while (i < source.length && depth > 0) {
    if (source[i] === '`') {
      i = template(source, i).end;
      continue;
    }
    if (source[i] === '{') depth++;
    if (source[i] === '}') depth--;
    i++;
  }
  return i;
}

function tokens(source: string): Token[] {
  const lexeme = new RegExp(lexicon.map((part) => part.source).join('|'), 'g');
  const found: Token[] = [];
  let line = 1;
  let counted = 0;
  for (let match = lexeme.exec(source); match; match = lexeme.exec(source)) {
    for (; counted < match.index; counted++) if (source[counted] === '\n') line++;
    const { string, word, mark } = match.groups!;
    if (mark === '`') {
      const { text, end } = template(source, match.index);
      found.push({ kind: 'string', text, line });
      lexeme.lastIndex = end;
    } else if (string !== undefined) {
      found.push({ kind: 'string', text: string.slice(1, -1).replace(/\\(.)/g, '$1'), line });
    } else if (word !== undefined) found.push({ kind: 'word', text: word, line });
    else if (mark !== undefined) found.push({ kind: 'mark', text: mark, line });
  }
  return found;
}

const isMark = (token: Token | undefined, text: string) => token?.kind === 'mark' && token.text === text;

/** Index of the bracket that closes the one at `open`. */
function closing(all: Token[], open: number) {
  let depth = 0;
  for (let i = open; i < all.length; i++) {
    if (all[i].kind !== 'mark') continue;
    if ('([{'.includes(all[i].text)) depth++;
    if (')]}'.includes(all[i].text) && --depth === 0) return i;
  }
  return all.length;
}

/** Index after the type arguments at `at`, if there are any: `test.each<[string, number]>(…)`. */
function afterTypes(all: Token[], at: number) {
  if (!isMark(all[at], '<')) return at;
  let depth = 0;
  for (let i = at; i < all.length; i++) {
    if (isMark(all[i], '<')) depth++;
    if (isMark(all[i], '>') && !isMark(all[i - 1], '=') && --depth === 0) return i + 1;
  }
  return all.length;
}

/**
 * The call that starts at the word `test`, `it` or `describe`: its modifiers (`.each(…)`, `.only`, `.skip`, a tagged
 * table) and the index of the bracket in which its title stands.
 */
function call(all: Token[], at: number) {
  const modifiers: string[] = [];
  let i = at + 1;
  while (isMark(all[i], '.') && all[i + 1]?.kind === 'word') {
    modifiers.push(all[i + 1].text);
    i = afterTypes(all, i + 2);
    if (all[i]?.kind === 'string') i++;
    else if (isMark(all[i], '(') && ['each', 'for', 'skipIf', 'runIf'].includes(modifiers.at(-1)!)) {
      i = closing(all, i) + 1;
    }
  }
  return { modifiers, open: i };
}

/**
 * The titles in a test file. Left out are tests that do not run (`skip`, `todo`, anything inside a skipped `describe`)
 * and a `describe` without a test inside: neither shows anything.
 */
export function titlesIn(source: string): Title[] {
  const all = tokens(source);
  const found: Title[] = [];

  /** Collects the titles between two tokens, and says whether a test stands there. */
  function collect(from: number, to: number): boolean {
    let live = false;
    for (let i = from; i < to; i++) {
      if (all[i].kind !== 'word' || !['test', 'it', 'describe'].includes(all[i].text)) continue;
      if (isMark(all[i - 1], '.')) continue; // a method of something else: /x/.test('…')
      const { modifiers, open } = call(all, i);
      if (!isMark(all[open], '(')) continue;
      const end = closing(all, open);
      const place = found.length;
      const runs = !modifiers.includes('skip') && !modifiers.includes('todo');
      if (runs && (all[i].text !== 'describe' || collect(open + 1, end))) {
        live = true;
        const title = all[open + 1];
        if (title?.kind === 'string') found.splice(place, 0, { line: title.line, title: title.text });
      }
      i = end;
    }
    return live;
  }

  collect(0, all.length);
  return found;
}

// The looking around is stricter than \b: 'W5.2.1.1X' must not pass for W5.2.1, nor what a template leaves of an id
// ('W5.2.1.3.…') for W5.2.1.3.
const clauseId = /(?<![\w.])[WBAGS]\d+(?:\.[a-z0-9]+)*(?![\w…]|\.[\w…])/g;

/** The clause ids in a title, each once. */
export function clauseIdsIn(title: string): string[] {
  return [...new Set(title.match(clauseId))];
}
