/** Files that the player saves. */

/** The day and the minute, as names of files have it. */
export function stamp(): string {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}-${two(now.getHours())}${two(now.getMinutes())}`;
}

export const saveFile = (name: string, text: string): void => save(name, text, 'application/json');

export const saveText = (name: string, text: string): void => save(name, text, 'text/plain');

function save(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const a = document.createElement('a');
  a.href = url;
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
