import type { Plugin } from 'esbuild';

export function gamesWithRules(): string[];
export function editing(edit: (path: string, text: string) => string | undefined): Plugin;
export function fingerprintIf(game: string, edit: (path: string, text: string) => string | undefined): Promise<string>;
export function fingerprints(): Readonly<Record<string, string>>;
export function fingerprintDefine(): Record<string, string>;
