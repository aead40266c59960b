import type { Mode } from '@wardroom/core';
import type { DeckChoice, Quick } from '@wardroom/protocol';
import { useEffect, useState } from 'react';
import { navigate } from '../../navigation/navigation.tsx';
import { seek, unseek, useQuick } from '../../online/quick.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { sounds } from '../../parts/sound/table.ts';
import { clockFace } from './match/times.ts';
import css from './NewTable.module.css';
import styles from './Online.module.css';

/** So long one looks for people before a bot may sit down, if that was wished for. */
const PATIENCE = 30_000;

interface Props {
  game: string;
  mode: Mode;
  players: number;
  foe: string | undefined;
  /** Where the game has several and it is not the usual one. */
  format: string | number | undefined;
  deck: DeckChoice;
}

/** A match with whoever looks for the same. */
export function QuickMatch({ game, mode, players, foe, format, deck }: Props) {
  const { quick, error } = useQuick();
  const [bot, setBot] = useState(true);
  const code = quick?.code ?? null;
  useEffect(() => {
    if (code === null) return;
    sounds.play('yourTurn');
    unseek();
    navigate({ to: '/t/$code', params: { code } });
  }, [code]);
  const look = (patience: number | null): void =>
    seek({
      game,
      mode: mode.name,
      ...(players >= 2 ? { players } : {}),
      ...(foe === undefined ? {} : { foe }),
      ...(format === undefined ? {} : { format: `${format}` }),
      deck,
      bot: patience,
    });
  return (
    <section className={css.way} aria-labelledby="anybody">
      <h3 id="anybody">With anybody</h3>
      {quick === null ? (
        <>
          <div>
            <p className={styles.hint}>
              {players < 2
                ? 'For two players and more.'
                : 'You are brought together with whoever looks for the same match.'}
            </p>
            <label className={styles.check}>
              <input type="checkbox" checked={bot} onChange={(e) => setBot(e.target.checked)} />
              <span>A bot plays if nobody comes within 30 seconds</span>
            </label>
          </div>
          <button type="button" className="button" disabled={players < 2} onClick={() => look(bot ? PATIENCE : null)}>
            <Icon name="search" size={18} /> Find a match
          </button>
        </>
      ) : (
        <Searching quick={quick} onBot={() => look(0)} />
      )}
      {error !== '' && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}

function Searching({ quick, onBot }: { quick: Quick; onBot: () => void }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <p role="status">
        Looking for {quick.players === 2 ? 'somebody' : `${quick.players - 1} others`}.{' '}
        {quick.others === 0
          ? 'Nobody else looks for this just now.'
          : `${quick.others} ${quick.others === 1 ? 'other looks' : 'others look'} for this, too.`}
      </p>
      <p className={css.since} role="timer" aria-label="Looking for so long">
        {clockFace(Math.max(0, now - quick.since))}
      </p>
      <div className={styles.row}>
        <button type="button" className="button" onClick={onBot}>
          <Icon name="robot" size={18} /> Play a bot instead
        </button>
        <button type="button" className="button bare" onClick={unseek}>
          Stop looking
        </button>
      </div>
    </>
  );
}
