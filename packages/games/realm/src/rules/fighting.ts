import {
  type AnyRule,
  act,
  allSeats,
  announce,
  applyReplacements,
  ask,
  type CardId,
  type Choice,
  call,
  emit,
  loop,
  type Machine,
  NONE,
  pile,
  rule,
  type SeatId,
  type Spot,
  type Step,
  slots,
  stat,
  type VarsOf,
  when,
} from '@wardroom/core';
import { CITE, EVENT, FIGHTING, LANCE, MATCH, matchOf, PROMPT, STAT, STEALTH, TAPPED, VERB, WOULD } from '../names.ts';
import {
  amount,
  flagged,
  foeOf,
  has,
  hasLance,
  isDisabled,
  isHidden,
  isMinion,
  isSite,
  isTapped,
  isUnit,
  UNIT_ZONES,
} from './board.ts';
import { checkpoint } from './checkpoint.ts';
import { dealAll, type Hit, loseLife } from './damage.ts';
import { inReach, isOpen, travel } from './moving.ts';
import { canReach } from './paths.ts';
import { takeToken } from './tokens.ts';

/**
 * Fights (S5.3–S5.5): one unit that attacks or is intercepted against all who stand against it. Whoever takes part is
 * marked, and a card that leaves loses its marks: so nobody is struck who has gone, even if they have come back.
 */

const fights = (m: Machine, id: CardId): boolean => isUnit(m.state, id) && flagged(m.state, id, FIGHTING);

/** Who stands against this unit, where the fight is. */
function foesOf(m: Machine, id: CardId): CardId[] {
  const s = m.state;
  const found: CardId[] = [];
  for (const zone of UNIT_ZONES) {
    for (const foe of pile(s, zone, foeOf(s.cards[id].ctrl)))
      if (flagged(s, foe, FIGHTING) && s.cards[foe].at === s.g[MATCH.fightAt]) found.push(foe);
  }
  return found;
}

function begin(m: Machine, id: CardId, on: CardId, at: Spot): void {
  const s = m.state;
  s.g[MATCH.attacker] = id;
  s.g[MATCH.attacked] = on;
  s.g[MATCH.fightAt] = at;
  s.cards[id].flags |= FIGHTING;
  if (isUnit(s, on)) s.cards[on].flags |= FIGHTING;
}

const over: Step = act((m) => {
  const s = m.state;
  s.g[MATCH.attacker] = NONE;
  s.g[MATCH.attacked] = NONE;
  s.g[MATCH.fightAt] = NONE;
  for (const seat of allSeats(s)) {
    for (const zone of UNIT_ZONES) for (const id of pile(s, zone, seat)) s.cards[id].flags &= ~FIGHTING;
  }
});

// ── Attack and interception ──

const ATTACK = slots('card: card', 'on: card');

/** S5.2, S5.3: it attacks a unit or a site from where it stands. */
export const attack = rule('attack', ATTACK, [
  act((m, v) => {
    const s = m.state;
    const { at } = s.cards[v[ATTACK.on]];
    begin(m, v[ATTACK.card], v[ATTACK.on], at);
    emit(m, EVENT.attacks, CITE['S5.2'], s.cards[v[ATTACK.card]].ctrl, v[ATTACK.card], v[ATTACK.on], at);
    announce(m, EVENT.attacks, v[ATTACK.card], v[ATTACK.on], at);
    unhide(m, v[ATTACK.card]);
  }),
  checkpoint(),
  call(() => joining, {
    against: (_m, v) => v[ATTACK.card],
    seat: (m, v) => foeOf(m.state.cards[v[ATTACK.card]].ctrl),
    verb: () => VERB.defend,
  }),
  call(() => fight, { card: (_m, v) => v[ATTACK.card] }),
  over,
]);

const INTERCEPTION = slots('card: card');

