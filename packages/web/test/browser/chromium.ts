import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A Chromium to test with: the path and what it needs to start. Nothing is ever downloaded but by npm. */
export interface Chromium {
  path: string;
  args: string[];
  env?: Record<string, string>;
}

// Tests run in containers too, which forbid the sandbox; WebGL is computed, so that it is the same everywhere.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  // Containers have little shared memory.
  '--disable-dev-shm-usage',
];

const PROGRAMS = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(
  (folder) => folder !== undefined,
);

const USUAL: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ].flatMap((program) => PROGRAMS.map((folder) => join(folder, program))),
};

/**
 * `WARDROOM_CHROMIUM` names the browser: a path, or `package` for the one that npm installs. Without it, an installed one
 * is taken, or else the package's.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.WARDROOM_CHROMIUM;
  if (named !== undefined && named !== '' && named !== 'package') {
    if (existsSync(named)) return { path: named, args: ARGS };
    throw new Error(`WARDROOM_CHROMIUM names ${named}, where there is nothing: give the path of a Chromium or Chrome.`);
  }
  const installed = named === 'package' ? undefined : USUAL[process.platform]?.find((path) => existsSync(path));
  if (installed !== undefined) return { path: installed, args: ARGS };
  if (process.platform === 'linux' && process.arch === 'x64') return packaged();
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge, and none was found in the usual places: ' +
      'install one, or give its path in WARDROOM_CHROMIUM.',
  );
}

/** The libraries and fonts it brings are for systems that have none of their own. */
const fontsIn = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * The browser in node_modules is compressed. It is unpacked once, beside the packages and not into the shared /tmp; a new
 * version comes with a new node_modules.
 */
async function packaged(): Promise<Chromium> {
  const home = fileURLToPath(new URL('../../../../node_modules/.cache/wardroom-chromium', import.meta.url));
  if (!existsSync(join(home, 'chromium'))) {
    const aside = `${home}-${process.pid}`;
    mkdirSync(aside, { recursive: true });
    await unpack(aside);
    writeFileSync(join(aside, 'fonts.conf'), fontsIn(home));
    // Renamed when it is complete: what was interrupted half-way is never taken for a browser. A browser that still ran when
    // the packages were installed anew may have put its fonts' cache there again.
    rmSync(home, { recursive: true, force: true });
    renameSync(aside, home);
  }
  const libraries = [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter((path) => path !== undefined);
  return {
    path: join(home, 'chromium'),
    args: ARGS,
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: libraries.join(':'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  };
}

/** The package is told by the environment where to unpack to, and that the system is bare. It also changes it. */
async function unpack(folder: string): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
