import { useNavigate } from '@tanstack/react-router';
import type { Mode } from '@wardroom/core';
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
import { against } from '../../parts/words/sides.ts';
import { useSettings } from '../../settings.ts';
import { freshSeed, hasLearnt, keptMatch, lessonRequest, startMatch } from '../play/start.ts';
import { FRIEND, foesOf, isDuel, levelOf, mend, modeOf, playersOf, requestOf, teamOf, useChoice } from './choice.ts';
import { DeckPicker } from './DeckPicker.tsx';
import { Foes } from './Foes.tsx';
import { MatchOptions } from './MatchOptions.tsx';
import { Others } from './Others.tsx';
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
  const mode = modeOf(c, catalogue);
  const players = playersOf(c, mode);
  const duel = isDuel(mode);
  const foes = foesOf(mode, catalogue);
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
      {kept !== null && <GoOn kept={kept} catalogue={catalogue} onGo={() => void navigate({ to: '/play' })} />}
      <div className={styles.table} data-many={!duel}>
        <div className={styles.way}>
          <Segments
            legend="Mode"
            value={mode.name}
            onChange={(name) => choice.set({ mode: name })}
            options={catalogue.modes.map((m) => ({ value: m.name, label: m.title }))}
          />
          {mode.players.length > 1 && (
            <Segments
              legend="Players"
              value={players}
              onChange={(n) => choice.set({ players: { ...c.players, [mode.name]: n } })}
              options={mode.players.map((n) => ({ value: n, label: String(n) }))}
            />
          )}
        </div>
        {foes.length > 0 && (
          <Foes
            catalogue={catalogue}
            title={mode.foe?.title ?? 'Foe'}
            foes={foes}
            value={c.foe}
            onChange={(foe) => choice.set({ foe })}
          />
        )}
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
          <Game catalogue={catalogue} onGame={(g) => choice.set({ game: g })} />
          {duel && (
            <Opponents catalogue={catalogue} value={c.opponent} onChange={(opponent) => choice.set({ opponent })} />
          )}
          {!duel && (
            <p className={styles.meeting}>
              <Icon name={foes.length > 0 ? 'undead' : 'battle'} size={22} />
              <span>{meeting(mode, players, foes.find((f) => f.id === c.foe)?.name)}</span>
            </p>
          )}
          <button type="button" className={styles.play} onClick={() => void play()}>
            <Icon name="play" /> Play
          </button>
          {lesson !== null && (
            <button type="button" className={styles.learn} data-first={!learnt} onClick={() => void learn()}>
              <Icon name="book" /> Learn {catalogue.title} in five minutes
            </button>
          )}
        </div>
        {duel ? (
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
        ) : (
          <Others
            catalogue={catalogue}
            mode={mode}
            choice={c}
            players={players}
            onChange={(others) => choice.set({ others })}
          />
        )}
      </div>
      <MatchOptions
        seed={seed}
        onSeed={setSeed}
        partners={mode.teams !== undefined || mode.foe !== undefined}
        foe={mode.foe?.title}
      />
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

/** What is to be played, in a sentence. */
function meeting(mode: Mode, players: number, foe: string | undefined): string {
  if (foe !== undefined) return players === 1 ? `You alone against ${foe}` : `${players} together against ${foe}`;
  if (mode.teams !== undefined) return `${players / mode.teams} against ${players / mode.teams}, partners sit apart`;
  return `${players} players, everyone for themselves`;
}

interface GoOnProps {
  kept: MatchRecord;
  catalogue: Catalogue;
  onGo: () => void;
}

function GoOn({ kept, catalogue, onGo }: GoOnProps) {
  const { places, mode: played, foe: met } = kept.request;
  const mode = catalogue.modes.find((m) => m.name === played);
  const foe = catalogue.foes.find((f) => f.id === met);
  const names = [...places.map((p) => p.name), ...(foe === undefined ? [] : [foe.name])];
  const team = (seat: number): number => (seat === places.length ? 1 : mode === undefined ? seat : teamOf(mode, seat));
  return (
    <button type="button" className={styles.goOn} onClick={onGo}>
      <Icon name="play" size={22} />
      <span>
        <b>{kept.request.lesson === true ? 'Go on with your lesson' : 'Go on with your match'}</b>
        <small>{against(names, team)}</small>
      </span>
    </button>
  );
}

/** What is played. Where there is nothing to choose, it is simply said. */
function Game({ catalogue, onGame }: { catalogue: Catalogue; onGame: (game: string) => void }) {
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
        <span>{catalogue.title}</span>
      </h2>
      <p>{table?.line}</p>
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
