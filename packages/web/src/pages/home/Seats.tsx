import type { Mode } from '@wardroom/core';
import type { Catalogue, MatchRecord, MatchRequest } from '@wardroom/host';
import { Suspense, use, useState } from 'react';
import { useWithOwn } from '../../decks/among.ts';
import { useCatalogue } from '../../engine/catalogue.ts';
import { GameDress } from '../../games/GameDress.tsx';
import { type GameEntry, games } from '../../games/index.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { Segments } from '../../parts/dialog/Segments.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { later, optional } from '../../parts/later.tsx';
import { against } from '../../parts/words/sides.ts';
import { useSettings } from '../../settings.ts';
import { lessonRequest } from '../play/learnt.ts';
import { leaveKept } from '../play/leave.ts';
import { freshSeed, keptMatch, startMatch } from '../play/start.ts';
import {
  FRIEND,
  foesOf,
  hasChosen,
  isDuel,
  levelOf,
  mend,
  modeOf,
  playableIn,
  playersOf,
  requestOf,
  teamOf,
  useChoice,
} from './choice.ts';
import { DeckPicker } from './DeckPicker.tsx';
import { Foes } from './Foes.tsx';
import { Lessons } from './Lessons.tsx';
import { MatchOptions } from './MatchOptions.tsx';
import { Others } from './Others.tsx';
import { Seat } from './Seat.tsx';
import styles from './Seats.module.css';
import { SetAside } from './SetAside.tsx';

const Rung = optional(() => import('./Rungs.tsx').then((m) => m.Rung));
const DeckList = later(() => import('./DeckList.tsx').then((m) => m.DeckList));

const anyOf = (n: number): number => Math.floor(Math.random() * n);

