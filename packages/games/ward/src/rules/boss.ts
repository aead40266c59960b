import {
  type AnyRule,
  act,
  announce,
  answer,
  ask,
  type CardId,
  type Choice,
  call,
  EVERYONE,
  emit,
  loop,
  type Machine,
  moveCard,
  NONE,
  nextSeat,
  pile,
  roll,
  rule,
  type SeatId,
  type State,
  type Step,
  seatsFrom,
  slots,
  stop,
  type Value,
  type VarsOf,
  type Verb,
  when,
} from '@wardroom/core';
import {
  BOSS_BY,
  CEMETERY,
  CITE,
  DECK,
  EVENT,
  FIRST_SEAT,
  MAGIC,
  MATCH,
  matchOf,
  OPTION,
  PHASE,
  PLAYER,
  PRIMARY,
  PROMPT,
  SIDE,
  VERB,
} from '../names.ts';
import { battle, fightingAllowed, mayBattle, tellNoBattle } from './battle.ts';
import { phaseWindow, play } from './chain.ts';
import { checkpoint, losses } from './checkpoint.ts';
import { canAct } from './damage.ts';
import { shuffle } from './drawing.ts';
import { defOf, isFighter, primaryOf, roomBeside } from './field.ts';
import { breakFree, holds, payHolds, struggles } from './holds.ts';
import { putBeside, send } from './moving.ts';
import { ticks } from './over-time.ts';
import { phase, setPhase } from './phase.ts';
import { PLAY, usable, whyNotPlay } from './playable.ts';
import { answerEach } from './rolling.ts';
import { drawEnds, turnBegins, turnEnds } from './turn.ts';

/** The boss: its turns, its draws, its attacks, and how the table plays it (B8–B12). */

const isBoss = (s: State, seat: SeatId): boolean => seat === matchOf(s)[MATCH.boss] && seat !== NONE;

const BOSS_TURN = slots('seat: seat');

/** B9.3.1: draw, magic and summoning, combat. */
export const bossTurn = rule('bossTurn', BOSS_TURN, [
  ...turnBegins,
  act((m, v) => {
    m.state.seats[v[BOSS_TURN.seat]].n[PLAYER.turns]++;
    setPhase(m, PHASE.draw, CITE['B9.3.1']);
  }),
  call(() => bossDraw, {
    seat: (_m, v) => v[BOSS_TURN.seat],
    cite: (m) => (m.state.turn === 1 ? CITE['B8.3'] : CITE['B9.3.1']),
  }),
  drawEnds((_m, v) => v[BOSS_TURN.seat]),
  struggles(),
  phaseWindow((_m, v) => v[BOSS_TURN.seat]),
  // B10.8: before anything else it tries to get free.
  loop(
    (m, v) => holds(m, v[BOSS_TURN.seat]).length > 0,
    [
      act((m, v) => {
        const [held] = holds(m, v[BOSS_TURN.seat]);
        breakFree.enter(m, { seat: v[BOSS_TURN.seat], card: held.card, stamp: held.n });
      }),
    ],
  ),
  loop(
    (m, v) => remedies(m, v[BOSS_TURN.seat]).length > 0,
    [
      act((m, v) => {
        const [use] = remedies(m, v[BOSS_TURN.seat]);
        play.enter(m, { seat: v[BOSS_TURN.seat], card: use.card, ability: use.n });
      }),
    ],
  ),
  phase.call({ seat: (_m, v) => v[BOSS_TURN.seat], phase: () => PHASE.main }),
  call(() => bossCombat, { seat: (_m, v) => v[BOSS_TURN.seat] }),
  ...turnEnds(CITE['B9.3.1']),
]);

/** What players' cards let the boss do about them: a roll to be rid of what it wears. */
const remedies = (m: Machine, seat: SeatId): Choice[] =>
  usable(m, seat, false).filter((c) => m.state.cards[c.card].owner !== seat);

/** B9.1: between two players' turns the boss has one. */
export function hasMiniTurnAfter(s: State, seat: SeatId): boolean {
  const boss = matchOf(s)[MATCH.boss];
  return boss !== NONE && seat !== boss && nextSeat(s, seat) !== boss;
}

