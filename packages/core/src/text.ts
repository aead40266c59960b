/** What people send may be anything: in a sentence about it, it is not quoted at length. */
export const shortly = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}…` : text);

/** With a capital letter, as a sentence or a title begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A value as it may appear in an error: short, and never a long echo of what was sent. */
export function show(value: unknown): string {
  if (Array.isArray(value) && value.length > 20) return `a list of ${value.length}`;
  let text: string;
  try {
    text = typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? String(value));
  } catch {
    text = typeof value;
  }
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