/** The table before the match: who sits where with which deck. One button deals. */
export function Seats({ game }: { game: GameEntry }) {
  // Both are on their way before either is waited for.
  const options = game.options();
  const [choice, set] = useChoice(game.name);
  const ready = useCatalogue(game.name, (part) => hasChosen(choice, part));
  const sheet = use(options);
  const { name, set: setSettings } = useSettings();
  const whole = useWithOwn(ready, modeOf(choice, ready).name, choice.options);
  const c = mend(choice, whole);
  const mode = modeOf(c, whole);
  const catalogue = playableIn(whole, mode, choice.options);
  const players = playersOf(c, mode);
  const duel = isDuel(mode);
  const foes = foesOf(mode, catalogue);
  const [picking, setPicking] = useState<'deck' | 'theirDeck' | null>(null);
  const [looking, setLooking] = useState<string | null>(null);
  const looked = catalogue.decks.find((d) => d.id === looking);
  const [seed, setSeed] = useState('');
  const [kept] = useState(keptMatch);

  async function begin(request: MatchRequest): Promise<void> {
    if (!(await leaveKept())) return;
    startMatch(request);
    navigate({ to: '/play' });
  }

  const play = () => begin(requestOf(choice, catalogue, sheet, seed.trim() || freshSeed(), name, anyOf));

  return (
    <GameDress game={game.name}>
      <SetAside />
      {kept !== null && (
        <Suspense>
          <GoOn kept={kept} onGo={() => navigate({ to: '/play' })} />
        </Suspense>
      )}
      <div className={styles.table} data-many={!duel}>
        {(catalogue.modes.length > 1 || mode.players.length > 1) && (
          <div className={styles.way}>
            {catalogue.modes.length > 1 && (
              <Segments
                legend="Mode"
                value={mode.name}
                onChange={(name) => set({ mode: name })}
                options={catalogue.modes.map((m) => ({ value: m.name, label: m.title }))}
              />
            )}
            {mode.players.length > 1 && (
              <Segments
                legend="Players"
                value={players}
                onChange={(n) => set({ players: { ...c.players, [mode.name]: n } })}
                options={mode.players.map((n) => ({ value: n, label: String(n) }))}
              />
            )}
          </div>
        )}
        {foes.length > 0 && (
          <Foes
            catalogue={catalogue}
            title={mode.foe?.title ?? 'Foe'}
            foes={foes}
            value={c.foe}
            onChange={(foe) => set({ foe })}
          />
        )}
        <Seat
          who="You"
          name={name}
          onName={(value) => setSettings({ name: value })}
          catalogue={catalogue}
          deck={c.deck}
          surprise={false}
          onDeck={(deck) => set({ deck })}
          onAll={() => setPicking('deck')}
          onLook={setLooking}
        />
        <div className={styles.middle}>
          {games.length === 1 && <Game game={game} />}
          {duel && (
            <Opponents
              catalogue={catalogue}
              mode={mode.name}
              value={c.opponent}
              onChange={(opponent) => set({ opponent })}
            />
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
          <Lessons catalogue={catalogue} onLearn={(lesson) => void begin(lessonRequest(catalogue, lesson, name))} />
        </div>
        {duel ? (
          <Seat
            who={c.opponent === FRIEND ? 'Your friend' : 'Opponent'}
            name={c.opponent === FRIEND ? choice.friend : levelOf(c.opponent)}
            onName={c.opponent === FRIEND ? (friend) => set({ friend }) : undefined}
            catalogue={catalogue}
            deck={c.theirDeck}
            surprise
            onDeck={(theirDeck) => set({ theirDeck })}
            onAll={() => setPicking('theirDeck')}
            onLook={setLooking}
          />
        ) : (
          <Others
            catalogue={catalogue}
            mode={mode}
            choice={c}
            players={players}
            onChange={(others) => set({ others })}
          />
        )}
      </div>
      <MatchOptions
        game={game.name}
        sheet={sheet}
        facts={catalogue.options}
        mode={mode}
        values={choice.options}
        onChange={(values) => set({ options: values })}
        seed={seed}
        onSeed={setSeed}
      />
      {picking !== null && (
        <DeckPicker
          catalogue={catalogue}
          title={picking === 'deck' ? 'Your deck' : 'Their deck'}
          value={c[picking]}
          surprise={picking === 'theirDeck'}
          onClose={() => setPicking(null)}
          onPick={(deck) => {
            set({ [picking]: deck });
            setPicking(null);
          }}
        />
      )}
      {looked !== undefined && (
        <Suspense>
          <DeckList deck={looked} catalogue={catalogue} onClose={() => setLooking(null)} />
        </Suspense>
      )}
    </GameDress>
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
  onGo: () => void;
}

/** The match under way, of whichever game it is. */
function GoOn({ kept, onGo }: GoOnProps) {
  const { game, places, mode: played, foe: met } = kept.request;
  const catalogue = useCatalogue(game, (part) => met === undefined || part.foes.some((f) => f.id === met));
  const mode = catalogue.modes.find((m) => m.name === played);
  const foe = catalogue.foes.find((f) => f.id === met);
  const names = [...places.map((p) => p.name), ...(foe === undefined ? [] : [foe.name])];
  const team = (seat: number): number => (seat === places.length ? 1 : mode === undefined ? seat : teamOf(mode, seat));
  return (
    <button type="button" className={styles.goOn} onClick={onGo}>
      <Icon name="play" size={22} />
      <span>
        <b>{kept.request.lesson !== undefined ? 'Go on with your lesson' : 'Go on with your match'}</b>
        <small>
          {games.length > 1 && `${catalogue.title}: `}
          {against(names, team)}
        </small>
      </span>
    </button>
  );
}

/** What is played, where there is nothing to choose. */
const Game = ({ game }: { game: GameEntry }) => (
  <div className={styles.game}>
    <h2>
      <Icon name="battle" size={30} />
      <span>{game.title}</span>
    </h2>
    <p>{game.line}</p>
  </div>
);

function Opponents({
  catalogue,
  mode,
  value,
  onChange,
}: {
  catalogue: Catalogue;
  mode: string;
  value: string;
  onChange: (opponent: string) => void;
}) {
  const levels = catalogue.bots.map((b) => b.name);
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
            <b>
              {o.label}
              {o.value !== FRIEND && (
                <Suspense>
                  <Rung game={catalogue.name} mode={mode} levels={levels} level={o.value} />
                </Suspense>
              )}
            </b>
            <small>{o.idea}</small>
          </span>
          <Icon name="check" size={18} className={styles.check ?? ''} />
        </label>
      ))}
    </fieldset>
  );
}
