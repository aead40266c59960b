import type { RoomFacts, ToRoom } from '@wardroom/host/room';
import { useRoom } from '../../../online/room.ts';
import { useTableView } from '../../../online/table.ts';
import { Icon } from '../../../parts/icons/Icon.tsx';
import { listed } from '../../../parts/words/sides.ts';
import { Wire } from '../Wire.tsx';
import { ClockWarning } from './ClockWarning.tsx';
import css from './Notices.module.css';
import { clockFace, lasting } from './times.ts';
import { useNow } from './useNow.ts';

type Tell = (message: ToRoom) => void;

/** What stands at the far edge of the board while it lasts. */
export function Notices({ tell }: { tell: Tell }) {
  const facts = useRoom((s) => s.facts);
  if (facts === null) return null;
  const seated = facts.viewer < facts.names.length;
  return (
    <div className={css.notices}>
      <Wire />
      {!seated && <LookingOn facts={facts} />}
      {seated && <Offered facts={facts} tell={tell} />}
      {seated && <Closing tell={tell} />}
      {seated && <Replaced facts={facts} />}
      {seated && <ClockWarning seat={facts.viewer} />}
    </div>
  );
}

/** What a spectator may see, told for as long as they look on. */
function LookingOn({ facts }: { facts: RoomFacts }) {
  const { spectators } = facts;
  if (spectators === null) return null;
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
    <section className={css.notice} aria-label="An offer" role="status">
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
    <p className={css.notice}>
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
function Replaced({ facts }: { facts: RoomFacts }) {
  const sitter = useRoom((s) => s.shown?.sitters[facts.viewer]);
  const table = useTableView((s) => s.table);
  if (sitter === undefined || sitter === 'person' || table === null) return null;
  return (
    <p className={css.notice} role="status">
      <Icon name="robot" size={18} />
      <span>You were away, and a bot plays for you.</span>
    </p>
  );
}
