/**
 * How those who stand on a square share its room. Each is as large as may be, and never so small that a finger misses
 * it: where there are too many for that they are a crowd, which is one thing to press and is laid out in a sheet.
 */
export interface Muster {
  columns: number;
  /** Of each, in pixels. */
  width: number;
  height: number;
  /** How many of them show; the last place of a crowd says how many more there are. */
  shown: number;
  crowd: boolean;
}

export interface Room {
  width: number;
  height: number;
}

/** What a finger needs. */
export const FINGER = 40;
/** A head in a crowd, which is only looked at. */
const HEAD = 28;
const GAP = 3;
/** Cards are upright; where there is little height they may be wider, so that a name fits. */
const UPRIGHT = 5 / 7;
const widest = (height: number): number => (height < 76 ? 1.5 : 0.9);

const share = (all: number, parts: number): number => Math.floor((all - GAP * (parts - 1)) / parts);

function standing(n: number, columns: number, { width, height }: Room): Muster {
  const w = share(width, columns);
  const h = share(height, Math.ceil(n / columns));
  return {
    columns,
    width: Math.min(w, Math.floor(h * widest(h))),
    height: Math.min(h, Math.floor(w / UPRIGHT)),
    shown: n,
    crowd: false,
  };
}

const NOBODY: Muster = { columns: 1, width: 0, height: 0, shown: 0, crowd: false };

export function muster(n: number, room: Room): Muster {
  if (n === 0) return NOBODY;
  const ways = Array.from({ length: n }, (_, i) => standing(n, i + 1, room)).filter(
    (m) => Math.min(m.width, m.height) >= FINGER,
  );
  if (ways.length > 0) return ways.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a));
  const columns = Math.max(1, Math.floor((room.width + GAP) / (HEAD + GAP)));
  const rows = Math.max(1, Math.floor((room.height + GAP) / (HEAD + GAP)));
  const across = Math.min(columns, Math.ceil(n / Math.min(rows, n)));
  const down = Math.min(rows, Math.ceil(n / across));
  const places = across * down;
  const side = Math.min(share(room.width, across), share(room.height, down), FINGER + 8);
  return { columns: across, width: side, height: side, shown: n <= places ? n : places - 1, crowd: true };
}
