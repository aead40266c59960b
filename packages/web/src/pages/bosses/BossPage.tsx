import type { Foe, FoeOdds } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import { useState } from 'react';
import { useWholeCatalogue } from '../../engine/catalogue.ts';
import { chooseGame } from '../../games/chosen.ts';
import { GameDress } from '../../games/GameDress.tsx';
import { Link, useParams } from '../../navigation/navigation.tsx';
import { Card } from '../../parts/card/index.ts';
import { CardLarge } from '../../parts/clause/CardLarge.tsx';
import { DeckCards } from '../../parts/deck/DeckCards.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Lost } from '../../parts/page/Notice.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { difficultyOf, setChoice } from '../home/choice.ts';
import styles from './BossPage.module.css';

/** A boss before it is met: its card, its HP by number of players, its challenge deck, and how matches came out. */
export function BossPage() {
  const { game = '', foe: id = '' } = useParams();
  const catalogue = useWholeCatalogue(game);
  const foe = catalogue.foes.find((f) => f.id === id);
  return foe === undefined ? <Lost /> : <Boss foe={foe} catalogue={catalogue} />;
}

function Boss({ foe, catalogue }: { foe: Foe; catalogue: Catalogue }) {
  const { name: game, foes, cards, modes } = catalogue;
  const mode = modes.find((m) => m.name === foe.mode);
  const rule = mode?.foe?.rule;
  const [open, setOpen] = useState(false);
  const itself = cards[foe.cards[0]];
  const { word, line } = difficultyOf(foe);
  return (
    <Page title={foe.name} game={game} lead={foe.idea}>
      <GameDress game={game}>
        <div className={styles.top}>
          <Card face={itself} size="large" className={styles.itself ?? ''} onClick={() => setOpen(true)} />
          <div className={styles.facts}>
            <p className={styles.hard}>
              <Icon name="undead" size={22} /> <strong>{word}</strong> {line}
            </p>
            <section aria-labelledby="threat">
              <h2 id="threat">What to look out for</h2>
              <p>{foe.threat}</p>
            </section>
            <Hps hps={itself.hps ?? []} />
            <Odds odds={foe.odds} />
            <p className={styles.ways}>
              <Link
                to="/"
                className="button brass"
                onClick={() => {
                  chooseGame(game);
                  setChoice(game, { mode: foe.mode, foe: foe.id });
                }}
              >
                <Icon name="play" size={18} /> Meet it
              </Link>
              {rule !== undefined && (
                <Link to="/rules/$game/$clause" params={{ game, clause: rule }} className="button">
                  <Icon name="book" size={18} /> Rules of the {mode?.title}
                </Link>
              )}
            </p>
          </div>
        </div>
        <section aria-labelledby="deck" className={styles.part}>
          <h2 id="deck">Challenge deck, {foe.cards.length - 1} cards</h2>
          <DeckCards deck={foe.cards.slice(1)} catalogue={catalogue} />
        </section>
        {foes.length > 1 && (
          <nav aria-label="Other bosses" className={styles.others}>
            {foes
              .filter((f) => f.id !== foe.id)
              .map((f) => (
                <Link key={f.id} to="/bosses/$game/$foe" params={{ game, foe: f.id }}>
                  {f.name}
                </Link>
              ))}
            <Link to="/bosses">All bosses</Link>
          </nav>
        )}
      </GameDress>
      {open && (
        <Dialog open onClose={() => setOpen(false)} size="card" title={itself.name}>
          <CardLarge face={itself} game={game} />
        </Dialog>
      )}
    </Page>
  );
}

function Hps({ hps }: { hps: readonly number[] }) {
  if (hps.length === 0) return null;
  return (
    <section aria-labelledby="hps">
      <h2 id="hps">HP</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="row">Players</th>
            {hps.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of players.
              <th key={i} scope="col">
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">HP</th>
            {hps.map((hp, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of players.
              <td key={i}>{hp}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const percent = (x: number): string => `${Math.round(x * 100)} %`;

/** Wilson's interval of a share, at 95 %. */
function interval({ wins, matches }: FoeOdds): [low: number, high: number] {
  const z = 1.96;
  const p = wins / matches;
  const middle = p + z ** 2 / (2 * matches);
  const off = z * Math.sqrt((p * (1 - p) + z ** 2 / (4 * matches)) / matches);
  const all = 1 + z ** 2 / matches;
  return [(middle - off) / all, (middle + off) / all];
}

function Odds({ odds }: { odds: readonly FoeOdds[] }) {
  const known = odds.filter((o) => o.matches > 0);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="odds">
      <h2 id="odds">How competent bots fare</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Players</th>
            <th scope="col">They win</th>
            <th scope="col">95 % sure between</th>
            <th scope="col">Matches</th>
          </tr>
        </thead>
        <tbody>
          {known.map((o) => {
            const [low, high] = interval(o);
            return (
              <tr key={o.players}>
                <th scope="row">{o.players}</th>
                <td>
                  <b>{percent(o.wins / o.matches)}</b>
                </td>
                <td>
                  {percent(low)} and {percent(high)}
                </td>
                <td>{o.matches.toLocaleString('en')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
