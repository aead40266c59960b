import { useNavigate } from '@tanstack/react-router';
import type { MatchRequest } from '@wardroom/host';
import type { RoomFacts } from '@wardroom/host/room';
import { useEffect } from 'react';
import { doAt } from '../../online/api.ts';
import { roomLink, useRoom } from '../../online/room.ts';
import { toast } from '../../parts/dialog/Toast.tsx';
import { AtTable } from './PlayPage.tsx';
import { close, openRemote } from './store.ts';

/** A match as this page knows it: who sits where. Decks, options and dice are the room's. */
const requestOf = ({ game, mode, names, viewer }: RoomFacts): MatchRequest => ({
  game,
  mode,
  seed: '',
  places: names.map((name, i) => ({ name, deck: [], sitter: i === viewer ? 'person' : 'elsewhere' })),
});

/** A match on the server, from one's own seat or looked on at. */
export function OnlinePlay({ match, code }: { match: string; code: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    document.title = 'Wardroom: at the table';
    const link = roomLink(match);
    let open = false;
    const begin = ({ facts }: { facts: RoomFacts | null }): void => {
      if (open || facts === null) return;
      open = true;
      // Whoever looks on sits nowhere: they see the table from the first seat, and hands from none.
      openRemote(link, requestOf(facts), facts.viewer < facts.names.length ? facts.viewer : 0);
    };
    const stop = useRoom.subscribe(begin);
    return () => {
      stop();
      close();
      link.close();
    };
  }, [match]);
  const again = (): void => {
    doAt(code, { do: 'again' }).then(
      (table) => navigate({ to: '/t/$code', params: { code: table.code } }),
      (e: Error) => toast(e.message, 'bad'),
    );
  };
  return <AtTable onAgain={again} />;
}