/** B9.3.2: a draw phase only. */
export const miniTurn = rule('miniTurn', BOSS_TURN, [
  act((m, v) => {
    emit(m, EVENT.miniTurn, CITE['B9.3.2'], v[BOSS_TURN.seat], NONE, NONE, m.state.active);
    announce(m, EVENT.miniTurn, NONE, NONE, m.state.active);
  }),
  checkpoint((_m, v) => v[BOSS_TURN.seat]),
  call(() => bossDraw, { seat: (_m, v) => v[BOSS_TURN.seat], cite: () => CITE['B9.3.2'] }),
]);

const BOSS_DRAW = slots('seat: seat', 'cite: cite', 'card?: card');

/** B10.5–7: one card, which is played at once. */
const bossDraw = rule('bossDraw', BOSS_DRAW, [
  when(
    (m, v) => pile(m.state, DECK, v[BOSS_DRAW.seat]).length === 0 && magicsToReturn(m, v[BOSS_DRAW.seat]).length > 0,
    [
      act((m, v) => {
        for (const id of magicsToReturn(m, v[BOSS_DRAW.seat])) moveCard(m, id, DECK, v[BOSS_DRAW.seat]);
        emit(m, EVENT.reshuffled, CITE['B10.7'], v[BOSS_DRAW.seat], NONE);
      }),
      shuffle.call({ seat: (_m, v) => v[BOSS_DRAW.seat] }),
    ],
  ),
  act((m, v) => {
    const s = m.state;
    const deck = pile(s, DECK, v[BOSS_DRAW.seat]);
    v[BOSS_DRAW.card] = deck.length === 0 ? NONE : deck[deck.length - 1];
    if (v[BOSS_DRAW.card] === NONE) return;
    s.known[v[BOSS_DRAW.card]] = EVERYONE;
    emit(m, EVENT.bossDraws, v[BOSS_DRAW.cite], v[BOSS_DRAW.seat], v[BOSS_DRAW.card]);
  }),
  when((_m, v) => v[BOSS_DRAW.card] === NONE, [stop]),
  when((m, v) => wastes(m, v[BOSS_DRAW.seat], v[BOSS_DRAW.card]), [checkpoint((_m, v) => v[BOSS_DRAW.seat]), stop]),
  when(
    (m, v) => defOf(m, v[BOSS_DRAW.card]).kind === 'creature',
    [
      act((m, v) => putBeside(m, v[BOSS_DRAW.card], v[BOSS_DRAW.seat], NONE, NONE, CITE['W13.1'])),
      checkpoint((_m, v) => v[BOSS_DRAW.seat]),
      stop,
    ],
  ),
  play.call({ seat: (_m, v) => v[BOSS_DRAW.seat], card: (_m, v) => v[BOSS_DRAW.card], ability: () => PLAY }),
]);

const magicsToReturn = (m: Machine, seat: SeatId): CardId[] =>
  pile(m.state, CEMETERY, seat).filter((id) => defOf(m, id).kind !== 'creature');

/** B10.5–6: what cannot be played goes to the cemetery, without any effect. True if it did. */
function wastes(m: Machine, seat: SeatId, id: CardId): boolean {
  const def = defOf(m, id);
  const full = def.kind !== 'creature' && pile(m.state, MAGIC, seat).length >= 5;
  const useless = def.kind === 'creature' ? roomBeside(m.state, seat) <= 0 : whyNotPlay(m, seat, id, null) !== null;
  if (!full && !useless) return false;
  const cite = full ? CITE['B10.6'] : CITE['B10.5'];
  emit(m, EVENT.bossWastes, cite, seat, id);
  send(m, id, CEMETERY, seat, cite);
  return true;
}

const BOSS_COMBAT = slots('seat: seat', 'fighters?: cards', 'at?', 'card?: card');

