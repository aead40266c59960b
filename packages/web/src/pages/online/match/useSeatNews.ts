import { useEffect, useRef, useState } from 'react';
import { useRoom } from '../../../online/room.ts';
import { toast } from '../../../parts/dialog/Toast.tsx';

/** Who has gone, come back or been replaced, as it happens: said once to those who listen, and shown in passing. */
export function useSeatNews(): string {
  const names = useRoom((s) => s.facts?.names);
  const viewer = useRoom((s) => s.facts?.viewer);
  const presence = useRoom((s) => s.presence);
  const sitters = useRoom((s) => s.shown?.sitters);
  const over = useRoom((s) => (s.shown?.view.over ?? s.shown?.ended ?? null) !== null);
  const before = useRef<{ presence: typeof presence; sitters: typeof sitters }>({ presence: [], sitters: undefined });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const was = before.current;
    before.current = { presence, sitters };
    // Nobody waits for anybody any more.
    if (names === undefined || over) return;
    const news = names.flatMap((name, seat) => {
      if (seat === viewer) return [];
      const [then, now] = [was.sitters?.[seat], sitters?.[seat]];
      if (then === 'person' && now !== undefined && now !== 'person') return [`A bot plays for ${name} now.`];
      if (then !== undefined && then !== 'person' && now === 'person') return [`${name} is back and plays again.`];
      const [here, still] = [was.presence, presence].map((all) => all.find((x) => x.seat === seat)?.here);
      if (here === true && still === false) return [`${name} has lost the connection.`];
      if (here === false && still === true) return [`${name} is back.`];
      return [];
    });
    if (news.length === 0) return;
    setSaid(news.join(' '));
    for (const line of news) toast(line);
  }, [names, viewer, presence, sitters, over]);
  return said;
}
