import type { ReactNode } from 'react';
import { Link } from '../../navigation/navigation.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './Notice.module.css';
import { useNewer } from './newer.ts';
import { usePage } from './usePage.ts';

/** A page with one thing to say and a way on. */
function Notice({ title, children, ways }: { title: string; children: ReactNode; ways: ReactNode }) {
  const heading = usePage(title);
  return (
    <main id="main" className={styles.notice} tabIndex={-1}>
      <Icon name="dice" size={64} className={styles.sign} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <p className={styles.ways}>{ways}</p>
    </main>
  );
}

const Home = () => (
  <Link to="/" className="button brass">
    Go to the front door
  </Link>
);

export const Lost = () => (
  <Notice title="There is no such page" ways={<Home />}>
    <p>The address may be mistyped, or from a later Wardroom than this one.</p>
  </Notice>
);

const Reload = ({ brass = false }: { brass?: boolean }) => (
  <button type="button" className={`button ${brass ? 'brass' : ''}`} onClick={() => location.reload()}>
    Reload
  </button>
);

/** The page was left open while a newer table came, and a part of the old one is wanted that is no longer there. */
export const Newer = () => (
  <Notice title="There is a newer table" ways={<Reload brass />}>
    <p>
      This page is of the one before, and a part of it is gone. A match under way is kept: it goes on after a reload.
    </p>
  </Notice>
);

export function Trouble({ error }: { error: unknown }) {
  const newer = useNewer();
  if (newer === null) return <Opening />;
  if (newer) return <Newer />;
  return (
    <Notice
      title="Something went wrong"
      ways={
        <>
          <Home />
          <Reload />
        </>
      }
    >
      <p>A match under way is kept and waits at the front door. Reloading often helps.</p>
      <p className={styles.error}>{error instanceof Error ? error.message : String(error)}</p>
    </Notice>
  );
}

/** While a page is fetched. Appears late: most pages are there sooner. */
export const Opening = () => (
  <main id="main" className={styles.opening} tabIndex={-1}>
    <p role="status">Lighting the lamp…</p>
  </main>
);