/** B11.1.1: it attacks, and so do its minions; a kill ends the phase as ever (W9.1.3). */
const bossCombat = rule('bossCombat', BOSS_COMBAT, [
  act((m, v) => {
    const s = m.state;
    s.g[MATCH.primaryKilled] = 0;
    setPhase(m, PHASE.combat, CITE['B9.3.1']);
    tellNoBattle(m, v[BOSS_COMBAT.seat]);
    v[BOSS_COMBAT.fighters] = [...pile(s, PRIMARY, v[BOSS_COMBAT.seat]), ...pile(s, SIDE, v[BOSS_COMBAT.seat])];
    v[BOSS_COMBAT.at] = 0;
  }),
  loop(
    (m, v) => v[BOSS_COMBAT.at] < v[BOSS_COMBAT.fighters].length && m.state.g[MATCH.primaryKilled] === 0,
    [
      act((_m, v) => {
        v[BOSS_COMBAT.card] = v[BOSS_COMBAT.fighters][v[BOSS_COMBAT.at]];
      }),
      when(
        (m, v) => attacks(m, v[BOSS_COMBAT.seat], v[BOSS_COMBAT.card]),
        [
          call(() => targetRoll, {
            among: (m, v) => playersOf(m, v[BOSS_COMBAT.seat]).filter((x) => primaryOf(m.state, x) !== NONE),
            card: (_m, v) => v[BOSS_COMBAT.card],
            cite: () => CITE['B11.1.2'],
          }),
          // Everybody it could attack may have left meanwhile.
          when(
            (m) => m.state.ret !== NONE,
            [
              battle.call({
                attacker: (_m, v) => v[BOSS_COMBAT.card],
                defender: (m) => primaryOf(m.state, rolledSeat(m)),
              }),
            ],
          ),
        ],
        [
          act((_m, v) => {
            v[BOSS_COMBAT.at]++;
          }),
        ],
      ),
    ],
  ),
  when(
    (m) => m.state.rows.length > 0,
    [act((m, v) => payHolds(m, v[BOSS_COMBAT.seat])), ticks.call({ seat: (_m, v) => v[BOSS_COMBAT.seat] })],
  ),
  checkpoint((_m, v) => v[BOSS_COMBAT.seat]),
]);

/** Whether a creature of the boss goes on to attack: it is able to, and somebody is there. */
const attacks = (m: Machine, seat: SeatId, id: CardId): boolean =>
  isFighter(m.state.cards[id]) &&
  m.state.cards[id].ctrl === seat &&
  fightingAllowed(m, seat) &&
  mayBattle(m, id) &&
  playersOf(m, seat).some((x) => primaryOf(m.state, x) !== NONE);

const playersOf = (m: Machine, boss: SeatId): SeatId[] =>
  seatsFrom(m.state, FIRST_SEAT).filter((seat) => seat !== boss);

const TARGET_ROLL = slots('among: seats', 'card: card', 'cite: cite', 'rolled?: seats');

/** Who rolls for it: somebody may leave the table while the dice are thrown. */
const rollers = (m: Machine, v: VarsOf<typeof TARGET_ROLL>): SeatId[] =>
  v[TARGET_ROLL.among].filter((seat) => m.state.seats[seat].out === 0);

const lowestOf = (among: readonly SeatId[], faces: readonly number[]): SeatId[] => {
  const low = Math.min(...faces);
  return among.filter((_, i) => faces[i] === low);
};

/** B11.1.2, B12.1.2: a die each, the lowest is meant; who is tied for the lowest rolls again. The answer is the seat. */
const targetRoll = rule('targetRoll', TARGET_ROLL, [
  loop(
    (m, v) => rollers(m, v).length > 1,
    [
      roll(
        PROMPT.rollTarget,
        (m, v) => (rollers(m, v).length > 1 ? rollers(m, v).length : 0),
        (m, v, faces) => {
          if (faces.length === 0) return;
          const among = rollers(m, v);
          v[TARGET_ROLL.rolled] = among;
          const lowest = lowestOf(among, faces);
          emit(
            m,
            EVENT.targetRoll,
            v[TARGET_ROLL.cite],
            matchOf(m.state)[MATCH.boss],
            v[TARGET_ROLL.card],
            NONE,
            lowest.length === 1 ? lowest[0] : NONE,
            among.flatMap((seat, i) => [seat, faces[i]]),
          );
        },
        (_m, v) => v[TARGET_ROLL.card],
      ),
      answerEach(
        'target',
        (_m, v) => v[TARGET_ROLL.rolled],
        (_m, v) => v[TARGET_ROLL.rolled].map(() => v[TARGET_ROLL.card]),
      ),
      act((m, v) => {
        if (m.state.rolled.length > 0) v[TARGET_ROLL.among] = lowestOf(v[TARGET_ROLL.rolled], m.state.rolled);
      }),
    ],
  ),
  ...answer<VarsOf<typeof TARGET_ROLL>>((m, v) => rollers(m, v)[0] ?? NONE),
]);