/** S5.3: a unit has moved and attacks nobody; those who are there may stop it. */
export const interception = rule('interception', INTERCEPTION, [
  when(
    (m, v) => interceptors(m, v[INTERCEPTION.card]).length > 0,
    [
      act((m, v) => begin(m, v[INTERCEPTION.card], NONE, m.state.cards[v[INTERCEPTION.card]].at)),
      call(() => joining, {
        against: (_m, v) => v[INTERCEPTION.card],
        seat: (m, v) => foeOf(m.state.cards[v[INTERCEPTION.card]].ctrl),
        verb: () => VERB.intercept,
      }),
      call(() => fight, { card: (_m, v) => v[INTERCEPTION.card] }),
      over,
    ],
  ),
]);

// ── Who joins ──

const ready = (m: Machine, id: CardId): boolean =>
  !isTapped(m.state, id) && !flagged(m.state, id, FIGHTING) && !isDisabled(m, id);

function defenders(m: Machine, seat: SeatId): CardId[] {
  const s = m.state;
  const found: CardId[] = [];
  for (const zone of UNIT_ZONES) {
    for (const id of pile(s, zone, seat)) {
      if (ready(m, id) && stat(m, STAT.noDefend, id) <= 0 && canReach(m, id, matchOf(s)[MATCH.fightAt])) found.push(id);
    }
  }
  return found;
}

function interceptors(m: Machine, mover: CardId): CardId[] {
  const s = m.state;
  const { at, ctrl } = s.cards[mover];
  const found: CardId[] = [];
  if (isHidden(s, mover)) return found;
  for (const zone of UNIT_ZONES) {
    for (const id of pile(s, zone, foeOf(ctrl)))
      if (s.cards[id].at === at && ready(m, id) && isOpen(m, id, mover)) found.push(id);
  }
  return found;
}

const JOINING = slots('against: card', 'seat: seat', 'verb', 'card?: card', 'done?');
type Joining = VarsOf<typeof JOINING>;

/** There is somebody to fight for, or along with. */
const goesOn = (m: Machine, v: Joining): boolean => {
  if (v[JOINING.done] === 1 || !fights(m, v[JOINING.against])) return false;
  const on = matchOf(m.state)[MATCH.attacked];
  return (
    v[JOINING.verb] === VERB.intercept ||
    fights(m, on) ||
    isSite(m.state, on) ||
    foesOf(m, v[JOINING.against]).length > 0
  );
};

/** S5.3: units of a player join the fight, one by one, as long as the player wishes. */
const joining = rule('joining', JOINING, [
  loop(goesOn, [
    act((_m, v) => {
      v[JOINING.card] = NONE;
    }),
    ask(
      (m, v) => {
        const defends = v[JOINING.verb] === VERB.defend;
        const who = defends ? defenders(m, v[JOINING.seat]) : interceptors(m, v[JOINING.against]);
        const verb = defends ? VERB.defend : VERB.intercept;
        const choices: Choice[] = [{ verb: VERB.done, card: NONE, on: NONE, n: 0 }];
        for (const card of who) choices.push({ verb, card, on: NONE, n: 0 });
        const prompt = defends ? PROMPT.defend : PROMPT.intercept;
        return { seat: v[JOINING.seat], prompt, card: v[JOINING.against], choices };
      },
      (_m, v, picked) => {
        if (picked.verb === VERB.done) v[JOINING.done] = 1;
        else v[JOINING.card] = picked.card;
      },
    ),
    when(
      (_m, v) => v[JOINING.card] !== NONE,
      [
        act((m, v) => {
          m.state.cards[v[JOINING.card]].flags |= TAPPED;
        }),
        call(() => travel, {
          card: (_m, v) => v[JOINING.card],
          to: (m) => matchOf(m.state)[MATCH.fightAt],
          cite: () => CITE['S5.3'],
        }),
        act(join),
        checkpoint(),
      ],
    ),
  ]),
]);

