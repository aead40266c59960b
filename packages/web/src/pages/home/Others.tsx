import type { Mode } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import { Icon } from '../../parts/icons/Icon.tsx';
import { TEAM_LOOKS } from '../../parts/words/sides.ts';
import { type Choice, FRIEND, levelOf, nameOfOther, type Other, SURPRISE, teamOf } from './choice.ts';
import styles from './Others.module.css';

interface Props {
  catalogue: Catalogue;
  mode: Mode;
  /** Mended. */
  choice: Choice;
  players: number;
  onChange: (others: readonly Other[]) => void;
}

/** Who else sits at a table of many, in turn order after you: who plays, with which deck, on whose side. */
export function Others({ catalogue, mode, choice, players, onChange }: Props) {
  const others = choice.others.slice(0, players - 1);
  const change = (i: number, part: Partial<Other>): void =>
    onChange(choice.others.map((o, k) => (k === i ? { ...o, ...part } : o)));
  const teams = mode.teams !== undefined;
  return (
    <section className={styles.others} aria-label="The other seats">
      {teams && (
        <p className={styles.you}>
          You are <Team team={teamOf(mode, 0)} />
        </p>
      )}
      {others.length === 0 && <p className={styles.alone}>You face it alone.</p>}
      <ol className={styles.list}>
        {others.map((other, i) => {
          const name = nameOfOther(other, i);
          const team = teamOf(mode, i + 1);
          const partner = team === teamOf(mode, 0);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places.
            <li key={i} className={styles.seat} data-partner={partner}>
              <span className={styles.who}>
                <Icon name={other.sitter === FRIEND ? 'person' : 'robot'} size={20} />
                <b>{name}</b>
                {teams && <Team team={team} />}
                {partner && <em>partner</em>}
              </span>
              <label>
                <span className="visually-hidden">{name}: who plays</span>
                <select className="field" value={other.sitter} onChange={(e) => change(i, { sitter: e.target.value })}>
                  {catalogue.bots.map((b) => (
                    <option key={b.name} value={b.name}>
                      {levelOf(b.name)}
                    </option>
                  ))}
                  <option value={FRIEND}>A person, here</option>
                </select>
              </label>
              <label>
                <span className="visually-hidden">{name}: deck</span>
                <select className="field" value={other.deck} onChange={(e) => change(i, { deck: e.target.value })}>
                  <option value={SURPRISE}>Any deck</option>
                  {catalogue.decks.map((d) => (
                    <option key={d.id} value={d.id}>
                      {d.name}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const Team = ({ team }: { team: number }) => (
  <span className={styles.team}>
    <Icon name={TEAM_LOOKS[team].icon} size={15} /> {TEAM_LOOKS[team].name}
  </span>
);
