import type { Replay } from '@wardroom/core';
import type { Catalogue, ReplayFacts } from '@wardroom/host';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../engine/link.ts';
import { entryOf } from '../../games/index.ts';
import type { GameTable } from '../../games/table.ts';
import { navigate, useHash, useParams } from '../../navigation/navigation.tsx';
import { session } from '../../storage.ts';
import { OpenReplay } from './OpenReplay.tsx';
import css from './ReplayPage.module.css';
import { fromHash, LAST } from './share.ts';
import { Watch } from './Watch.tsx';

/** Bytes of the largest file that is read: the engine says more of what is in one. */
const LARGEST = 16_000_000;
const TOO_LARGE = 'The file is too large for a replay: at most 16 MB are read.';

interface Opened {
  table: GameTable;
  id: number;
  facts: ReplayFacts;
  own: Catalogue | null;
  replay: Replay;
  /** Inputs taken at the moment to begin with. */
  at: number;
}

/** Where replays are watched: from a file, a link, the server or the last match. */
export function ReplayPage() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const hash = useHash();
  const { match } = useParams();
  const asked = useRef(0);

  const open = useCallback(async (text: () => Promise<string>, at = 0): Promise<void> => {
    const own = ++asked.current;
    setBusy(true);
    setError(null);
    try {
      const got = await text();
      const { id, facts, catalogue = null } = await call('openReplay', got);
      const table = await entryOf(facts.game)?.table();
      if (table === undefined) throw new Error(`There is no table for ${facts.game} here yet.`);
      if (own === asked.current) setOpened({ table, id, facts, own: catalogue, replay: JSON.parse(got) as Replay, at });
    } catch (e) {
      if (own !== asked.current) return;
      setOpened(null);
      setError(e instanceof Error ? e.message : String(e));
    } finally {
      if (own === asked.current) setBusy(false);
    }
  }, []);

  const followed = useRef<string | null>(null);
  useEffect(() => {
    // Only when the address changes: what was opened from a file stays.
    const address = `${match ?? ''}#${hash}`;
    if (followed.current === address) return;
    followed.current = address;
    const { link, kept: id, last, at } = fromHash(hash);
    const kept = session.getItem(LAST);
    if (match !== undefined) void open(() => fromServer(match), at);
    else if (link !== null) void open(async () => JSON.stringify(await call('decodeReplay', link)), at);
    else if (id !== null) void open(() => fromHistory(id), at);
    else if (last && kept !== null) void open(async () => kept, at);
    else setOpened(null);
  }, [hash, match, open]);

  const openFile = useCallback(
    (file: File): void => {
      // What is too large for a replay is not even read.
      void open(() => (file.size > LARGEST ? Promise.reject(new Error(TOO_LARGE)) : file.text()));
    },
    [open],
  );
  const dropping = useDrop(openFile);

  return (
    <>
      {opened === null ? (
        <OpenReplay
          error={error}
          busy={busy}
          hasLast={session.getItem(LAST) !== null}
          onFile={openFile}
          onLink={(link) => navigate({ to: '/replay', hash: `r=${link.split(/#r=/).at(-1)}` })}
          onLast={() => navigate({ to: '/replay', hash: 'last' })}
        />
      ) : (
        <Suspense fallback={<main id="main" className={css.page} aria-busy="true" />}>
          <Watch
            key={opened.id}
            {...opened}
            onClose={() => {
              setOpened(null);
              if (hash !== '' || match !== undefined) navigate({ to: '/replay' });
            }}
          />
        </Suspense>
      )}
      {dropping && (
        <div className={css.drop} aria-hidden="true">
          Let go to open the replay
        </div>
      )}
    </>
  );
}

/** A match with others that is over, for anybody with its address. */
async function fromServer(match: string): Promise<string> {
  const { finishedMatch } = await import('../../online/people.ts');
  return JSON.stringify(await finishedMatch(match));
}

async function fromHistory(id: string): Promise<string> {
  const { replayText } = await import('../../history/device.ts');
  const text = await replayText(id);
  if (text === null) throw new Error('That match is not in the history of this device any more.');
  return text;
}

/** Files dropped anywhere on the page. Whether one hangs over it. */
function useDrop(take: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const files = (e: DragEvent): boolean => e.dataTransfer?.types.includes('Files') ?? false;
    const drag = (e: DragEvent): void => {
      if (!files(e)) return;
      e.preventDefault();
      setOver(true);
    };
    const leave = (e: DragEvent): void => {
      if (e.relatedTarget === null) setOver(false);
    };
    const drop = (e: DragEvent): void => {
      if (!files(e)) return;
      e.preventDefault();
      setOver(false);
      const file = e.dataTransfer?.files[0];
      if (file !== undefined) take(file);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [take]);
  return over;
}