function join(m: Machine, v: Joining): void {
  const s = m.state;
  const id = v[JOINING.card];
  // Something may have kept it from getting there.
  if (!isUnit(s, id) || s.cards[id].at !== s.g[MATCH.fightAt] || s.cards[id].ctrl !== v[JOINING.seat]) return;
  s.cards[id].flags |= FIGHTING;
  const kind = v[JOINING.verb] === VERB.defend ? EVENT.defends : EVENT.intercepts;
  emit(m, kind, CITE['S5.3'], v[JOINING.seat], id, v[JOINING.against], s.g[MATCH.fightAt]);
  announce(m, kind, id, v[JOINING.against], s.g[MATCH.fightAt]);
}

// ── The fight ──

const FIGHT = slots('card: card', 'early?: cards');
const BLOWS = slots('card: card', 'first', 'early: cards', 'foes?: cards', 'shares?: nums', 'left?', 'last?');
type Blows = VarsOf<typeof BLOWS>;

/** S5.6: with a Lance in an attack, or by a text. */
const strikesFirst = (m: Machine, id: CardId): boolean =>
  has(m, STAT.strikesFirst, id) ||
  (m.state.g[MATCH.attacker] === id && m.state.g[MATCH.attacked] !== NONE && hasLance(m.state, id));

/** How strong a strike of it is. */
export const strengthOf = (m: Machine, id: CardId): number =>
  Math.max(0, stat(m, STAT.power, id)) +
  (m.state.g[MATCH.attacker] === id && m.state.g[MATCH.attacked] !== NONE && hasLance(m.state, id) ? 1 : 0);

/** Whether one of the two who fight can strike the other: from afar only who is Ranged enough does (S5.6). */
const canStrike = (m: Machine, id: CardId, other: CardId): boolean =>
  !isDisabled(m, id) && inReach(m.state.cards[id].at, m.state.cards[other].at, amount(m, STAT.ranged, id));

/** One moment of it: 1 for those who strike first, 0 for all others. */
const strike = (first: number): Step<VarsOf<typeof FIGHT>> =>
  call(() => blows, { card: (_m, v) => v[FIGHT.card], first: () => first, early: (_m, v) => v[FIGHT.early] });

/** S5.4: all strike in one moment, but those who strike first before the others. */
const fight = rule('fight', FIGHT, [
  when(
    (m, v) => undefended(m, v[FIGHT.card]),
    [act((m, v) => strikeSite(m, v[FIGHT.card], matchOf(m.state)[MATCH.attacked])), checkpoint()],
    [
      act((m, v) => {
        v[FIGHT.early] = early(m, v[FIGHT.card]);
      }),
      when((_m, v) => v[FIGHT.early].length > 0, [strike(1)]),
      strike(0),
    ],
  ),
  act((m, v) => {
    // S5.6: a Lance breaks with the attack.
    if (fights(m, v[FIGHT.card]) && m.state.g[MATCH.attacked] !== NONE)
      takeToken(m, v[FIGHT.card], LANCE, CITE['S5.6']);
  }),
]);

const undefended = (m: Machine, id: CardId): boolean =>
  fights(m, id) && isSite(m.state, matchOf(m.state)[MATCH.attacked]) && foesOf(m, id).length === 0;

/** Those who strike first. */
const early = (m: Machine, lone: CardId): CardId[] =>
  fights(m, lone) ? [lone, ...foesOf(m, lone)].filter((id) => strikesFirst(m, id)) : [];

const strikesNow = (v: Blows, id: CardId): boolean => v[BLOWS.early].includes(id) === (v[BLOWS.first] === 1);

