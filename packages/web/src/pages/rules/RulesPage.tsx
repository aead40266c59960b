import type { Clause } from '@wardroom/core';
import { memo, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useWholeCatalogue } from '../../engine/catalogue.ts';
import { entryOf } from '../../games/index.ts';
import { Link, navigate, useParams } from '../../navigation/navigation.tsx';
import { ClauseBody } from '../../parts/clause/ClauseBody.tsx';
import { Marked } from '../../parts/clause/ClauseText.tsx';
import { toast } from '../../parts/dialog/Toast.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { HOW_TO, HowToPlay } from './HowToPlay.tsx';
import styles from './RulesPage.module.css';
import { idOf, matches, sectionsOf, wordsOf } from './search.ts';

/** The rulebook as a book: sections at the side, every clause at an address of its own. */
export function RulesPage() {
  const { game = '', clause } = useParams();
  const { title, rulebook, mechanics } = useWholeCatalogue(game);
  const [query, setQuery] = useState('');
  const words = useMemo(() => wordsOf(query), [query]);
  const sought = useDeferredValue(words);
  const found = useMemo(() => rulebook.filter((c) => matches(c, sought)), [rulebook, sought]);
  const sections = useMemo(() => sectionsOf(found), [found]);
  const searching = sought.length > 0;

  return (
    <Page
      title={`${title} rulebook`}
      game={game}
      lead={
        <>
          How to play in a page, then every rule in our own wording, clause by clause. The table cites these numbers.
          {mechanics.length > 0 && (
            <>
              {' '}
              <Link to="/mechanics/$game" params={{ game }}>
                What cards do
              </Link>{' '}
              has a page for each mechanic, with its cards.
            </>
          )}
        </>
      }
    >
      <div className={styles.book}>
        <div className={styles.side}>
          <Search query={query} onChange={setQuery} />
          <p role="status" className={styles.count}>
            {searching
              ? found.length === 0
                ? 'No clause has all these words.'
                : `${found.length} of ${rulebook.length} clauses`
              : `${rulebook.length} clauses`}
          </p>
          <nav aria-label="Sections" className={styles.sections}>
            <ul className={styles.list}>
              {!searching && (
                <li>
                  <a href={`#${HOW_TO}`}>
                    <span>How to play</span>
                  </a>
                </li>
              )}
              {sections.map((s) => (
                <li key={s.name}>
                  <a href={`#${idOf(s.name)}`}>
                    <span>{s.name}</span>
                    <span className={styles.many}>{s.clauses.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <label className={styles.jump}>
            <span className="visually-hidden">Go to section</span>
            <select
              className="field"
              value=""
              onChange={(e) => document.getElementById(e.target.value)?.scrollIntoView({ block: 'start' })}
            >
              <option value="" disabled>
                Go to section…
              </option>
              {sections.map((s) => (
                <option key={s.name} value={idOf(s.name)}>
                  {s.name}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div>
          {!searching && (
            <Suspense>
              <HowToPlay game={game} coming={entryOf(game)!.howTo()} />
            </Suspense>
          )}
          <Sections game={game} sections={sections} words={sought} at={clause} />
        </div>
      </div>
    </Page>
  );
}

function Search({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const key = (e: KeyboardEvent): void => {
      const typing = e.target instanceof HTMLElement && e.target.closest('input, textarea, select, dialog') !== null;
      if (e.key !== '/' || typing || e.ctrlKey || e.metaKey || e.altKey) return;
      e.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
  return (
    <search className={styles.search}>
      <label>
        <span className="visually-hidden">Search the rulebook by words or clause number</span>
        <Icon name="search" size={18} className={styles.glass} />
        <input
          ref={input}
          type="search"
          className="field"
          placeholder="Search"
          aria-keyshortcuts="/"
          value={query}
          onChange={(e) => onChange(e.target.value)}
          onKeyDown={(e) => {
            if (e.key === 'Escape') onChange('');
          }}
        />
      </label>
      <kbd title="Key to search">/</kbd>
    </search>
  );
}

interface SectionsProps {
  game: string;
  sections: ReturnType<typeof sectionsOf>;
  words: readonly string[];
  at: string | undefined;
}

const Sections = memo(function Sections({ game, sections, words, at }: SectionsProps) {
  const { rulebook } = useWholeCatalogue(game);
  const known = useMemo(() => new Set(rulebook.map((c) => c.id)), [rulebook]);

  useEffect(() => {
    if (at === undefined) return;
    const clause = document.getElementById(at);
    clause?.scrollIntoView({ block: 'center' });
    clause?.focus({ preventScroll: true });
  }, [at]);

  const cite = (id: string) =>
    known.has(id) ? (
      <Link to="/rules/$game/$clause" params={{ game, clause: id }} resetScroll={false}>
        {id}
      </Link>
    ) : (
      id
    );

  async function copy(clause: Clause): Promise<void> {
    navigate({ to: '/rules/$game/$clause', params: { game, clause: clause.id }, resetScroll: false });
    try {
      await navigator.clipboard.writeText(location.href);
      toast(`Link to ${clause.id} copied`, 'good');
    } catch {
      toast('The link is in the address bar');
    }
  }

  return (
    <div className={styles.text}>
      {at !== undefined && !known.has(at) && <p className={styles.missing}>There is no clause {at}.</p>}
      {sections.map((s) => (
        <section key={s.name} aria-labelledby={idOf(s.name)}>
          <h2 id={idOf(s.name)} tabIndex={-1}>
            {s.name}
          </h2>
          {s.clauses.map((c) => (
            <article key={c.id} id={c.id} tabIndex={-1} className={styles.clause} data-here={c.id === at}>
              <header className={styles.number}>
                <h3>
                  <Marked text={c.id} words={words} />
                </h3>
                <button
                  type="button"
                  className={styles.copy}
                  aria-label={`Copy a link to ${c.id}`}
                  onClick={() => void copy(c)}
                >
                  <Icon name="link" size={16} />
                </button>
              </header>
              <ClauseBody clause={c} cite={cite} marked={words} />
            </article>
          ))}
        </section>
      ))}
    </div>
  );
});
