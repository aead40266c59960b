// Copies the icons that the table uses out of @iconify-json/game-icons (game-icons.net, CC BY 3.0), so that pages load
// these and not all four thousand. Run after changing a list: `node packages/web/scripts/icons.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { buildSync } = createRequire(import.meta.url)('esbuild');
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What the table calls it → what game-icons calls it. Loaded with the page: prefer short paths. */
const KIT = {
  // Ward's creature types
  beast: 'flat-paw-print',
  bug: 'flying-beetle',
  cosmic: 'ringed-planet',
  demon: 'imp-laugh',
  dragon: 'spiked-dragon-head',
  elemental: 'flame',
  humanoid: 'barbute',
  dinosaur: 'dinosaur-rex',
  undead: 'death-skull',
  mechanical: 'gears',
  // magics
  standard: 'polar-star',
  infinite: 'infinity',
  lightning: 'power-lightning',
  field: 'hills',
  equip: 'anvil',
  // stats
  al: 'shield',
  spd: 'feathered-wing',
  hp: 'hearts',
  mod: 'fist',
  dice: 'dice-six-faces-five',
  // statuses
  stunned: 'star-swirl',
  asleep: 'night-sleep',
  wrapped: 'tentacle-strike',
  negated: 'interdiction',
  noDamage: 'bolt-shield',
  autoHit: 'on-target',
  strikesFirst: 'sprint',
  winged: 'batwing-emblem',
  overTime: 'drop',
  // what happens
  summon: 'card-play',
  sacrifice: 'sacrificial-dagger',
  battle: 'crossed-swords',
  hit: 'sword-wound',
  miss: 'dodge',
  critical: 'explosion-rays',
  slip: 'falling',
  damage: 'claw-slashes',
  heal: 'health-increase',
  kill: 'death-skull',
  cemetery: 'tombstone',
  deck: 'stack',
  magic: 'pentacle',
  chain: 'linked-rings',
  turn: 'hourglass',
  win: 'jewel-crown',
  lose: 'broken-heart',
  target: 'convergence-target',
};

const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

function pathOf(name) {
  const d = icons[name]?.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
  if (d === undefined) throw new Error(`No icon ${name} of one path in @iconify-json/game-icons.`);
  return rounded(d);
}

const COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** A path with one decimal to a number: on a field of 512 nobody sees more, and it is a third shorter. */
function rounded(d) {
  let out = '';
  for (const [, command, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    out += command;
    const count = COUNTS[command.toLowerCase()];
    let at = 0;
    let n = 0;
    let last = '';
    while (at < rest.length) {
      // The fourth and fifth number of an arc are flags: single digits, often with nothing between them.
      const flag = count === 7 && (n % 7 === 3 || n % 7 === 4);
      const number = (flag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i).exec(rest.slice(at));
      if (number === null) break;
      at += number[0].length;
      n++;
      const text = String(Number(Number(number[1]).toFixed(1)))
        .replace(/^-0\./, '-.')
        .replace(/^0\./, '.')
        .replace(/^-0$/, '0');
      const joined = last === '' || text.startsWith('-') || (text.startsWith('.') && last.includes('.'));
      out += joined ? text : ` ${text}`;
      last = text;
    }
  }
  return out;
}

/** Reads a constant out of a module of plain data. */
async function load(file, name) {
  const { outputFiles } = buildSync({ entryPoints: [here(file)], bundle: true, format: 'esm', write: false });
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
  return module[name];
}

const key = (name) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

function write(file, name, entries) {
  const lines = entries.map(([k, d]) => {
    const line = `  ${key(k)}: '${d}',`;
    return line.length <= 120 ? line : `  ${key(k)}:\n    '${d}',`;
  });
  const text = [
    '// Written by scripts/icons.mjs. Icons: game-icons.net, CC BY 3.0.',
    `export const ${name} = {`,
    ...lines,
    '} as const;',
    '',
  ].join('\n');
  writeFileSync(here(file), text);
  console.log(`${file.slice(3)}: ${entries.length} icons, ${(text.length / 1000).toFixed(0)} kB`);
}

write(
  '../src/parts/icons/icons.generated.ts',
  'icons',
  Object.entries(KIT).map(([name, icon]) => [name, pathOf(icon)]),
);

const art = await load('../src/games/ward/art.ts', 'art');
write(
  '../src/games/ward/art.generated.ts',
  'emblems',
  Object.entries(art).map(([card, icon]) => [card, pathOf(icon)]),
);
