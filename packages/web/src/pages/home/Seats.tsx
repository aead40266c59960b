import { useNavigate } from '@tanstack/react-router';
import type { Catalogue, MatchRecord, MatchRequest } from '@wardroom/host';
import { useState } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import { dresses } from '../../games/dresses.ts';
import { tables } from '../../games/index.ts';
import { useDress } from '../../parts/card/dress.ts';
import { DressContext } from '../../parts/card/index.ts';
import { confirm } from '../../parts/dialog/Confirm.tsx';
import { Segments } from '../../parts/dialog/Segments.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { useSettings } from '../../settings.ts';
import { freshSeed, hasLearnt, keptMatch, lessonRequest, startMatch } from '../play/start.ts';
import { FRIEND, levelOf, mend, requestOf, useChoice } from './choice.ts';
import { DeckPicker } from './DeckPicker.tsx';
import { MatchOptions } from './MatchOptions.tsx';
import { Seat } from './Seat.tsx';
import styles from './Seats.module.css';

const anyOf = (n: number): number => Math.floor(Math.random() * n);

/** The table before the match: who sits where with which deck. One button deals. */
export function Seats({ game }: { game: string }) {
  const catalogue = useCatalogue(game);
  const outer = useDress();
  const navigate = useNavigate();
  const choice = useChoice();
  const { name, set: setSettings } = useSettings();
  const c = mend(choice, catalogue);
  const [picking, setPicking] = useState<'deck' | 'theirDeck' | null>(null);
  const [seed, setSeed] = useState('');
  const [kept] = useState(keptMatch);
  const [learnt] = useState(hasLearnt);
  const lesson = catalogue.lesson;

  async function begin(request: MatchRequest): Promise<void> {
    const leave =
      kept === null ||
      (await confirm({
        title: 'Leave the match under way?',
        text: 'It is kept until a new one begins.',
        yes: 'Begin a new match',
        no: 'Keep it',
        danger: true,
      }));
    if (!leave) return;
    startMatch(request);
    await navigate({ to: '/play' });
  }

  const play = () => begin(requestOf(choice, catalogue, seed.trim() || freshSeed(), name, anyOf));
  const learn = () => begin(lessonRequest(catalogue, name));

  return (
    <DressContext value={dresses[game] ?? outer}>
      {kept !== null && <GoOn kept={kept} onGo={() => void navigate({ to: '/play' })} />}
      <div className={styles.table}>
        <Seat
          who="You"
          name={name}
          onName={(value) => setSettings({ name: value })}
          catalogue={catalogue}
          deck={c.deck}
          surprise={false}
          onDeck={(deck) => choice.set({ deck })}
          onAll={() => setPicking('deck')}
        />
        <div className={styles.middle}>
          <Game
            catalogue={catalogue}
            mode={c.mode}
            onGame={(g) => choice.set({ game: g })}
            onMode={(mode) => choice.set({ mode })}
          />
          <Opponents catalogue={catalogue} value={c.opponent} onChange={(opponent) => choice.set({ opponent })} />
          <button type="button" className={styles.play} onClick={() => void play()}>
            <Icon name="play" /> Play
          </button>
          {lesson !== null && (
            <button type="button" className={styles.learn} data-first={!learnt} onClick={() => void learn()}>
              <Icon name="book" /> Learn {catalogue.title} in five minutes
            </button>
          )}
        </div>
        <Seat
          who={c.opponent === FRIEND ? 'Your friend' : 'Opponent'}
          name={c.opponent === FRIEND ? choice.friend : levelOf(c.opponent)}
          onName={c.opponent === FRIEND ? (friend) => choice.set({ friend }) : undefined}
          catalogue={catalogue}
          deck={c.theirDeck}
          surprise
          onDeck={(theirDeck) => choice.set({ theirDeck })}
          onAll={() => setPicking('theirDeck')}
        />
      </div>
      <MatchOptions seed={seed} onSeed={setSeed} />
      {picking !== null && (
        <DeckPicker
          catalogue={catalogue}
          title={picking === 'deck' ? 'Your deck' : 'Their deck'}
          value={c[picking]}
          surprise={picking === 'theirDeck'}
          onClose={() => setPicking(null)}
          onPick={(deck) => {
            choice.set({ [picking]: deck });
            setPicking(null);
          }}
        />
      )}
    </DressContext>
  );
}

function GoOn({ kept, onGo }: { kept: MatchRecord; onGo: () => void }) {
  const names = kept.request.places.map((p) => p.name).join(' against ');
  return (
    <button type="button" className={styles.goOn} onClick={onGo}>
      <Icon name="play" size={22} />
      <span>
        <b>{kept.request.lesson === true ? 'Go on with your lesson' : 'Go on with your match'}</b>
        <small>{names}</small>
      </span>
    </button>
  );
}

interface GameProps {
  catalogue: Catalogue;
  mode: string;
  onGame: (game: string) => void;
  onMode: (mode: string) => void;
}

/** What is played. Where there is nothing to choose, it is simply said. */
function Game({ catalogue, mode, onGame, onMode }: GameProps) {
  const { modes } = catalogue;
  const table = tables.find((t) => t.name === catalogue.name);
  return (
    <div className={styles.game}>
      {tables.length > 1 && (
        <Segments
          legend="Game"
          value={catalogue.name}
          onChange={onGame}
          options={tables.map((t) => ({ value: t.name, label: t.name[0].toUpperCase() + t.name.slice(1) }))}
        />
      )}
      <h2>
        <Icon name="battle" size={30} />
        <span>
          {catalogue.title}
          {modes.length === 1 && <>, {modes[0].title.toLowerCase()}</>}
        </span>
      </h2>
      <p>{table?.line}</p>
      {modes.length > 1 && (
        <Segments
          legend="Mode"
          value={mode}
          onChange={onMode}
          // A table for more than two is laid out in its own time.
          options={modes.map((m) => ({ value: m.name, label: m.title, disabled: m.minSeats > 2 }))}
        />
      )}
    </div>
  );
}

function Opponents({
  catalogue,
  value,
  onChange,
}: {
  catalogue: Catalogue;
  value: string;
  onChange: (opponent: string) => void;
}) {
  const all = [
    ...catalogue.bots.map((b) => ({ value: b.name, label: levelOf(b.name), idea: b.idea, icon: 'robot' as const })),
    { value: FRIEND, label: 'A friend, here', idea: 'Take turns at this screen.', icon: 'person' as const },
  ];
  return (
    <fieldset className={styles.opponents}>
      <legend className="visually-hidden">Opponent</legend>
      {all.map((o) => (
        <label key={o.value} className={styles.opponent}>
          <input
            type="radio"
            name="opponent"
            className="visually-hidden"
            checked={o.value === value}
            onChange={() => onChange(o.value)}
          />
          <Icon name={o.icon} size={22} />
          <span>
            <b>{o.label}</b>
            <small>{o.idea}</small>
          </span>
          <Icon name="check" size={18} className={styles.check ?? ''} />
        </label>
      ))}
    </fieldset>
  );
}
