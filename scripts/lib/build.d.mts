/** Returns the path of an up-to-date bundle. */
export function build(name: string): string;
export function buildServerIf(
  game: string,
  edit: (path: string, text: string) => string | undefined,
): Promise<{ file: string; fingerprint: string }>;
