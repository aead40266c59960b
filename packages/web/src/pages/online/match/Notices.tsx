import type { RoomFacts, ToRoom } from '@wardroom/host/room';
import { useEffect, useState } from 'react';
import { useRoom } from '../../../online/room.ts';
import { useTableView } from '../../../online/table.ts';
import { Icon } from '../../../parts/icons/Icon.tsx';
import { listed } from '../../../parts/words/sides.ts';
import { Wire } from '../Wire.tsx';
import { ClockWarning } from './ClockWarning.tsx';
import { rulingWords } from './judging.ts';
import { LastSaid } from './LastSaid.tsx';
import css from './Notices.module.css';
import { clockFace, lasting } from './times.ts';
import { useNow } from './useNow.ts';
import { useSeatNews } from './useSeatNews.ts';
import { useTools } from './useTools.ts';

type Tell = (message: ToRoom) => void;

/** What stands at the far edge of the board while it lasts; on small screens what waits for an answer (`data-waits`) before it. */
export function Notices({ tell, comeBack }: { tell: Tell; comeBack: () => void }) {
  const facts = useRoom((s) => s.facts);
  const news = useSeatNews();
  if (facts === null) return null;
  const seated = facts.viewer < facts.names.length;
  return (
    <div className={css.notices}>
      <Wire />
      <LastSaid />
      {!seated && <LookingOn facts={facts} />}
      {seated && <Offered facts={facts} tell={tell} />}
      {seated && <Closing tell={tell} />}
      {seated && <Replaced facts={facts} comeBack={comeBack} />}
      <Ruled facts={facts} />
      {seated && <ClockWarning seat={facts.viewer} />}
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
}

/** How long it stands there by itself: it would lie over the board. */
const TOLD = 12_000;

/** What a spectator may see, told when they come; the eye beside the menu says it again. */
function LookingOn({ facts }: { facts: RoomFacts }) {
  const { spectators } = facts;
  const told = useTools((s) => s.told);
  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => useTools.setState({ told: false }), TOLD);
    return () => clearTimeout(timer);
  }, [told]);
  if (spectators === null || !told) return null;
  return (
    <p className={css.notice}>
      <Icon name="eye" size={18} />
      <span>
        You look on. {spectators.hands === 'open' ? 'All hands lie open to you.' : 'Hands stay hidden.'}
        {spectators.delay > 0 && ` You see everything ${lasting(spectators.delay)} late.`}
      </span>
    </p>
  );
}

const ASKED = { back: 'take back the last decision', draw: 'call it a draw' } as const;

/** Something that somebody has offered, with the answers to it. */
function Offered({ facts, tell }: { facts: RoomFacts; tell: Tell }) {
  const offer = useRoom((s) => s.shown?.offer ?? null);
  if (offer === null) return null;
  const { names, viewer } = facts;
  const mine = offer.waits.includes(viewer);
  return (
    <section className={css.notice} aria-label="An offer" role="status" data-waits>
      <Icon name={offer.what === 'back' ? 'undo' : 'flag'} size={18} />
      <span>
        {offer.seat === viewer ? 'You ask' : `${names[offer.seat]} asks`} to {ASKED[offer.what]}.
        {!mine && ` Waiting for ${listed(offer.waits.map((seat) => names[seat]))}.`}
      </span>
      {mine && (
        <span className={css.answers}>
          <button type="button" className="button brass" onClick={() => tell({ do: 'consent', yes: true })}>
            Agree
          </button>
          <button type="button" className="button" onClick={() => tell({ do: 'consent', yes: false })}>
            Decline
          </button>
        </span>
      )}
    </section>
  );
}

/** Among strangers a window closes by itself: how soon, and how to have more time. */
function Closing({ tell }: { tell: Tell }) {
  const window = useRoom((s) => s.shown?.clocks.window);
  const at = useRoom((s) => s.at);
  const now = useNow(window !== undefined, 250);
  if (window === undefined) return null;
  const left = window.left - (now - at);
  if (left <= 0) return null;
  return (
    <p className={css.notice} data-waits>
      <Icon name="clock" size={18} />
      <span>
        You may answer for <b className={css.figure}>{clockFace(left)}</b>
      </span>
      {!window.held && (
        <button type="button" className="button" onClick={() => tell({ do: 'hold' })}>
          More time
        </button>
      )}
    </p>
  );
}

/** A bot has taken one's own seat. */
function Replaced({ facts, comeBack }: { facts: RoomFacts; comeBack: () => void }) {
  const sitter = useRoom((s) => s.shown?.sitters[facts.viewer]);
  const table = useTableView((s) => s.table);
  if (sitter === undefined || sitter === 'person' || table === null) return null;
  return (
    <p className={css.notice} role="status" data-waits>
      <Icon name="robot" size={18} />
      <span>You were away, and a bot plays for you.</span>
      <button type="button" className="button brass" onClick={comeBack}>
        Take my seat again
      </button>
    </p>
  );
}

/** How long a ruling stands there before it is found in the log alone. */
const RULED = 8000;

/** What the judge has just done. */
function Ruled({ facts }: { facts: RoomFacts }) {
  const rulings = useRoom((s) => s.shown?.rulings);
  const [read, setRead] = useState(rulings?.length ?? 0);
  const count = rulings?.length ?? 0;
  useEffect(() => {
    if (count <= read) return undefined;
    const timer = setTimeout(() => setRead(count), RULED);
    return () => clearTimeout(timer);
  }, [count, read]);
  const last = count > read ? rulings?.at(-1) : undefined;
  return (
    <p className={last === undefined ? undefined : css.notice} role="status">
      {last !== undefined && (
        <>
          <Icon name="book" size={18} /> <span>{rulingWords(last, facts.names)}</span>
        </>
      )}
    </p>
  );
}
