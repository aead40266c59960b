// Copies the icons that the table uses out of @iconify-json/game-icons (game-icons.net, CC BY 3.0), so that pages load
// these and not all four thousand. Run after changing a list: `node packages/web/scripts/icons.mjs`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { buildSync } = createRequire(import.meta.url)('esbuild');
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What the table calls it → what game-icons calls it. Loaded with the page: prefer short paths. */
const KIT = {
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
  // what happens
  battle: 'crossed-swords',
  cemetery: 'tombstone',
  deck: 'stack',
  magic: 'pentacle',
  turn: 'hourglass',
};

/** What stands small on a card, or comes up in the course of a match. Fetched when the first of them is shown. */
const LATER = {
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
  unknown: 'uncertainty',
  toon: 'jester-hat',
  // statuses, and what happens
  stunned: 'star-swirl',
  asleep: 'night-sleep',
  wrapped: 'tentacle-strike',
  negated: 'interdiction',
  noDamage: 'bolt-shield',
  autoHit: 'on-target',
  strikesFirst: 'sprint',
  winged: 'batwing-emblem',
  overTime: 'drop',
  sacrifice: 'sacrificial-dagger',
  summon: 'card-play',
  damage: 'claw-slashes',
  target: 'convergence-target',
  hit: 'sword-wound',
  miss: 'dodge',
  critical: 'explosion-rays',
  slip: 'falling',
  heal: 'health-increase',
  kill: 'death-skull',
  chain: 'linked-rings',
  win: 'jewel-crown',
  lose: 'broken-heart',
};

/** The games as home shows them. */
const EMBLEMS = {
  ward: 'crossed-swords',
  arcane: 'rune-stone',
  guardian: 'white-tower',
  realm: 'hill-fort',
};

const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

function pathOf(name, decimals) {
  const d = icons[name]?.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
  if (d === undefined) throw new Error(`No icon ${name} of one path in @iconify-json/game-icons.`);
  return rounded(d, decimals);
}

const COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * A path with so many decimals to a number: on a field of 512 nobody sees more, and it is much shorter. Each point is
 * rounded where it is on the field, so that steps from point to point do not add up their errors.
 */
function rounded(d, decimals) {
  const round = (x) => Number(x.toFixed(decimals));
  let out = '';
  // Where the pen is and where the part began, [x, y]: as drawn by hand, and as rounded.
  let pen = { exact: [0, 0], near: [0, 0] };
  let start = pen;
  for (const [, command, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    out += command;
    const kind = command.toLowerCase();
    const relative = command === kind;
    const count = COUNTS[kind];
    if (kind === 'z') pen = start;
    let last = '';
    const numbers = numbersOf(rest, count === 7);
    for (let from = 0; from < numbers.length; from += count) {
      const next = { exact: [...pen.exact], near: [...pen.near] };
      for (let k = 0; k < count; k++) {
        const number = numbers[from + k];
        // An arc has radii, an angle and flags before its point. Otherwise x and y take turns, but for h and v.
        const plain = kind === 'a' && k < 5;
        const axis = kind === 'v' ? 1 : kind === 'h' ? 0 : kind === 'a' ? k - 5 : k % 2;
        let value = round(number);
        if (!plain) {
          const exact = relative ? pen.exact[axis] + number : number;
          next.exact[axis] = exact;
          next.near[axis] = round(exact);
          value = relative ? round(next.near[axis] - pen.near[axis]) : next.near[axis];
        }
        const text = String(value)
          .replace(/^(-?)0\./, '$1.')
          .replace(/^-0$/, '0');
        const joined = last === '' || text.startsWith('-') || (text.startsWith('.') && last.includes('.'));
        out += joined ? text : ` ${text}`;
        last = text;
      }
      pen = next;
      if (kind === 'm' && from === 0) start = pen;
    }
  }
  return out;
}

function numbersOf(text, arcs) {
  const numbers = [];
  let at = 0;
  while (at < text.length) {
    // The fourth and fifth number of an arc are flags: single digits, often with nothing between them.
    const flag = arcs && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
    const number = (flag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i).exec(text.slice(at));
    if (number === null) break;
    at += number[0].length;
    numbers.push(Number(number[1]));
  }
  return numbers;
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
    // As the formatter has it: what stands behind a very short name stays on its line.
    return line.length <= 120 || key(k).length < 5 ? line : `  ${key(k)}:\n    '${d}',`;
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
  Object.entries(KIT).map(([name, icon]) => [name, pathOf(icon, 0)]),
);

write(
  '../src/parts/icons/later.generated.ts',
  'paths',
  Object.entries(LATER).map(([name, icon]) => [name, pathOf(icon, 0)]),
);

write(
  '../src/pages/home/emblems.generated.ts',
  'emblems',
  Object.entries(EMBLEMS).map(([game, icon]) => [game, pathOf(icon, 0)]),
);

// Of each game: `art.ts` names an icon for every card (or `art/<set>.ts` for the cards of a set), and `icons.ts` what else its
// table shows and no other does, some of it perhaps only later in a match.
for (const { name: game } of readdirSync(here('../src/games'), { withFileTypes: true }).filter((f) =>
  f.isDirectory(),
)) {
  const folder = `../src/games/${game}`;
  const sets = existsSync(here(`${folder}/art`))
    ? readdirSync(here(`${folder}/art`)).filter((f) => f !== 'index.ts' && !f.endsWith('.generated.ts'))
    : [];
  for (const [file, list, out, decimals, to] of [
    ['art', 'art', 'emblems', 1, 'art'],
    ...sets.map((f) => f.replace('.ts', '')).map((set) => [`art/${set}`, 'art', 'emblems', 1, `art/${set}`]),
    ['icons', 'icons', 'paths', 0, 'icons'],
    ['icons', 'later', 'paths', 0, 'later'],
  ]) {
    if (!existsSync(here(`${folder}/${file}.ts`))) continue;
    const named = await load(`${folder}/${file}.ts`, list);
    if (named === undefined) continue;
    const entries = Object.entries(named).map(([what, icon]) => [what, pathOf(icon, decimals)]);
    write(`${folder}/${to}.generated.ts`, out, entries);
  }
}
