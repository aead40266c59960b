import type { Replay } from '@wardroom/core';
import { Suspense, useEffect, useState } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import { call } from '../../engine/link.ts';
import { replayText } from '../../history/device.ts';
import type { Entry } from '../../history/entry.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { AfterMatch } from '../after/AfterMatch.tsx';
import { leaveKept } from '../play/leave.ts';
import { freshSeed, startMatch } from '../play/start.ts';
import { againOf } from '../replay/again.ts';
import { gameTitle, opponents } from './words.ts';

interface Props {
  entry: Entry;
  onClose: () => void;
}

/** A match of the history, looked back at as when it had just ended. */
export function LookBack({ entry, onClose }: Props) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const open = async (): Promise<void> => {
      const text = await replayText(entry.id);
      if (text === null) throw new Error('Its replay is not kept any more.');
      // It says in a sentence what is wrong with a replay, if anything is.
      await call('openReplay', text);
      setReplay(JSON.parse(text) as Replay);
    };
    open().catch((e: Error) => setError(e.message));
  }, [entry.id]);
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={`${gameTitle(entry.game)}, against ${opponents(entry)}`}
      hideTitle
    >
      {error !== null && <p role="alert">This match cannot be looked back at. {error}</p>}
      {replay === null && error === null && <p>Looking back…</p>}
      {replay !== null && (
        <Suspense fallback={<p>Looking back…</p>}>
          <Back entry={entry} replay={replay} />
        </Suspense>
      )}
    </Dialog>
  );
}

function Back({ entry, replay }: { entry: Entry; replay: Replay }) {
  const catalogue = useCatalogue(entry.game);
  const sitters = entry.seats.map((x) => x.sitter);
  const seat = entry.seat < 0 ? sitters.indexOf('person') : entry.seat;
  const play = async (at?: number): Promise<void> => {
    const request = againOf({
      replay,
      catalogue,
      seat,
      sitters,
      seed: freshSeed(),
      ...(at === undefined ? {} : { at }),
    });
    if (request === null || !(await leaveKept())) return;
    startMatch(request);
    navigate({ to: '/play' });
  };
  return (
    <AfterMatch
      replay={replay}
      viewer={entry.seat}
      onRematch={() => void play()}
      onPlayOn={(at) => void play(at)}
      onHome={() => navigate({ to: '/' })}
    />
  );
}
