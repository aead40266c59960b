import type { EventView } from '@wardroom/core';
import type { Catalogue, Note } from '@wardroom/host';
import {
  type KeyboardEvent,
  memo,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { entryOf } from '../../games/index.ts';
import { ClauseBody } from '../clause/ClauseBody.tsx';
import { ClauseLink } from '../clause/ClauseLink.tsx';
import { Marked } from '../clause/ClauseText.tsx';
import { toast } from '../dialog/Toast.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './Log.module.css';
import type { LogLook } from './look.ts';
import { PASSED, withNotes } from './notes.ts';
import { asText, cardsOf, type Row, rowsOf, type Wanted } from './rows.ts';

interface Props {
  entries: readonly EventView[];
  catalogue: Catalogue;
  names: readonly string[];
  /** What the table did for the reader without asking. */
  notes?: readonly Note[];
  /** A card that a line is about is to be shown large. */
  onCard?: (card: string) => void;
  /** Only its last lines, and how to have more or fewer of them. Without it all lines. */
  brief?: { is: boolean; set: (brief: boolean) => void };
}

/** What is shown of a log that is folded. */
const LAST = 3;

/** So many lines are in the page at once; earlier ones come when asked for. */
const SHOWN = 200;

const FAMILIES = [
  ['all', 'Everything'],
  ['battle', 'Battles'],
  ['magic', 'Magic'],
  ['dice', 'Dice'],
] as const;

const NONE: readonly Note[] = [];
const plainLook = Promise.resolve<LogLook>({ kinds: {}, turn: 'turnStart', phase: 'phase' });

/** What has happened, in sentences. Each opens its clause and the cards it is about. Inside a suspense boundary. */
export function Log({ entries, catalogue, names, notes = NONE, onCard, brief }: Props) {
  const [wanted, setWanted] = useState<Wanted>({ family: 'all', seat: null, query: '' });
  const [filtering, setFiltering] = useState(false);
  const [limit, setLimit] = useState(SHOWN);
  const [open, setOpen] = useState(-1);
  const look = use(entryOf(catalogue.name)?.log() ?? plainLook);
  const sought = useDeferredValue(wanted);
  const told = useMemo(() => withNotes(entries, notes, look.turn), [entries, notes, look]);
  const rows = useMemo(() => rowsOf(told, look, sought), [told, look, sought]);
  const folded = brief?.is === true;
  const shown = folded ? rows.filter(({ is }) => is !== 'phase').slice(-LAST) : rows.slice(-limit);
  const words = useMemo(() => (sought.query.trim() === '' ? [] : [sought.query.trim()]), [sought.query]);
  const filtered = sought.family !== 'all' || sought.seat !== null || words.length > 0;
  const id = useId();
  const { list, fresh, onScroll, toEnd } = useEnd(rows.length);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(asText(rows));
      toast('The log is copied', 'good');
    } catch {
      toast('The browser does not allow copying here', 'bad');
    }
  }

  const toggle = useCallback((at: number): void => setOpen((now) => (now === at ? -1 : at)), []);

  return (
    <div className={styles.log} data-folded={folded}>
      <div className={styles.tools}>
        {brief !== undefined && (
          <button
            type="button"
            className={styles.tool}
            aria-expanded={!folded}
            title={folded ? 'Show all of the log' : 'Show the last three lines only'}
            onClick={() => brief.set(!folded)}
          >
            <Icon name={folded ? 'up' : 'down'} size={16} /> Log
          </button>
        )}
        {!folded && (
          <>
            <button
              type="button"
              className={styles.tool}
              aria-expanded={filtering}
              aria-controls={id}
              onClick={() => setFiltering(!filtering)}
            >
              <Icon name="filter" size={16} /> Filter{filtered && <b> (on)</b>}
            </button>
            <button type="button" className={styles.tool} onClick={() => void copy()}>
              <Icon name="copy" size={16} /> Copy
            </button>
          </>
        )}
      </div>
      <div id={id} className={styles.filters} hidden={!filtering || folded}>
        <label>
          <span className="visually-hidden">Kind of event</span>
          <select
            className="field"
            value={wanted.family}
            onChange={(e) => setWanted({ ...wanted, family: e.target.value as Wanted['family'] })}
          >
            {FAMILIES.map(([value, label]) => (
              <option key={value} value={value}>
                {(value !== 'all' && look.families?.[value]) || label}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="visually-hidden">Player</span>
          <select
            className="field"
            value={wanted.seat ?? ''}
            onChange={(e) => setWanted({ ...wanted, seat: e.target.value === '' ? null : Number(e.target.value) })}
          >
            <option value="">Everyone</option>
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change, and names may be the same.
              <option key={`${seat} ${name}`} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.search}>
          <span className="visually-hidden">Search the log</span>
          <input
            type="search"
            className="field"
            placeholder="Search"
            value={wanted.query}
            onChange={(e) => setWanted({ ...wanted, query: e.target.value })}
          />
        </label>
      </div>
      <section
        ref={list}
        className={styles.scroll}
        onScroll={onScroll}
        onKeyDown={throughLines}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label="Log of the match"
      >
        {rows.length > shown.length && !folded && (
          <button type="button" className={styles.earlier} onClick={() => setLimit(limit + SHOWN)}>
            <Icon name="up" size={14} /> Show earlier ({rows.length - shown.length})
          </button>
        )}
        {rows.length === 0 && <p className={styles.none}>{filtered ? 'Nothing like that yet.' : 'Nothing yet.'}</p>}
        <ol className={styles.rows}>
          {shown.map((row) => (
            <Line
              key={row.at}
              {...row}
              open={row.at === open}
              toggle={toggle}
              words={words}
              catalogue={catalogue}
              onCard={onCard}
            />
          ))}
        </ol>
      </section>
      {fresh && (
        <button type="button" className={styles.fresh} onClick={toEnd}>
          New events <Icon name="down" size={14} />
        </button>
      )}
    </div>
  );
}

/** A log is one stop on the way through the page: arrows go through its lines, from the last one up. */
function throughLines(e: KeyboardEvent<HTMLElement>): void {
  if (e.key !== 'ArrowUp' && e.key !== 'ArrowDown') return;
  const lines = [...e.currentTarget.querySelectorAll<HTMLElement>('button[aria-expanded]')];
  const now = lines.indexOf(document.activeElement as HTMLElement);
  const to = now < 0 ? lines.at(-1) : lines[now + (e.key === 'ArrowUp' ? -1 : 1)];
  if (to === undefined) return;
  e.preventDefault();
  to.focus();
}

/** Stays at the end as lines come, unless the reader has scrolled up. */
function useEnd(count: number) {
  const list = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const before = useRef(0);
  const [fresh, setFresh] = useState(false);
  const toEnd = (): void => {
    const box = list.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  };
  useLayoutEffect(() => {
    const more = count > before.current;
    before.current = count;
    if (atEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
    else if (more) setFresh(true);
  }, [count]);
  // What comes above it (a chain) makes it shorter: the end must not slip out of sight.
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const sizes = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    });
    sizes.observe(box);
    return () => sizes.disconnect();
  }, []);
  const onScroll = (): void => {
    const box = list.current;
    if (box === null) return;
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    if (atEnd.current) setFresh(false);
  };
  return { list, fresh, onScroll, toEnd };
}

