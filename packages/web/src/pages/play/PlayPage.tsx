import { Suspense, useEffect } from 'react';
import { entryOf } from '../../games/index.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { Newer } from '../../parts/page/Notice.tsx';
import { useNewer } from '../../parts/page/newer.ts';
import { saveKept } from './aside.ts';
import { Playing } from './Playing.tsx';
import css from './PlayPage.module.css';
import { takeOpening } from './start.ts';
import { close, open, usePlay } from './store.ts';
import type { Together } from './together.ts';

/** Where the match is played: opens it, or goes home if there is none. */
export function PlayPage() {
  useEffect(() => {
    document.title = 'Wardroom: at the table';
    const opening = takeOpening();
    if (opening === null) navigate({ to: '/' });
    else open(opening);
    return close;
  }, []);
  return <AtTable />;
}

/** The match that is open, wherever it runs. */
export function AtTable({ together }: { together?: Together }) {
  const status = usePlay((s) => s.status);
  const error = usePlay((s) => s.error);
  const kept = usePlay((s) => s.kept);
  const request = usePlay((s) => s.request);
  const game = request === null ? undefined : entryOf(request.game);
  const missing = request !== null && game === undefined;
  if (status === 'failed' || missing)
    return <Failed error={missing ? `There is no table for ${request.game} here.` : error} kept={kept} />;
  if (game === undefined) return <main id="main" className={css.page} />;
  return (
    <Suspense fallback={<main id="main" className={css.page} aria-busy="true" />}>
      <Playing game={game} together={together} />
    </Suspense>
  );
}

/** A page that was left open while a newer table came may find the engine or the game gone. */
function Failed({ error, kept }: { error: string; kept: string | null }) {
  const newer = useNewer();
  if (newer === null) return <main id="main" className={css.page} aria-busy="true" />;
  if (newer) return <Newer />;
  return (
    <main id="main" className={css.failed}>
      <h1>The match cannot go on</h1>
      <p>{error}</p>
      {kept !== null && (
        <button type="button" className="button" onClick={() => saveKept(kept)}>
          Save what is kept of it as a file
        </button>
      )}
      <button type="button" className="button brass" onClick={() => navigate({ to: '/' })}>
        Home
      </button>
    </main>
  );
}
