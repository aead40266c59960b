import type { CardFace } from '@wardroom/core';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useWholeCatalogue } from '../../engine/catalogue.ts';
import { GameDress } from '../../games/GameDress.tsx';
import { Link, navigate, useParams, useSearch } from '../../navigation/navigation.tsx';
import { Card } from '../../parts/card/index.ts';
import { CardLarge } from '../../parts/clause/CardLarge.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Page } from '../../parts/page/Page.tsx';
import styles from './CardsPage.module.css';

const ALL = '';

/** Every card of a game, to look through. */
export function CardsPage() {
  const { game = '' } = useParams();
  const card = useSearch('card');
  const { title, cards } = useWholeCatalogue(game);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState(ALL);
  const [type, setType] = useState(ALL);
  const [rarity, setRarity] = useState(ALL);
  const faces = useMemo(() => Object.values(cards).sort((a, b) => a.name.localeCompare(b.name)), [cards]);
  const kinds = useMemo(() => valuesOf(faces, (f) => f.stock), [faces]);
  const types = useMemo(
    () => valuesOf(kind === ALL ? faces : faces.filter((f) => f.stock === kind), (f) => f.type),
    [faces, kind],
  );
  const rarities = useMemo(
    () =>
      [...new Map(faces.map((f) => [f.rank, f.rarity])).entries()].sort(([a], [b]) => a - b).map(([, name]) => name),
    [faces],
  );
  const sought = useDeferredValue(query.toLowerCase().trim());
  const shown = useMemo(
    () =>
      faces.filter(
        (f) =>
          (kind === ALL || f.stock === kind) &&
          (type === ALL || f.type === type) &&
          (rarity === ALL || f.rarity === rarity) &&
          (sought === '' || textOf(f).includes(sought)),
      ),
    [faces, kind, type, rarity, sought],
  );
  const open = (id: string | undefined) =>
    navigate({
      to: '/cards/$game',
      params: { game },
      search: id === undefined ? {} : { card: id },
      resetScroll: false,
      replace: card !== undefined,
    });
  const face = card === undefined ? undefined : cards[card];
  const filtered = sought !== '' || kind !== ALL || type !== ALL || rarity !== ALL;

  return (
    <Page
      title={`${title} cards`}
      game={game}
      lead={`All ${faces.length} of them, with icons of game-icons.net. Choose one to read it.`}
    >
      <search className={styles.filters}>
        <label className={styles.search}>
          <span className="visually-hidden">Search names and texts</span>
          <Icon name="search" size={18} />
          <input
            type="search"
            className="field"
            placeholder="Search names and texts"
            value={query}
            onChange={(e) => setQuery(e.target.value)}
          />
        </label>
        <Choice
          label="Kind"
          all="All kinds"
          value={kind}
          values={kinds}
          onChange={(value) => {
            setKind(value);
            setType(ALL);
          }}
        />
        <Choice label="Type" all="All types" value={type} values={types} onChange={setType} />
        {rarities.length > 1 && (
          <Choice label="Rarity" all="All rarities" value={rarity} values={rarities} onChange={setRarity} />
        )}
      </search>
      <p role="status" className={styles.count}>
        {shown.length === 0
          ? 'No card is like that. Try fewer words or another kind.'
          : filtered
            ? `${shown.length} of ${faces.length} cards`
            : ''}
      </p>
      <GameDress game={game}>
        <Grid faces={shown} open={open} />
      </GameDress>
      {card !== undefined && (
        <Dialog open onClose={() => open(undefined)} size={face ? 'card' : 'small'} title={face?.name ?? card}>
          {face === undefined ? <p>No card has this name.</p> : <CardLarge face={face} game={game} />}
          {face?.foe !== undefined && (
            <p className={styles.foe}>
              <Link to="/bosses/$game/$foe" params={{ game, foe: face.foe }}>
                The boss it belongs to
              </Link>
            </p>
          )}
        </Dialog>
      )}
    </Page>
  );
}

const valuesOf = (faces: readonly CardFace[], value: (face: CardFace) => string): string[] =>
  [...new Set(faces.map(value))].sort();

const textOf = (f: CardFace): string =>
  `${f.name} ${f.line} ${f.rarity} ${f.attack ?? ''} ${f.cost ?? ''} ${f.text} ${f.many ?? ''} ${f.bio ?? ''}`.toLowerCase();

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  values: readonly string[];
  onChange: (value: string) => void;
}

const Choice = ({ label, all, value, values, onChange }: ChoiceProps) => (
  <label className={styles.choice}>
    <span className="visually-hidden">{label}</span>
    <select className="field" value={value} onChange={(e) => onChange(e.target.value)}>
      <option value={ALL}>{all}</option>
      {values.map((v) => (
        <option key={v} value={v}>
          {v[0].toUpperCase() + v.slice(1)}
        </option>
      ))}
    </select>
  </label>
);

const Grid = memo(function Grid({ faces, open }: { faces: readonly CardFace[]; open: (id: string) => void }) {
  return (
    <ul className={styles.grid}>
      {faces.map((f) => (
        <li key={f.id} className={styles.cell}>
          <Card face={f} size="normal" onClick={() => open(f.id)} />
        </li>
      ))}
    </ul>
  );
}, sameFaces);

/** Opening a card must not draw all the others again. */
function sameFaces(a: { faces: readonly CardFace[] }, b: { faces: readonly CardFace[] }): boolean {
  return a.faces === b.faces;
}
