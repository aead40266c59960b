import { Fragment, type ReactNode } from 'react';

const PARTS = /(`[^`]+`|\b[A-Z]\d+(?:\.(?:\d+|[a-z]))+\b)/;

interface Props {
  text: string;
  /** How a reference to another clause is shown; plain text where there is no such clause. */
  cite: (id: string) => ReactNode;
  /** Words to mark, in lower case. */
  marked?: readonly string[];
}

/** A clause's words: references lead on, option names are set apart, what was searched for is marked. */
export function ClauseText({ text, cite, marked = [] }: Props) {
  return text.split(PARTS).map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places.
    const piece = (content: ReactNode) => <Fragment key={i}>{content}</Fragment>;
    if (i % 2 === 0) return piece(<Marked text={part} words={marked} />);
    if (part.startsWith('`')) return piece(<code>{part.slice(1, -1)}</code>);
    return piece(cite(part));
  });
}

export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  const escaped = words.map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'i')).flatMap((part, i) => {
    if (part === '') return [];
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places.
    return [i % 2 === 1 ? <mark key={i}>{part}</mark> : part];
  });
}
