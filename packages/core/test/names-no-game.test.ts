import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Invariant 8: adding a game touches its own package and one line of the registry. */

const root = join(import.meta.dirname, '..');
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(root, 'src', name), 'utf8') }));

/** Words that belong to one game only: names of games, of their places and of what happens there. */
const GAME_WORDS =
  /\b(ward|arcane|guardians?|realms?|skirmish|boss|rumble|cemetery|cemeteries|graveyard|sacrifices?|creatures?|magics?|lightning|primary|equips?|armou?r|storyline|mana|dragon|werewolf|[WAGRB]\d+\.\d)/i;

test('core names no game', () => {
  const found = files.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, i) => {
      // The project's own name is in the first field of its replays.
      const bare = line.replace(/@?wardroom/gi, '');
      return GAME_WORDS.test(bare) ? [`${name}:${i + 1}: ${line.trim()}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test('core imports only its own files', () => {
  const imports = files.flatMap(({ name, text }) =>
    [...text.matchAll(/(?:\} from|\* from|import\(|^import)\s*'([^']+)'/gm)].map((m) => `${name}: ${m[1]}`),
  );
  expect(imports.length).toBeGreaterThan(20);
  expect(imports.filter((line) => !/: (\.|\.\.|\.\/game)\/[a-z-]+\.ts$/.test(line))).toEqual([]);
});

test('core has no dependencies', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const key of ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies']) {
    expect(manifest[key]).toBeUndefined();
  }
});

test('core reads no clock and rolls no dice of its own', () => {
  for (const { name, text } of files)
    expect(text, name).not.toMatch(/Math\.random|\bDate\b|performance\.|process\.|crypto/);
});
