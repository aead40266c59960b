import type { MatchRequest } from '@wardroom/host';
import type { RoomFacts } from '@wardroom/host/room';
import type { TableView } from '@wardroom/protocol';
import { useEffect, useMemo, useRef } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { type RoomLink, roomLink, useRoom } from '../../online/room.ts';
import { actAt } from '../../online/table.ts';
import { AfterOnline } from '../online/match/AfterOnline.tsx';
import { EndedBeside } from '../online/match/EndedBeside.tsx';
import { Notices } from '../online/match/Notices.tsx';
import { RoomMenu } from '../online/match/RoomMenu.tsx';
import { SeatMark } from '../online/match/SeatMark.tsx';
import { TalkPanel } from '../online/match/TalkPanel.tsx';
import { Tools } from '../online/match/Tools.tsx';
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
  const { code, game } = table;
  const seated = table.seat !== null;
  const catalogue = useCatalogue(game);
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

  const together = useMemo<Together>(() => {
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
    return {
      seated,
      tools: <Tools tell={tell} />,
      notices: (
        <>
          <Notices tell={tell} comeBack={() => link.current?.comeBack()} />
          <EndedBeside match={match} onAgain={() => void again()} />
        </>
      ),
      talk: <TalkPanel />,
      Menu: ({ onClose }) => <RoomMenu code={code} tell={tell} onClose={onClose} />,
      SeatMark,
      after: <AfterOnline match={match} />,
      onAgain: () => void again(),
      onPlayOn: (at) => void playOn(at),
      onLeave: () => navigate({ to: '/online' }),
    };
  }, [match, code, seated, catalogue]);
  return <AtTable together={together} />;
}