/** What `targetRoll` answered. */
const rolledSeat = (m: Machine): SeatId => m.state.ret as SeatId;

const CARD_ROLL = slots('cards: cards', 'card: card', 'picked?: card');

/** B12.1.2.1: the cards are numbered and a die picks, more dice if there are more than six. The answer is the card. */
const cardRoll = rule('cardRoll', CARD_ROLL, [
  act((_m, v) => {
    v[CARD_ROLL.picked] = v[CARD_ROLL.cards].length === 1 ? v[CARD_ROLL.cards][0] : NONE;
  }),
  loop(
    (_m, v) => v[CARD_ROLL.picked] === NONE && v[CARD_ROLL.cards].length > 1,
    [
      roll(
        PROMPT.rollCard,
        (_m, v) => Math.ceil(Math.log(v[CARD_ROLL.cards].length) / Math.log(6)),
        (m, v, faces) => {
          const at = faces.reduce((sum, face) => sum * 6 + face - 1, 0);
          v[CARD_ROLL.picked] = v[CARD_ROLL.cards][at] ?? NONE;
          emit(
            m,
            EVENT.cardRoll,
            CITE['B12.1.2.1'],
            matchOf(m.state)[MATCH.boss],
            v[CARD_ROLL.picked],
            v[CARD_ROLL.card],
            at + 1,
            faces.slice(),
          );
        },
        (_m, v) => v[CARD_ROLL.card],
      ),
    ],
  ),
  ...answer<VarsOf<typeof CARD_ROLL>>((_m, v) => v[CARD_ROLL.picked]),
]);

const BOSS_CHOOSES = slots('seat: seat', 'prompt: prompt', 'card: card', 'choices: nums');

const choicesOf = (v: VarsOf<typeof BOSS_CHOOSES>): Choice[] => {
  const flat = v[BOSS_CHOOSES.choices];
  const found: Choice[] = [];
  for (let i = 0; i < flat.length; i += 4) {
    const [verb, card, on, n] = flat.slice(i, i + 4);
    found.push({ verb: verb as Verb, card: card as CardId, on: on as CardId, n });
  }
  return found;
};

/** The players whose cards are to be chosen among; none if it is not about players' cards alone. */
const holders = (s: State, boss: SeatId, choices: readonly Choice[]): SeatId[] => {
  if (!choices.every((c) => c.verb === VERB.card && s.cards[c.card].seat !== boss)) return [];
  return [...new Set(choices.map((c) => s.cards[c.card].seat))].sort((a, b) => a - b);
};

const PERSON = BOSS_BY.indexOf('person');

/** B8.1, B8.1.1: the table answers for the boss; where a person plays it, only what is rolled in any case (B12.1.2). */
export const tablePlays = (s: State, seat: SeatId, choices: readonly Choice[]): boolean =>
  isBoss(s, seat) &&
  (s.options[OPTION.boss] !== PERSON ||
    choices.every((c) => c.verb === VERB.seat) ||
    holders(s, seat, choices).length > 0);

/** One of these players is meant. */
const rollFor = (among: Value<VarsOf<typeof BOSS_CHOOSES>, SeatId[]>): Step<VarsOf<typeof BOSS_CHOOSES>> =>
  targetRoll.call({ among, card: (_m, v) => v[BOSS_CHOOSES.card], cite: () => CITE['B12.1.2'] });

