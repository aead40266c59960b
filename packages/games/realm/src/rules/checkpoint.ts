import {
  act,
  type CardId,
  call,
  emit,
  eventWindow,
  inTurn,
  type Machine,
  NONE,
  pile,
  type SeatId,
  type Step,
  stat,
  when,
} from '@wardroom/core';
import {
  ARTIFACTS,
  AVATARS,
  CITE,
  DYING,
  EVENT,
  MINIONS,
  PLAYER,
  regionOf,
  SEATS,
  SITES,
  STAT,
  STORYLINE,
  SURFACE,
  VOID,
} from '../names.ts';
import { BY_BLOW, finish } from './ending.ts';
import { banish, die } from './leaving.ts';
import { gaitOf, lives, really, survey } from './paths.ts';
import { window } from './storyline.ts';
import { losesTokens } from './tokens.ts';

/** After every event the table is put in order: who has lost, who dies, who cannot live where it is, which tokens go. */

export function putInOrder(m: Machine): void {
  let again = true;
  while (again && m.state.over === null) again = endsMatch(m) || moveWithGround(m) || dropTokens(m) || clearAway(m);
}

/** Put the table in order, and let what was set off happen before anything else goes on. */
export function checkpoint(): Step {
  const setOff = call(() => window, eventWindow({ kind: () => STORYLINE, actor: (m) => m.state.active }));
  return inTurn([act(putInOrder), when((m) => m.state.queue.length > 0, [setOff])]);
}

/** S6.1, S3.1: both in one moment is a draw, so nobody looks before it is over. */
function endsMatch(m: Machine): boolean {
  const { seats } = m.state;
  if (seats.every((x) => x.n[PLAYER.doomed] === 0)) return false;
  const losers = SEATS.filter((seat) => seats[seat].n[PLAYER.doomed] > 0);
  finish(m, losers, losers.some((seat) => seats[seat].n[PLAYER.doomed] === BY_BLOW) ? CITE['S6.1'] : CITE['S3.1']);
  return true;
}

const LYING_ZONES = [MINIONS, ARTIFACTS] as const;
const TOKEN_ZONES = [MINIONS, SITES, AVATARS] as const;

/** S5.1: a site that comes, goes or changes takes along what is on it and below it. Avatars are always on the surface. */
function moveWithGround(m: Machine): boolean {
  const s = m.state;
  let moved = false;
  survey(m);
  for (const zone of LYING_ZONES) {
    for (let seat = 0 as SeatId; seat < 2; seat++) {
      const cards = pile(s, zone, seat);
      for (let i = 0; i < cards.length; i++) {
        const c = s.cards[cards[i]];
        const loc = c.host === NONE ? really(c.at) : s.cards[c.host].at;
        if (loc === c.at) continue;
        if (c.host === NONE) emit(m, EVENT.moved, CITE['S5.1'], c.ctrl, cards[i], NONE, loc, [c.at]);
        c.at = loc;
        moved = true;
      }
    }
  }
  return moved;
}

function dropTokens(m: Machine): boolean {
  const s = m.state;
  let dropped = false;
  for (const zone of TOKEN_ZONES) {
    for (let seat = 0 as SeatId; seat < 2; seat++) {
      const cards = pile(s, zone, seat);
      for (let i = 0; i < cards.length; i++) if (losesTokens(m, cards[i])) dropped = true;
    }
  }
  return dropped;
}

/**
 * S5.4, S5.1: who has died of damage or below, all in one moment, and who or what is lost in the void. Goes by the look at
 * the ground that `moveWithGround` has taken just before.
 */
function clearAway(m: Machine): boolean {
  const s = m.state;
  let struck: CardId[] | null = null;
  let stifled: CardId[] | null = null;
  let adrift: CardId[] | null = null;
  for (let seat = 0 as SeatId; seat < 2; seat++) {
    const minions = pile(s, MINIONS, seat);
    for (let i = 0; i < minions.length; i++) {
      const id = minions[i];
      const c = s.cards[id];
      if ((c.flags & DYING) !== 0 || (c.hurt > 0 && c.hurt >= stat(m, STAT.power, id))) struck = also(struck, id);
      else if (regionOf(c.at) !== SURFACE && !lives(gaitOf(m, id), c.at)) {
        if (regionOf(c.at) === VOID) adrift = also(adrift, id);
        else stifled = also(stifled, id);
      }
    }
    const artifacts = pile(s, ARTIFACTS, seat);
    for (let i = 0; i < artifacts.length; i++) {
      const c = s.cards[artifacts[i]];
      if (c.host === NONE && regionOf(c.at) === VOID) adrift = also(adrift, artifacts[i]);
    }
  }
  if (struck !== null) die(m, struck, NONE, CITE['S5.4']);
  if (stifled !== null) die(m, stifled, NONE, CITE['S5.1']);
  if (adrift !== null) banish(m, adrift, NONE, CITE['S5.1']);
  return struck !== null || stifled !== null || adrift !== null;
}

/** Mostly nobody dies, and then no list is made. */
function also(list: CardId[] | null, id: CardId): CardId[] {
  if (list === null) return [id];
  list.push(id);
  return list;
}