interface LineProps extends Row {
  open: boolean;
  toggle: (at: number) => void;
  words: readonly string[];
  catalogue: Catalogue;
  onCard: ((card: string) => void) | undefined;
}

/** Drawn anew only if something about it has changed: most lines stay as they are while others come. */
const Line = memo(function Line({ at, is, event, look, open, toggle, words, catalogue, onCard }: LineProps) {
  const id = useId();
  if (is === 'turn') {
    return (
      <li className={styles.turn}>
        <h3>{event.text}</h3>
      </li>
    );
  }
  if (is === 'phase') return <li className={styles.phase}>{event.text}</li>;
  const skipped = event.kind === PASSED;
  return (
    <li className={styles.line} data-tone={skipped ? 'quiet' : look?.tone} data-seat={event.seat}>
      <button
        type="button"
        className={styles.say}
        tabIndex={-1}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => toggle(at)}
      >
        <Icon name={look?.icon ?? (skipped ? 'skip' : 'info')} size={16} className={styles.icon ?? ''} />
        <span>
          <Marked text={event.text} words={words} />
          {(skipped || look?.cited === true) && <small className={styles.by}> · {event.cite}</small>}
        </span>
      </button>
      {open && <Why id={id} event={event} catalogue={catalogue} onCard={onCard} />}
    </li>
  );
});

interface WhyProps {
  id: string;
  event: EventView;
  catalogue: Catalogue;
  onCard: ((card: string) => void) | undefined;
}

/** Under an open line: what permits it, and the cards involved. */
function Why({ id, event, catalogue, onCard }: WhyProps) {
  const clause = catalogue.rulebook.find((c) => c.id === event.cite);
  const face = catalogue.cards[event.cite];
  const game = catalogue.name;
  return (
    <div id={id} className={styles.why}>
      {clause !== undefined && (
        <>
          <p className={styles.cite}>
            <ClauseLink id={clause.id} game={game} /> {clause.section}
          </p>
          <ClauseBody
            clause={clause}
            cite={(to) => (catalogue.rulebook.some((c) => c.id === to) ? <ClauseLink id={to} game={game} /> : to)}
          />
        </>
      )}
      {face !== undefined && (
        <>
          <p className={styles.cite}>
            <ClauseLink id={face.id} game={game}>
              {face.name}
            </ClauseLink>{' '}
            says
          </p>
          <p>{face.text}</p>
          {face.many !== undefined && <p>{face.many}</p>}
        </>
      )}
      <Cards ids={cardsOf(event)} catalogue={catalogue} onCard={onCard} />
    </div>
  );
}

function Cards({ ids, catalogue, onCard }: { ids: readonly string[] } & Pick<WhyProps, 'catalogue' | 'onCard'>) {
  if (ids.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label="Cards involved">
      {ids.map((card) => (
        <li key={card}>
          {onCard === undefined ? (
            <ClauseLink id={card} game={catalogue.name} className={styles.card ?? ''}>
              {catalogue.cards[card]?.name ?? card}
            </ClauseLink>
          ) : (
            <button type="button" className={styles.card} onClick={() => onCard(card)}>
              {catalogue.cards[card]?.name ?? card}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
