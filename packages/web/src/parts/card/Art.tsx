import type { CardFace } from '@wardroom/core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { icons } from '../icons/icons.generated.ts';
import css from './Art.module.css';
import { type Dress, type Palette, useDress } from './dress.ts';
import { lightOf, pattern } from './pattern.ts';

type Emblems = Readonly<Record<string, string>>;

/** Emblems that have arrived, by dress. */
const arrived = new Map<Dress, Emblems | 'asked'>();
const waiting = new Set<() => void>();

function ask(dress: Dress): void {
  if (arrived.has(dress)) return;
  arrived.set(dress, 'asked');
  dress.loadArt().then(
    (emblems) => {
      arrived.set(dress, emblems);
      for (const tell of waiting) tell();
    },
    // Offline before they ever came: types' emblems do, and the next card asks again.
    () => arrived.delete(dress),
  );
}

function wait(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/** The card’s own emblem; its type’s or a plain one until that has arrived. */
function useEmblem(face: CardFace): string {
  const dress = useDress();
  const emblems = useSyncExternalStore(wait, () => arrived.get(dress));
  useEffect(() => ask(dress), [dress]);
  const own = typeof emblems === 'object' ? emblems[face.id] : undefined;
  const type = dress.emblem(face.type);
  return own ?? (type in icons ? icons[type as keyof typeof icons] : icons.magic);
}

function Ground({ name, rank, palette }: { name: string; rank: number; palette: Palette }) {
  const marks = useMemo(() => pattern(name, rank), [name, rank]);
  return (
    <svg className={css.ground} viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {marks.map(({ d, ink, opacity, line }) =>
        line === undefined ? (
          <path key={d} d={d} fill={palette[ink]} opacity={opacity} />
        ) : (
          <path key={d} d={d} fill="none" stroke={palette[ink]} strokeWidth={line} opacity={opacity} />
        ),
      )}
    </svg>
  );
}

/** Only the emblem of a card, in the colour of the text around it. Fills its box. */
export function Sigil({ face }: { face: CardFace }) {
  const emblem = useEmblem(face);
  return (
    <svg className={css.sigil} viewBox="0 0 512 512" aria-hidden="true">
      <path d={emblem} fill="currentColor" />
    </svg>
  );
}

/** The picture of a card. Fills its box. */
export function Art({ face }: { face: CardFace }) {
  const palette = useDress().palette(face.type);
  const emblem = useEmblem(face);
  const { base, deep, glow, icon } = palette;
  return (
    <div
      className={css.art}
      style={{
        background: `radial-gradient(ellipse at 50% 45%, ${glow}66, transparent 62%), linear-gradient(${lightOf(face.name)}deg, ${base}, ${deep})`,
      }}
    >
      <Ground name={face.name} rank={face.rank} palette={palette} />
      <svg className={css.emblem} viewBox="0 0 512 524" aria-hidden="true">
        <path d={emblem} fill={deep} opacity={0.55} transform="translate(9 12)" />
        <path d={emblem} fill={icon} stroke={deep} strokeOpacity={0.5} strokeWidth={10} paintOrder="stroke" />
      </svg>
    </div>
  );
}
