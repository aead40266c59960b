/** The ground behind a card's emblem: drawn from its name, the same on every machine and every day. */

/** FNV-1a: short, and names that differ by a letter end up far apart. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function sequence(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A stroke or a filled shape on a field of 100 × 100; colours are the palette's. */
export interface Mark {
  d: string;
  ink: 'glow' | 'deep';
  opacity: number;
  /** Width of the line; filled if absent. */
  line?: number;
}

const at = (x: number): string => x.toFixed(1);
const point = (angle: number, radius: number): string =>
  `${at(50 + radius * Math.cos(angle))} ${at(50 + radius * Math.sin(angle))}`;
const TURN = 2 * Math.PI;

function polygon(points: number, radius: (i: number) => number, turn: number): string {
  let d = '';
  for (let i = 0; i < points; i++) d += `${i === 0 ? 'M' : 'L'}${point(turn + (i / points) * TURN, radius(i))}`;
  return `${d}Z`;
}

const circle = (x: number, y: number, r: number): string =>
  `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 0 ${at(-2 * r)} 0`;

/** Wide soft stains. */
function wash(next: () => number): Mark[] {
  return [0, 1, 2, 3].map((i) => ({
    d: circle(next() * 100, next() * 100, 16 + next() * 26),
    ink: i % 2 === 0 ? 'glow' : 'deep',
    opacity: 0.2,
  }));
}

/** Slanted lines, as an engraver shades. */
function hatch(next: () => number): Mark[] {
  const slant = (next() < 0.5 ? -1 : 1) * (40 + next() * 50);
  const gap = 4 + next() * 3;
  let d = '';
  for (let x = -100; x < 200; x += gap) d += `M${at(x)} 0l${at(slant)} 100`;
  return [
    { d, ink: 'deep', opacity: 0.45, line: 1.1 },
    { d: circle(20 + next() * 60, 30 + next() * 40, 34), ink: 'glow', opacity: 0.2 },
  ];
}

/** Beams from behind the emblem. */
function rays(next: () => number): Mark[] {
  const beams = 11 + Math.floor(next() * 7);
  const turn = next() * TURN;
  let d = '';
  for (let i = 0; i < beams; i++) {
    const from = turn + (i / beams) * TURN;
    d += `M50 50L${point(from, 90)}L${point(from + TURN / beams / 2, 90)}Z`;
  }
  return [{ d, ink: 'glow', opacity: 0.3 }];
}

/** One line woven round and round. */
function knot(next: () => number, inner: number, outer: number): Mark {
  const loops = 7 + Math.floor(next() * 6);
  const mid = (inner + outer) / 2;
  const swing = (outer - inner) / 2;
  const turn = next() * TURN;
  const steps = loops * 18;
  let d = '';
  // Twice round with an odd number of half waves, so that the line crosses itself between the rims.
  const waves = 2 * loops + 1;
  for (let i = 0; i < steps * 2; i++) {
    const t = (i / (steps * 2)) * 2 * TURN;
    d += `${i === 0 ? 'M' : 'L'}${point(turn + t, mid + swing * Math.sin((t * waves) / 2))}`;
  }
  return { d: `${d}Z`, ink: 'glow', opacity: 0.5, line: 1.3 };
}

function starburst(next: () => number): Mark[] {
  const points = 2 * (12 + Math.floor(next() * 5));
  const turn = next() * TURN;
  return [
    { d: polygon(points, (i) => (i % 2 === 0 ? 78 : 34), turn), ink: 'glow', opacity: 0.35 },
    { d: polygon(points, (i) => (i % 2 === 0 ? 52 : 30), turn + TURN / points), ink: 'deep', opacity: 0.4 },
    { d: circle(50, 50, 33), ink: 'glow', opacity: 0.7, line: 1 },
    { d: circle(50, 50, 36), ink: 'glow', opacity: 0.45, line: 0.6 },
  ];
}

/** The rarer the card, the richer its ground; by rank from 0. */
export function pattern(name: string, rank: number): Mark[] {
  const next = sequence(hash(name));
  switch (rank) {
    case 0:
      return wash(next);
    case 1:
      return hatch(next);
    case 2:
      return [...wash(next).slice(0, 2), ...rays(next)];
    case 3:
      return [
        ...wash(next).slice(0, 2),
        knot(next, 24, 44),
        { d: circle(50, 50, 47), ink: 'glow', opacity: 0.5, line: 0.8 },
      ];
    case 4:
      return starburst(next);
    default:
      return [...rays(next), ...starburst(next), knot(next, 36, 62)];
  }
}

/** Where the light comes from, in degrees. */
export const lightOf = (name: string): number => 130 + (hash(name) % 100);
