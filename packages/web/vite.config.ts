import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCompress, constants as zlib } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';
import { fingerprintDefine } from '../../scripts/lib/fingerprints.mjs';
import { breakpoints } from './src/style/breakpoints.ts';

/** Larger files are fetched when they are needed. */
const MOST_KEPT = 2_000_000;
// What the highest quality, 11, would save is not worth waiting several times as long for.
const BROTLI = { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } };
const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);
const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** After everything is written: the service worker, which knows all files, and compressed copies for the server. */
function finish(): Plugin {
  let folder = '';
  const built = (): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length).replaceAll('\\', '/'))
      .sort();
  return {
    name: 'wardroom:finish',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const kept = built()
          .filter((path) => !path.startsWith('/.'))
          .map((path) => ({ path, content: readFileSync(folder + path) }))
          .filter(({ content }) => content.length <= MOST_KEPT);
        const version = createHash('sha256');
        for (const { path, content } of kept) version.update(`${path} ${content.length} `).update(content);
        await build({
          entryPoints: [fileURLToPath(new URL('src/sw.ts', import.meta.url))],
          outfile: `${folder}/sw.js`,
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2022',
          define: {
            FILES: JSON.stringify(kept.map(({ path }) => path)),
            VERSION: JSON.stringify(version.digest('hex').slice(0, 12)),
          },
          logLevel: 'warning',
        });
        const texts = built().filter((path) => TEXT.test(path) && !path.startsWith('/.'));
        await Promise.all(
          texts.map(async (path) => {
            const content = readFileSync(folder + path);
            writeFileSync(`${folder}${path}.br`, await brotli(content, BROTLI));
            writeFileSync(`${folder}${path}.gz`, await gzip(content, { level: 9 }));
          }),
        );
      },
    },
  };
}

/** By script: those that it imports at once, and these in turn. */
const importedBy = new Map<string, ReadonlySet<string>>();

/** A script that runs has what it imports at once: none of that is fetched ahead along with what it imports later. */
const atOnce: Plugin = {
  name: 'wardroom:at-once',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler: (_, bundle) => {
      const reach = (name: string, found: Set<string>): Set<string> => {
        const chunk = bundle[name];
        if (found.has(name) || chunk?.type !== 'chunk') return found;
        found.add(name);
        for (const other of chunk.imports) reach(other, found);
        return found;
      };
      for (const name of Object.keys(bundle)) importedBy.set(name, reach(name, new Set()));
    },
  },
};

/**
 * No file of the engine does anything by being imported, so that a script has only those it uses. Said here and not in its
 * package.json: in what order a bundle has them would then change, and with it the fingerprints of rules that stay the same.
 */
const treeshake = { moduleSideEffects: [{ test: /\/packages\/core\/src\//, sideEffects: false }] };

/**
 * What is fetched at the same time is one file, as many small ones compress badly. A group takes along what its files import at
 * once, unless a group before it has that.
 */
const together = [
  { name: 'index', tags: ['$initial' as const] },
  // What home and a match begin with.
  {
    name: 'start',
    test: /\/(host\/src\/messages|web\/src\/(pages\/play\/start|engine\/catalogue|parts\/words\/sides|parts\/sound\/table))\.ts$/,
  },
  { name: 'card', test: /\/web\/src\/parts\/card\/index\.ts$/ },
  // What stands on the table of every game, and moves there.
  {
    name: 'parts',
    test: /\/web\/src\/(parts\/(table\/(Hand|Middle|Motion|Phases|SeatBar|TableFrame)|beats\/(player|stage))|games\/asks)\.tsx?$/,
  },
];

const SHAPES = Object.entries(breakpoints).map(([name, query]) => `@custom-media --${name} ${query};`);

/** Every style sheet knows the five shapes of a page by name: `@media (--phone)`. */
const namedBreakpoints: Plugin = {
  name: 'wardroom:breakpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    // All in one line, so that what is said about a line is said of the right one.
    handler: (code) => ({ code: code.includes('@media') ? SHAPES.join(' ') + code : code, map: null }),
  },
};

export default defineConfig({
  define: fingerprintDefine(),
  plugins: [react(), namedBreakpoints, atOnce, finish()],
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) => files.filter((name) => !importedBy.get(hostId)?.has(name)),
    },
    assetsInlineLimit: 2048,
    // Says which file needs which: npm test adds up what the first load takes.
    manifest: true,
    // The 3D dice are large and come when they are first thrown; what counts is the first load.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      treeshake,
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: together } },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      treeshake,
      output: {
        // The engine loads one game at a time. Each is called by its name, so that npm test can tell what it weighs.
        chunkFileNames: ({ moduleIds }) => {
          const [, game, part] = moduleIds.join().match(/\/games\/(\w+)\/src\/(opening|game)\.ts/) ?? [];
          return `assets/${game === undefined ? '[name]' : `${part}-${game}`}-[hash].js`;
        },
      },
    },
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      // Grid areas are named in style attributes too, and meet nobody else's.
      cssModules: { pattern: '[local]_[hash]', grid: false },
    },
  },
});
