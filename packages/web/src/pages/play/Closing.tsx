import type { Replay, View } from '@wardroom/core';
import type { Catalogue, MatchRequest } from '@wardroom/host';
import { Suspense } from 'react';
import { navigate } from '../../navigation/navigation.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { later } from '../../parts/later.tsx';
import { useSettings } from '../../settings.ts';
import { freshSeed } from './start.ts';
import type { Together } from './together.ts';
import type { Ending } from './useEnding.ts';

const Ended = later(() => import('./Coach.tsx').then((m) => m.Ended));
const Learnt = later(() => import('./Coach.tsx').then((m) => m.Learnt));
const Finale = later(() => import('./Finale.tsx').then((m) => m.Finale));
const AfterMatch = later(() => import('../after/AfterMatch.tsx').then((m) => m.AfterMatch));

interface Props {
  ending: Ending;
  game: string;
  catalogue: Catalogue;
  request: MatchRequest;
  replay: Replay | null;
  near: number;
  view: View;
  /** A lesson that was not followed to its end. */
  ended: boolean;
  puzzle: boolean;
  /** Who has won, and what did it. */
  sentence: string;
  together: Together | undefined;
  openAnew: (request: MatchRequest) => void;
}

/** What is shown when a match is over. */
export function Closing({
  ending,
  game,
  catalogue,
  request,
  replay,
  near,
  view,
  ended,
  puzzle,
  sentence,
  together,
  openAnew,
}: Props) {
  const pace = useSettings((s) => s.pace);
  const { over, seated, learnt, solved, finale } = ending;
  const goHome = (): void => navigate({ to: '/' });
  const taught = catalogue.lessons.find((l) => l.id === request.lesson);
  const last = ended || solved;
  const playOn = (at: number): void => {
    if (together !== undefined) {
      together.onPlayOn(at);
      return;
    }
    const sitters = request.places.map((p) => p.sitter);
    const asked = { replay: replay!, catalogue, seat: near, sitters, seed: freshSeed(), at };
    void import('../replay/again.ts').then(({ againOf }) => {
      const moment = againOf(asked);
      if (moment !== null) openAnew(moment);
    });
  };
  return (
    <>
      {ending.praised && (
        <Suspense>
          <Learnt
            of={[game, request.lesson ?? '']}
            title={taught?.title ?? catalogue.title}
            words={taught?.learnt ?? ''}
            onPlay={goHome}
            onRules={() => navigate({ to: '/rules/$game', params: { game } })}
            onLookBack={last ? null : ending.lookBack}
            onClose={last ? goHome : ending.lookBack}
          />
        </Suspense>
      )}
      {finale && over !== null && (
        <Suspense>
          <Finale
            outcome={over.winner < 0 ? 'draw' : view.seats[near].team === over.winner ? 'won' : 'lost'}
            reason={sentence}
            pace={pace}
            onEnd={ending.endSeen}
          />
        </Suspense>
      )}
      {over !== null && ended && !learnt && !puzzle && (
        <Suspense>
          <Ended title={sentence} onAgain={() => openAnew(request)} onHome={goHome} />
        </Suspense>
      )}
      {ending.lookable && replay !== null && (
        <Dialog open={ending.looking} onClose={() => ending.look(false)} title={sentence} size="wide" hideTitle>
          <Suspense fallback={<p>Looking back…</p>}>
            <AfterMatch
              reason={sentence}
              replay={replay}
              viewer={seated ? near : -1}
              onRematch={
                together !== undefined
                  ? together.onAgain
                  : () => {
                      // From the start again, whatever it was played on from.
                      const { from: _, ...whole } = request;
                      openAnew(whole);
                    }
              }
              onPlayOn={playOn}
              onHome={together?.onLeave ?? goHome}
              ways={together?.after}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
