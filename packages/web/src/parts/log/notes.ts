import type { EventView } from '@wardroom/core';
import type { Note } from '@wardroom/host';

/** The kind of line that tells what the table did by itself for whoever reads the log. */
export const PASSED = 'passed';

/**
 * A log with what the table did for its reader without asking. What they were passed for stands in one line at the head of each
 * turn: it comes up many times in a battle, and matters little.
 */
export function withNotes(entries: readonly EventView[], notes: readonly Note[], turn: string): readonly EventView[] {
  if (notes.length === 0) return entries;
  const out: EventView[] = [];
  let next = 0;
  /** Where the line of this turn belongs, and what it is to tell. */
  let head = 0;
  let passed: Note[] = [];
  const close = (): void => {
    if (passed.length > 0) out.splice(head, 0, told(passed));
    passed = [];
  };
  for (let at = 0; at <= entries.length; at++) {
    for (; next < notes.length && notes[next].at <= at; next++) {
      const note = notes[next];
      if (note.passed === undefined) out.push({ kind: PASSED, text: note.text, cite: note.cite });
      else passed.push(note);
    }
    if (at === entries.length) break;
    if (entries[at].kind === turn) close();
    out.push(entries[at]);
    if (entries[at].kind === turn) head = out.length;
  }
  close();
  return out;
}

/** "Passed for you: when a creature is hit ×2, between phases." */
function told(notes: readonly Note[]): EventView {
  const times = new Map<string, number>();
  for (const { text } of notes) times.set(text, (times.get(text) ?? 0) + 1);
  const list = [...times].map(([text, n]) => `${text[0].toLowerCase()}${text.slice(1)}${n === 1 ? '' : ` ×${n}`}`);
  const why = notes.some((x) => x.passed?.able) ? 'as you have set' : 'you had no answer';
  return { kind: PASSED, text: `Passed for you, ${why}: ${list.join(', ')}.`, cite: notes[0].cite };
}
