type Edit = (path: string, text: string) => string | undefined;

export const MOST: number;
export function rulesFile(game: string, fingerprint: string): string;
export function rulesBundleIf(game: string, edit: Edit): Promise<{ fingerprint: string; file: string; text: string }>;
export function writeRules(folder: string, how?: { before?: string; renew?: boolean; most?: number }): void;
export function prune(folder: string, present: readonly string[], most?: number): void;