/** The strikes of one moment: of those who strike first, or of all others. */
const blows = rule('blows', BLOWS, [
  act((m, v) => {
    const lone = v[BLOWS.card];
    const struck =
      fights(m, lone) && strikesNow(v, lone) ? foesOf(m, lone).filter((foe) => canStrike(m, lone, foe)) : [];
    v[BLOWS.foes] = struck;
    v[BLOWS.shares] = [];
    v[BLOWS.left] = strengthOf(m, lone);
    v[BLOWS.last] = struck.length - 1;
  }),
  // S5.4: one strike against several is divided as its player likes.
  loop(
    (_m, v) => v[BLOWS.shares].length < v[BLOWS.last] && v[BLOWS.left] > 0,
    [
      ask(
        (m, v) => ({
          seat: m.state.cards[v[BLOWS.card]].ctrl,
          prompt: PROMPT.assign,
          card: v[BLOWS.card],
          choices: parts(m, v[BLOWS.foes][v[BLOWS.shares].length], v[BLOWS.left]),
        }),
        (_m, v, picked) => {
          v[BLOWS.shares] = [...v[BLOWS.shares], picked.n];
          v[BLOWS.left] -= picked.n;
        },
      ),
    ],
  ),
  act(land),
  checkpoint(),
]);

/** How much of a strike one of several may get: what kills it comes first, if there is so much, then the most. */
function parts(m: Machine, foe: CardId, left: number): Choice[] {
  const { hurt } = m.state.cards[foe];
  const need = isMinion(m.state, foe) ? Math.max(1, stat(m, STAT.power, foe) - hurt) : left + 1;
  const best = need <= left ? need : 0;
  const amounts = [best];
  for (let n = left; n >= 0; n--) if (n !== best) amounts.push(n);
  return amounts.map((n) => ({ verb: VERB.assign, card: foe, on: NONE, n }));
}

function land(m: Machine, v: Blows): void {
  const lone = v[BLOWS.card];
  if (!fights(m, lone)) return;
  const hits: Hit[] = [];
  const strikers: CardId[] = [];
  const struck = v[BLOWS.foes];
  const shares = v[BLOWS.shares];
  for (let i = 0; i < struck.length; i++) {
    const n = i < shares.length ? shares[i] : i === v[BLOWS.last] ? v[BLOWS.left] : 0;
    if (n > 0) hits.push({ src: lone, to: struck[i], n });
  }
  if (struck.length > 0) strikers.push(lone);
  for (const foe of foesOf(m, lone)) {
    if (!strikesNow(v, foe) || !canStrike(m, foe, lone)) continue;
    const n = strengthOf(m, foe);
    if (n > 0) hits.push({ src: foe, to: lone, n });
    strikers.push(foe);
  }
  for (const hit of dealAll(m, hits, CITE['S5.4'])) announce(m, EVENT.strikes, hit.src, hit.to, hit.n);
  for (const id of strikers) unhide(m, id);
}

/** S5.5: nobody stands before the site, so its controller pays with life. */
function strikeSite(m: Machine, id: CardId, site: CardId): void {
  const s = m.state;
  if (!canStrike(m, id, site)) return;
  const { ctrl, at } = s.cards[site];
  const strength = strengthOf(m, id);
  const n = strength > 0 ? strength + stat(m, STAT.siteDamage, id) + stat(m, STAT.siteDamage, site) : 0;
  const [left] =
    n > 0 ? applyReplacements(m, [{ kind: WOULD.damage, card: site, src: id, by: s.cards[id].ctrl, n }]) : [];
  if (left === undefined || left.n <= 0) return;
  emit(m, EVENT.siteStruck, CITE['S5.5'], ctrl, site, id, left.n, [at]);
  announce(m, EVENT.siteStruck, site, id, left.n);
  loseLife(m, ctrl, left.n, id, CITE['S5.5']);
}

/** S5.6: whoever strikes or attacks is seen. */
function unhide(m: Machine, id: CardId): void {
  if (isUnit(m.state, id)) takeToken(m, id, STEALTH, CITE['S5.6']);
}

export const fightingRules: readonly AnyRule[] = [attack, interception, joining, fight, blows];