/** What the boss is asked: whom it means is rolled (B12.1.2); what is left open is for the table to say (B10.1). */
export const bossChooses = rule('bossChooses', BOSS_CHOOSES, [
  when(
    (_m, v) => choicesOf(v).every((c) => c.verb === VERB.seat),
    [
      rollFor((_m, v) => choicesOf(v).map((c) => c.n as SeatId)),
      act((m, v) => {
        m.state.picked = choicesOf(v).find((c) => c.n === rolledSeat(m))!;
      }),
      stop,
    ],
  ),
  when(
    (m, v) => holders(m.state, v[BOSS_CHOOSES.seat], choicesOf(v)).length > 0,
    [
      rollFor((m, v) => holders(m.state, v[BOSS_CHOOSES.seat], choicesOf(v))),
      cardRoll.call({
        cards: (m, v) => choicesOf(v).flatMap((c) => (m.state.cards[c.card].seat === rolledSeat(m) ? [c.card] : [])),
        card: (_m, v) => v[BOSS_CHOOSES.card],
      }),
      act((m, v) => {
        m.state.picked = choicesOf(v).find((c) => c.card === m.state.ret)!;
      }),
      stop,
    ],
  ),
  ask(
    (_m, v) => ({
      seat: v[BOSS_CHOOSES.seat],
      prompt: v[BOSS_CHOOSES.prompt],
      card: v[BOSS_CHOOSES.card],
      choices: openTo(v),
      table: true,
    }),
    (m, v, picked) => {
      if (openTo(v).length > 1) tellOptions(m, v[BOSS_CHOOSES.seat], openTo(v), picked);
    },
  ),
]);

/** B10.1: what the table decides for it. In what order its own texts happen is left as they lie: nothing is chosen by it. */
const openTo = (v: VarsOf<typeof BOSS_CHOOSES>): Choice[] =>
  v[BOSS_CHOOSES.prompt] === PROMPT.order ? choicesOf(v).slice(0, 1) : choicesOf(v);

/** B10.1: which options there were, the one that was taken last. */
function tellOptions(m: Machine, seat: SeatId, choices: readonly Choice[], picked: Choice): void {
  const isPicked = (c: Choice): boolean =>
    c.verb === picked.verb && c.card === picked.card && c.on === picked.on && c.n === picked.n;
  const tell = (c: Choice, taken: number): void =>
    emit(m, EVENT.weighed, CITE['B10.1'], seat, c.card, c.on, 0, [c.verb, c.n, taken]);
  for (const c of choices) if (!isPicked(c)) tell(c, 0);
  tell(picked, 1);
}

const BOSS_DRAWS_NOW = slots('src: card', 'me: seat', 'who?: seat');

/** A text has the boss draw. */
export const bossDrawsNow = rule('bossDrawsNow', BOSS_DRAWS_NOW, [
  when(
    (m, v) => isBoss(m.state, v[BOSS_DRAWS_NOW.me]),
    [bossDraw.call({ seat: (_m, v) => v[BOSS_DRAWS_NOW.me], cite: () => CITE['B10.5'] })],
  ),
]);

/** A text has the boss attack a player, outside of its combat phase or once more in it. */
export const attackNow = rule('attackNow', BOSS_DRAWS_NOW, [
  when(
    (m, v) =>
      v[BOSS_DRAWS_NOW.who] !== NONE &&
      fightingAllowed(m, v[BOSS_DRAWS_NOW.me]) &&
      matchOf(m.state)[MATCH.attacker] === NONE &&
      primaryOf(m.state, v[BOSS_DRAWS_NOW.me]) !== NONE &&
      primaryOf(m.state, v[BOSS_DRAWS_NOW.who]) !== NONE &&
      canAct(m, primaryOf(m.state, v[BOSS_DRAWS_NOW.me])),
    [
      battle.call({
        attacker: (m, v) => primaryOf(m.state, v[BOSS_DRAWS_NOW.me]),
        defender: (m, v) => primaryOf(m.state, v[BOSS_DRAWS_NOW.who]),
      }),
      // B11.1.1: its attack of the turn is still to come.
      act((m, v) => {
        m.state.cards[primaryOf(m.state, v[BOSS_DRAWS_NOW.me])].acts--;
      }),
    ],
  ),
]);

/** W4.1.2: a text that asks one player after another lets nobody answer past somebody's loss. */
export const reckonNow = rule('reckonNow', BOSS_DRAWS_NOW, [losses()]);

export const bossRules: readonly AnyRule[] = [
  bossDrawsNow,
  attackNow,
  reckonNow,
  bossTurn,
  miniTurn,
  bossDraw,
  bossCombat,
  targetRoll,
  cardRoll,
  bossChooses,
];
