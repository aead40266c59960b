import type { MatchRequest } from '@wardroom/host';
import type { RoomFacts } from '@wardroom/host/room';
import type { TableView } from '@wardroom/protocol';
import { useEffect, useMemo, useRef } from 'react';
import { navigate } from '../../navigation/navigation.tsx';
import { type RoomLink, roomLink, useRoom } from '../../online/room.ts';
import { actAt } from '../../online/table.ts';
import { Page } from '../../parts/page/Page.tsx';
import { AfterOnline } from '../online/match/AfterOnline.tsx';
import { Behind } from '../online/match/Behind.tsx';
import { EndedBeside } from '../online/match/EndedBeside.tsx';
import { Notices } from '../online/match/Notices.tsx';
import { RoomMenu } from '../online/match/RoomMenu.tsx';
import { SeatMark } from '../online/match/SeatMark.tsx';
import { TalkPanel } from '../online/match/TalkPanel.tsx';
import { Tools } from '../online/match/Tools.tsx';
import { useOwnRules } from '../online/match/useOwnRules.ts';
import { useTurnTitle } from '../online/match/useTurnTitle.ts';
import { againOf } from '../replay/again.ts';
import { leaveKept } from './leave.ts';
import { AtTable } from './PlayPage.tsx';
import { freshSeed, startMatch } from './start.ts';
import { close, openRemote, usePlay } from './store.ts';
import type { Together } from './together.ts';

/** A match as this page knows it: who sits where. Decks, options and dice are the room's. */
const requestOf = ({ game, mode, names, viewer }: RoomFacts): MatchRequest => ({
  game,
  mode,
  seed: '',
  places: names.map((name, i) => ({ name, deck: [], sitter: i === viewer ? 'person' : 'elsewhere' })),
});

/** A match on the server, from one's own seat or looked on at. */
export function OnlinePlay({ match, table }: { match: string; table: TableView }) {
  const { code, game, host } = table;
  const seated = table.seat !== null;
  const facts = useRoom((s) => s.facts);
  const nothingYet = useRoom((s) => s.shown === null);
  const { catalogue, refusal } = useOwnRules(game, facts?.fingerprint ?? null);
  const link = useRef<RoomLink | null>(null);
  useTurnTitle();
  useEffect(() => {
    const opened = roomLink(match);
    link.current = opened;
    let open = false;
    const begin = ({ facts }: { facts: RoomFacts | null }): void => {
      if (open || facts === null) return;
      open = true;
      // Whoever looks on sits nowhere: they see the table from the first seat, and hands from none.
      openRemote(opened, requestOf(facts), facts.viewer < facts.names.length ? facts.viewer : 0);
    };
    const stop = useRoom.subscribe(begin);
    return () => {
      stop();
      close();
      opened.close();
      link.current = null;
    };
  }, [match]);

  const together = useMemo<Together | null>(() => {
    if (catalogue === null) return null;
    const tell: RoomLink['tell'] = (message) => link.current?.tell(message);
    const again = async (): Promise<void> => {
      const next = await actAt(code, { do: 'again' });
      if (next !== null) navigate({ to: '/t/$code', params: { code: next.code } });
    };
    /** On this screen, against bots: the match with the others is over. */
    const playOn = async (at: number): Promise<void> => {
      const { replay, near } = usePlay.getState();
      if (replay === null) return;
      const moment = againOf({ replay, catalogue, seat: near, sitters: null, seed: freshSeed(), at });
      if (moment === null || !(await leaveKept())) return;
      startMatch(moment);
      navigate({ to: '/play' });
    };
    const onAgain = seated || host ? () => void again() : null;
    return {
      seated,
      catalogue,
      tools: <Tools tell={tell} />,
      notices: (
        <>
          <Notices tell={tell} comeBack={() => link.current?.comeBack()} />
          <EndedBeside match={match} onAgain={onAgain} />
        </>
      ),
      talk: <TalkPanel />,
      Menu: ({ onClose }) => <RoomMenu code={code} tell={tell} onClose={onClose} />,
      SeatMark,
      after: <AfterOnline match={match} />,
      onAgain,
      onPlayOn: (at) => void playOn(at),
      onLeave: () => navigate({ to: '/online' }),
    };
  }, [match, code, seated, host, catalogue]);
  if (refusal !== '')
    return (
      <Page title="This match cannot be shown" game={game}>
        <p role="alert">{refusal}</p>
        <p>It goes on by its own rules all the same; a page that was open before the change still shows it.</p>
      </Page>
    );
  const delay = facts?.spectators?.delay ?? 0;
  if (facts !== null && facts.viewer === facts.names.length && nothingYet && delay > 0)
    return <Behind table={table} delay={delay} />;
  return together === null ? <main id="main" aria-busy="true" /> : <AtTable together={together} />;
}
