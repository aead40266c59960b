import { useRoom } from '../../../online/room.ts';
import { useTableView } from '../../../online/table.ts';
import { Icon } from '../../../parts/icons/Icon.tsx';
import css from './SeatMark.module.css';
import { ago, clockFace, lasting, seatClock } from './times.ts';
import { useNow } from './useNow.ts';

/** Below this a clock warns. */
export const SHORT = 20_000;

/** Beside a name: whether somebody is there, who plays for them, and their clock. */
export function SeatMark({ seat }: { seat: number }) {
  const table = useTableView((s) => s.table);
  const sitter = useRoom((s) => s.shown?.sitters[seat]);
  const there = useRoom((s) => s.presence.find((x) => x.seat === seat));
  const sits = table?.seats[seat];
  const replaced = sits?.who === 'person' && sitter !== undefined && sitter !== 'person';
  const away = sits?.who === 'person' && !replaced && there?.here === false && seat !== table?.seat;
  return (
    <>
      {replaced && (
        <span className={css.mark} data-is="bot" title={`A bot plays for ${sits.name}, who may come back`}>
          <Icon name="robot" size={16} /> <span className={css.words}>a bot plays</span>
        </span>
      )}
      {away && <Away name={sits.name} since={there.away} until={there.until} />}
      {!away && seat !== table?.seat && <Thinks seat={seat} />}
      {!replaced && (
        <span className={css.time} data-own={seat === table?.seat}>
          <SeatTime seat={seat} />
        </span>
      )}
    </>
  );
}

/** The table waits for them, and everybody may know it. Where there is a clock, that it runs says so. */
function Thinks({ seat }: { seat: number }) {
  const waits = useRoom(
    ({ shown }) =>
      shown !== null &&
      shown.view.over === null &&
      shown.ended === null &&
      shown.clocks.decision === undefined &&
      shown.clocks.running.includes(seat),
  );
  const name = useRoom((s) => s.facts?.names[seat]);
  if (!waits) return null;
  return (
    <span className={css.mark} data-is="thinks" title={`${name} is thinking`}>
      <Icon name="clock" size={16} /> <span className={css.words}>thinking</span>
    </span>
  );
}

/** Somebody who plays has no page open: since when, and how long that is waited for. */
function Away({ name, since, until }: { name: string; since: number | null; until: number | null }) {
  // Looked at again now and then, as long as something is to come of it.
  useNow(until !== null, 1000);
  const left = until === null ? null : until - Date.now();
  return (
    <span
      className={css.mark}
      data-is="away"
      title={`${name} is not connected${since === null ? '' : `, left ${ago(Date.now() - since)}`}`}
    >
      <Icon name="moon" size={16} /> <span className={css.words}>away</span>
      {left !== null && left > 0 && <span>{clockFace(left)}</span>}
    </span>
  );
}

/** What is left of a seat's time. */
export function SeatTime({ seat }: { seat: number }) {
  const clocks = useRoom((s) => s.shown?.clocks);
  const over = useRoom((s) => s.shown?.view.over ?? s.shown?.ended ?? null) !== null;
  const at = useRoom((s) => s.at);
  const runs = !over && clocks?.decision !== undefined && clocks.running.includes(seat);
  const now = useNow(runs);
  const clock = clocks === undefined ? null : seatClock(clocks, seat, Math.max(0, now - at));
  if (clock === null || over) return null;
  const { running, decision, bank } = clock;
  return (
    <span
      className={css.clock}
      data-running={running}
      data-short={running && decision + bank < SHORT}
      role="timer"
      aria-label={`${lasting(decision)} for the decision, ${lasting(bank)} in the bank`}
    >
      <Icon name={running && decision === 0 ? 'warning' : 'clock'} size={15} className={css.icon ?? ''} />
      {running ? clockFace(decision > 0 ? decision : bank) : clockFace(bank)}
      <span className={css.words}>{running && decision > 0 ? `+ ${clockFace(bank)}` : 'bank'}</span>
    </span>
  );
}
