import { type CSSProperties, useState } from 'react';
import type { Entry } from '../../history/entry.ts';
import { tallyBy } from '../../history/statistics.ts';
import { Segments } from '../../parts/dialog/Segments.tsx';
import css from './Charts.module.css';
import { gameTitle, modeTitle, opponentKind, ownDeck } from './words.ts';

const WAYS = {
  game: { label: 'Game', key: (e: Entry) => gameTitle(e.game) },
  mode: { label: 'Mode', key: modeTitle },
  deck: { label: 'Deck', key: ownDeck },
  opponent: { label: 'Opponent', key: opponentKind },
} as const;
type Way = keyof typeof WAYS;

const percent = (x: number): string => `${Math.round(x * 100)} %`;

/** Wins, draws and losses by game, mode, deck or opponent: as long as there were matches, divided as they went. */
export function Bars({ entries }: { entries: readonly Entry[] }) {
  const [way, setWay] = useState<Way>('game');
  const rows = tallyBy(entries, WAYS[way].key);
  const most = Math.max(1, ...rows.map((r) => r.of.played));
  return (
    <div className={css.bars}>
      <Segments
        legend="Divided by"
        value={way}
        onChange={(value: Way) => setWay(value)}
        options={(Object.keys(WAYS) as Way[]).map((value) => ({ value, label: WAYS[value].label }))}
      />
      <table className={css.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{WAYS[way].label}</th>
            <th scope="col">Won, drawn and lost</th>
            <th scope="col">Won of played</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, of }) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td className={css.room}>
                <span className={css.bar} style={{ '--part': of.played / most } as CSSProperties} aria-hidden="true">
                  {(['won', 'drawn', 'lost'] as const).map(
                    (result) =>
                      of[result] > 0 && (
                        <span key={result} data-result={result} style={{ flexGrow: of[result] }}>
                          {of[result]}
                        </span>
                      ),
                  )}
                </span>
                <span className="visually-hidden">
                  {of.won} won, {of.drawn} drawn, {of.lost} lost
                </span>
              </td>
              <td className={css.figure}>
                <strong>{percent(of.won / of.played)}</strong> of {of.played}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.key} aria-hidden="true">
        <span data-result="won">won</span> <span data-result="drawn">drawn</span> <span data-result="lost">lost</span>
      </p>
    </div>
  );
}
