import { Suspense, useEffect, useState } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import { GameDress } from '../../games/GameDress.tsx';
import { type GameEntry, games } from '../../games/index.ts';
import { type Days, dailyRequest, dayInWords, dayOf, dayStreak, days, sitDownToDaily } from '../../history/daily.ts';
import type { Entry } from '../../history/entry.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { useDress } from '../../parts/card/dress.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { useSettings } from '../../settings.ts';
import { useHistory } from '../history/useHistory.ts';
import { levelOf } from '../home/choice.ts';
import { Fan, showpieces } from '../home/Fan.tsx';
import { leaveKept } from '../play/leave.ts';
import { keptMatch, startMatch } from '../play/start.ts';
import css from './DailyPage.module.css';
import { Result } from './Result.tsx';
import { Weeks } from './Weeks.tsx';

/** Today's match of each game, the same for everybody. */
export function DailyPage() {
  const day = useToday();
  const [all] = useState<Days>(days);
  const history = useHistory();
  const entries = history?.kept.flatMap((x) => ('entry' in x ? [x.entry] : [])) ?? [];
  const streak = dayStreak(all, day);
  return (
    <Page
      title="Daily table"
      lead={`${dayInWords(day)}. One match for each game, the same shuffles and dice for everybody who sits down today. The first try counts; after it you may practise.`}
    >
      {Object.keys(all).length > 0 && <Weeks all={all} today={day} streak={streak} />}
      <ul className={css.tables}>
        {games.map((g) => (
          <li key={g.name}>
            <Suspense fallback={<p className={css.table}>Setting the table…</p>}>
              <Table game={g} day={day} all={all} entries={entries} />
            </Suspense>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** The day by UTC. Whoever leaves the page open past midnight finds the new one when they come back to it. */
function useToday(): string {
  const [day, setDay] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const look = (): void => setDay(dayOf(new Date()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return day;
}

interface Props {
  game: GameEntry;
  day: string;
  all: Days;
  entries: readonly Entry[];
}

function Table({ game, day, all, entries }: Props) {
  const catalogue = useCatalogue(game.name);
  const { name } = useSettings();
  const request = dailyRequest(catalogue, day, name);
  const [kept] = useState(() => {
    const under = keptMatch();
    return under !== null && under.request.seed === request.seed && under.request.from === undefined;
  });
  const now = all[day]?.[game.name];
  const [own, theirs] = request.places.map((p) => catalogue.decks.find((d) => d.id === p.deck)!);
  const opponent = request.places[1];
  const curve = entries.find((e) => e.game === game.name && e.daily === day)?.curve;

  async function play(): Promise<void> {
    if (!kept) {
      if (!(await leaveKept())) return;
      sitDownToDaily(day, game.name);
      startMatch(request);
    }
    navigate({ to: '/play' });
  }

  return (
    <article className={css.table} aria-labelledby={`daily-${game.name}`}>
      <h2 id={`daily-${game.name}`}>{game.title}</h2>
      <GameDress game={game.name}>
        <Decks catalogue={catalogue} own={own} />
      </GameDress>
      <p>
        You play <b>{own.name}</b> against <b>{opponent.name}</b> ({levelOf(opponent.sitter)}) with <b>{theirs.name}</b>
        .
      </p>
      {now?.is === 'done' && <Result day={day} title={game.title} done={now} curve={curve} />}
      {now?.is === 'left' && <p className={css.left}>You left it before its end: it does not count any more.</p>}
      <button
        type="button"
        className={now === undefined || kept ? 'button brass' : 'button'}
        onClick={() => void play()}
      >
        <Icon name="play" size={18} />{' '}
        {kept
          ? 'Go on'
          : now === undefined
            ? 'Play for the record'
            : now.is === 'begun'
              ? 'Begin again, as practice'
              : 'Practise'}
        <span className="visually-hidden">: {game.title}</span>
      </button>
    </article>
  );
}

function Decks({
  catalogue,
  own,
}: {
  catalogue: ReturnType<typeof useCatalogue>;
  own: Parameters<typeof showpieces>[0];
}) {
  return (
    <div className={css.fan}>
      <Fan faces={showpieces(own, catalogue.cards, useDress(), 5)} />
    </div>
  );
}
