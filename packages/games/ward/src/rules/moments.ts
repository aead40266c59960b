import { type AnyRule, act, dropRows, loop, type Machine, NONE, type Row, rule, slots, when } from '@wardroom/core';
import { CEMETERY, MATCH, ROW, SIDE, WINDOW } from '../names.ts';
import { openWindow, policy } from './chain.ts';
import { hasNews, NEWS, news } from './checkpoint.ts';
import { DYING, dying, heal, isHealable } from './damage.ts';
import { ROLLED, rolling, rollingEach } from './rolling.ts';

/** Moments that a card of the match may answer, and that pass unasked in every other match. */

/** A creature is killed, and has not left yet. */
const dyingRule = dying.is([
  openWindow(
    WINDOW.killed,
    (_m, v) => v[DYING.by],
    (_m, v) => v[DYING.id],
    (_m, v) => v[DYING.killer],
    (_m, v) => v[DYING.cause],
  ),
]);

/** Dice have been rolled, and have not counted yet. */
const rollingRule = rolling.is([
  openWindow(
    WINDOW.rolled,
    (_m, v) => v[ROLLED.roller],
    (_m, v) => v[ROLLED.a],
    (_m, v) => v[ROLLED.b],
    (_m, v) => v[ROLLED.kind],
  ),
  act((m, v) => {
    m.state.rolled = v[ROLLED.faces];
  }),
]);

const HEALING = slots('src: card', 'me: seat', 'to: card', 'n', 'before?');

/** A text heals a creature: announced before it happens, so that it may be turned into something else. */
export const healing = rule('healing', HEALING, [
  act((m, v) => {
    v[HEALING.before] = m.state.g[MATCH.aside];
    m.state.g[MATCH.aside] = 0;
  }),
  when(
    (m, v) => policy.possible(m, WINDOW.heal) && isHealable(m, v[HEALING.src], v[HEALING.to], v[HEALING.n]),
    [
      openWindow(
        WINDOW.heal,
        (_m, v) => v[HEALING.me],
        (_m, v) => v[HEALING.to],
        (_m, v) => v[HEALING.src],
        (_m, v) => v[HEALING.n],
      ),
    ],
  ),
  act((m, v) => {
    const aside = m.state.g[MATCH.aside] === 1;
    m.state.g[MATCH.aside] = v[HEALING.before];
    if (!aside) heal(m, v[HEALING.src], v[HEALING.to], v[HEALING.n]);
  }),
]);

const firstNews = (m: Machine): Row | undefined => m.state.rows.find((row) => row.tag === ROW.news);

/** One after another, in the order in which they came. What has gone on meanwhile is news no more. */
const newsRule = news.is([
  loop(hasNews, [
    act((m, v) => {
      const row = firstNews(m)!;
      const c = m.state.cards[row.on];
      v[NEWS.card] = c.stamp === row.n ? row.on : NONE;
      v[NEWS.seat] = row.seat;
      v[NEWS.zone] = c.zone;
      dropRows(m, (x) => x === row);
    }),
    when(
      (_m, v) => v[NEWS.card] !== NONE && v[NEWS.zone] === CEMETERY,
      [
        openWindow(
          WINDOW.buried,
          (_m, v) => v[NEWS.seat],
          (_m, v) => v[NEWS.card],
          () => NONE,
          (_m, v) => v[NEWS.seat],
        ),
      ],
    ),
    when(
      (_m, v) => v[NEWS.card] !== NONE && v[NEWS.zone] === SIDE,
      [
        openWindow(
          WINDOW.beside,
          (_m, v) => v[NEWS.seat],
          (_m, v) => v[NEWS.card],
        ),
      ],
    ),
  ]),
]);

export const momentRules: readonly AnyRule[] = [dyingRule, rollingRule, rollingEach, healing, newsRule];
