import {
  type AnyRule,
  act,
  allSeats,
  among,
  announce,
  ask,
  assemble,
  bring,
  type CardId,
  type CardSource,
  type ChainPolicy,
  type Choice,
  type Cite,
  type CodeId,
  type CompiledCard,
  call,
  citeCard,
  citeNumbers,
  countDown,
  defineVerbs,
  digest,
  type EventFacts,
  type EventKind,
  emit,
  enter,
  eventKinds,
  factN,
  type Game,
  kindNames,
  linkWindow,
  loop,
  type Machine,
  type Moment,
  meOf,
  moveCard,
  NONE,
  newState,
  nextSeat,
  nextStamp,
  type Prompt,
  permute,
  pile,
  promptNumbers,
  type Rule,
  type Rules,
  reorder,
  roll,
  rule,
  type SeatId,
  type Setup,
  type Spot,
  type Stamp,
  type State,
  seatsFrom,
  slots,
  stat,
  statNumbers,
  triggersRule,
  type Vocabulary,
  verbNumbers,
  type WholeGame,
  type WindowId,
  when,
  windowNumbers,
  windowRules,
  zoneNumbers,
} from '../src/index.ts';

/**
 * Pebbles, a game made up for these tests: whatever it can do, the engine can do without knowing any real game. Players
 * lay stones into a row; a stone scores its weight when it comes to lie; a stopper may answer and send it to the heap.
 * Fifteen points win.
 */

export const ZONES = [
  { name: 'bag', open: 'none', play: false, pile: true },
  { name: 'hand', open: 'own', play: false },
  { name: 'row', open: 'all', play: true },
  { name: 'heap', open: 'all', play: false },
  { name: 'air', open: 'all', play: false },
] as const;
export const { bag: BAG, hand: HAND, row: ROW, heap: HEAP, air: AIR } = zoneNumbers(ZONES);

export const STATS = ['weight', 'shine', 'tax'] as const;
export const STAT = statNumbers(STATS);
/** The first three are listened to. */
export const FACTS = {
  entered: ['seat', 'a'],
  turnStart: [],
  thrown: [],
  shuffled: ['seat'],
  drawn: ['seat', 'a'],
  played: ['seat', 'a'],
  negated: ['seat', 'a', 'b'],
  scored: ['seat', 'n'],
  rolled: ['seat', 'a', 'list'],
  over: ['seat?', 'n'],
  endless: [],
} as const satisfies EventFacts;
export const EVENTS = kindNames(FACTS);
export const EV = eventKinds(EVENTS);
export const CLAUSES = ['T1', 'T2', 'T3', 'T4'] as const;
export const C = citeNumbers(CLAUSES);
export const PROMPTS = ['main', 'answer', 'order', 'choose', 'chooseSeat', 'mode', 'may', 'die', 'shuffle'] as const;
export const PROMPT = promptNumbers(PROMPTS);
export const VERBS = ['lay', 'pass', 'trigger', 'card', 'seat', 'mode', 'yes', 'no', 'none', 'spot'] as const;
export const VERB = verbNumbers(VERBS);
export const WINDOWS = ['link', 'throw'] as const;
export const WINDOW = windowNumbers(WINDOWS);
export const MOMENT = { turn: 1 as Moment, never: 2 as Moment };
/** `seat.n[0]` */
const POINTS = 0;

export interface Stone extends CardSource {
  weight: number;
}
export type ToyCard = CompiledCard & { weight: number };

export const stone = (
  id: string,
  weight: number,
  ...abilities: NonNullable<CardSource['abilities']>[number][]
): Stone => ({
  id,
  name: id.toUpperCase(),
  weight,
  abilities,
});

/** The stones of the ordinary game: a bit of everything that texts can do. */
export const STONES: readonly Stone[] = [
  stone('pebble', 2, { is: 'play', do: [] }),
  stone('boulder', 4, {
    is: 'play',
    do: [
      { do: 'roll', as: 'die' },
      { do: 'if', test: { lt: ['die', 3] }, then: [{ do: 'score', who: 'me', n: -1 }] },
    ],
  }),
  stone(
    'lens',
    1,
    { is: 'static', to: { side: 'own', where: { other: true } }, mods: [{ stat: 'weight', add: 1 }] },
    { is: 'play', do: [] },
  ),
  stone(
    'moss',
    1,
    { is: 'play', do: [] },
    { is: 'trigger', on: 'entered', if: { not: { same: ['stone', 'self'] } }, do: [{ do: 'score', who: 'me', n: 1 }] },
  ),
  stone(
    'fern',
    1,
    { is: 'play', do: [] },
    {
      is: 'trigger',
      on: 'entered',
      if: { mine: 'stone' },
      do: [{ do: 'may', then: [{ do: 'draw', who: 'me', n: 1 }] }],
    },
  ),
  stone(
    'stopper',
    0,
    { is: 'answer', to: 'link', if: { foesLink: true } },
    { is: 'play', do: [{ do: 'negate', link: 'n' }] },
  ),
  stone('hook', 2, {
    is: 'play',
    targets: [{ as: 'target', from: { in: 'row', of: 'opponents' }, optional: true }],
    do: [{ do: 'modify', on: 'target', mods: [{ stat: 'weight', add: -1 }], lasting: { cycles: 1 } }],
  }),
];

export interface ToyOptions {
  stones?: readonly Stone[];
  rules?: readonly AnyRule[];
  /** More that texts can say. */
  verbs?: Vocabulary['verbs'];
  vocabulary?: Partial<Vocabulary>;
  windows?: readonly string[];
  order?: ChainPolicy['order'];
  /** Triggers go on the chain, the others' before the active player's. */
  ahead?: true;
  stops?: boolean;
  limits?: { max?: number; min?: number };
  /** Changes to the finished game, for tests of what goes wrong. */
  change?: Partial<Omit<Game, 'defs'>>;
}

const policyOf = (o: ToyOptions): ChainPolicy => ({
  linkWindow: WINDOW.link,
  answers: (m, seat, w) => {
    const at = w.kind === WINDOW.link ? m.state.links.length - 1 : 0;
    const found: Choice[] = [];
    for (const id of pile(m.state, HAND, seat)) {
      const def = m.game.defs[m.state.cards[id].def] as ToyCard;
      const vars = [id, seat, w.a, w.b, at];
      if (!def.answers.some((a) => a.window === w.kind && (a.test === null || a.test(m, vars)))) continue;
      found.push({ verb: VERB.lay, card: id, on: NONE, n: NONE });
    }
    return found;
  },
  possible: (m, window) =>
    o.stops === true ||
    allSeats(m.state).some((seat) =>
      pile(m.state, HAND, seat).some((id) => (m.game.defs[m.state.cards[id].def] as ToyCard).answersIn[window]),
    ),
  stops: () => o.stops === true,
  declare: () => declare,
  resolve: () => resolve,
  prompt: PROMPT.answer,
  pass: VERB.pass,
  order: o.order ?? 'last-in-first-out',
  ...(o.ahead && {
    ahead: {
      window: TRIGGER,
      seats: (s) => seatsFrom(s, s.active).reverse(),
      prompt: PROMPT.order,
      verb: VERB.trigger,
    },
  }),
});
/** Window kind of a trigger on the chain. */
const TRIGGER = 5 as WindowId;

export function draw(m: Machine, seat: SeatId, n: number): void {
  for (let i = 0; i < n; i++) {
    const bag = pile(m.state, BAG, seat);
    if (bag.length === 0) return;
    const id = bag[bag.length - 1];
    moveCard(m, id, HAND, seat);
    emit(m, EV.drawn, C.T1, seat, id);
  }
}

function score(m: Machine, seat: SeatId, n: number, cite: Cite): void {
  m.state.seats[seat].n[POINTS] += n;
  emit(m, EV.scored, cite, seat, NONE, NONE, n);
}

function finish(m: Machine): void {
  const s = m.state;
  const living = s.seats.filter((x) => x.out === 0);
  const most = Math.max(...living.map((x) => x.n[POINTS]));
  const best = living.filter((x) => x.n[POINTS] === most);
  s.over = { winner: best.length === 1 ? best[0].team : NONE, cite: C.T4 };
  emit(m, EV.over, C.T4, NONE, NONE, NONE, most);
}

const triggers = triggersRule(PROMPT.order, VERB.trigger);

const M = slots('at?: seat');
const match = rule('match', M, [
  act((_m, v) => {
    v[M.at] = 0 as SeatId;
  }),
  loop(
    (m, v) => v[M.at] < m.state.seats.length,
    [
      permute(
        PROMPT.shuffle,
        (m, v) => pile(m.state, BAG, v[M.at]).length,
        (m, v, order) => {
          reorder(m, BAG, v[M.at], order);
          emit(m, EV.shuffled, C.T1, v[M.at], NONE);
          draw(m, v[M.at], 3);
          v[M.at]++;
        },
      ),
    ],
  ),
  loop(
    () => true,
    [
      call(() => turn, { seat: (m) => m.state.active }),
      act((m) => {
        m.state.active = nextSeat(m.state, m.state.active);
      }),
    ],
  ),
]);

const V = slots('seat: seat', 'card?: card');
const turn = rule('turn', V, [
  act((m, v) => {
    const s = m.state;
    s.turn++;
    draw(m, v[V.seat], 1);
    countDown(m, MOMENT.turn, v[V.seat]);
    announce(m, EV.turnStart, NONE, NONE, v[V.seat]);
    v[V.card] = NONE;
    if (pile(s, HAND, v[V.seat]).length === 0 && pile(s, BAG, v[V.seat]).length === 0) finish(m);
  }),
  triggers.call({}),
  ask(
    (m, v) => ({
      seat: v[V.seat],
      prompt: PROMPT.main,
      choices: [
        ...pile(m.state, HAND, v[V.seat]).map((id) => ({ verb: VERB.lay, card: id, on: NONE, n: 0 })),
        { verb: VERB.pass, card: NONE, on: NONE, n: 0 },
      ],
    }),
    (_m, v, picked) => {
      v[V.card] = picked.card;
    },
  ),
  when((_m, v) => v[V.card] !== NONE, [call(() => lay, { seat: (_m, v) => v[V.seat], card: (_m, v) => v[V.card] })]),
]);

const L = slots('seat: seat', 'card: card');
/** A stone is laid, answered and resolved. */
const layOf = (policy: ChainPolicy): Rule<typeof L> =>
  rule('lay', L, [
    call(() => declare, {
      seat: (_m, v) => v[L.seat],
      card: (_m, v) => v[L.card],
      ability: () => NONE,
      window: () => NONE,
      a: () => NONE,
      b: () => NONE,
      n: () => 0,
    }),
    when(
      (m) => policy.possible(m, WINDOW.link) || policy.ahead !== undefined,
      [windowRules(policy).window.call(linkWindow(policy))],
      [call(() => resolve, { at: () => NONE })],
    ),
  ]);

/** As other rules call it, whatever its chain is like. */
const lay = layOf(policyOf({}));

const D = slots('seat: seat', 'card: card', 'ability', 'window: window', 'a: card', 'b: card', 'n', 'target?: card');
const declare = rule('declare', D, [
  act((_m, v) => {
    v[D.target] = NONE;
  }),
  when(
    (m, v) => (m.game.defs[m.state.cards[v[D.card]].def] as ToyCard).play!.targets.length > 0,
    [
      ask(
        (m, v) => {
          const target = (m.game.defs[m.state.cards[v[D.card]].def] as ToyCard).play!.targets[0];
          const choices: Choice[] = target
            .from(m, [v[D.card], v[D.seat], NONE, NONE, 0])
            .map((id) => ({ verb: VERB.card, card: id, on: NONE, n: 0 }));
          choices.push({ verb: VERB.none, card: NONE, on: NONE, n: 0 });
          return { seat: v[D.seat], prompt: PROMPT.choose, card: v[D.card], choices };
        },
        (_m, v, picked) => {
          v[D.target] = picked.card;
        },
      ),
    ],
  ),
  act((m, v) => {
    const s = m.state;
    moveCard(m, v[D.card], AIR, v[D.seat]);
    emit(m, EV.played, C.T2, v[D.seat], v[D.card]);
    s.links.push({
      card: v[D.card],
      seat: v[D.seat],
      ability: v[D.ability],
      negated: 0,
      answers: v[D.window] === WINDOW.link ? s.links.length - 1 : NONE,
      window: v[D.window],
      a: v[D.a],
      b: v[D.b],
      n: s.links.length - 1,
      picks: [v[D.target]],
      stamps: [0 as Stamp],
    });
  }),
]);

const R = slots('at', 'card?: card', 'seat?: seat', 'target?: card');
const resolve = rule('resolve', R, [
  act((m, v) => {
    const s = m.state;
    const [link] = s.links.splice(v[R.at] === NONE ? s.links.length - 1 : v[R.at], 1);
    if (link.window === TRIGGER) {
      enter(m, link.ability as CodeId, [link.card, link.seat, link.a, link.b, link.n]);
      return;
    }
    v[R.card] = link.card;
    v[R.seat] = link.seat;
    if (link.negated === 1) {
      moveCard(m, link.card, HEAP, s.cards[link.card].owner);
      return;
    }
    moveCard(m, link.card, ROW, link.seat);
    score(m, link.seat, stat(m, STAT.weight, link.card), C.T3);
    emit(m, EV.entered, C.T3, link.seat, link.card);
    announce(m, EV.entered, link.card);
    const def = m.game.defs[s.cards[link.card].def] as ToyCard;
    const play = def.play!;
    // A stone that answered something looks at what it answered.
    const picked = play.targets.length > 0 ? [link.picks[0]] : [];
    enter(m, play.code, [link.card, link.seat, NONE, NONE, link.answers, ...picked]);
  }),
  triggers.call({}),
  act((m) => {
    if (m.state.seats.some((x) => x.n[POINTS] >= 15)) finish(m);
  }),
]);

/** Round and round: what the limit on work is for. */
const spin = rule('spin', slots(), [loop(() => true, [act(() => {})])]);

/** The same through chance: every die is an input, with fuel of its own. */
const reel = rule('reel', slots(), [
  loop(
    () => true,
    [
      roll(
        PROMPT.die,
        () => 1,
        () => {},
      ),
    ],
  ),
]);

const vocabulary: Vocabulary = {
  stats: STATS,
  zones: ZONES,
  places: { bag: [BAG], hand: [HAND], row: [ROW], heap: [HEAP] },
  events: { entered: ['stone', 'b', 'n'], turnStart: ['a', 'b', 'player'], thrown: ['stone', 'b', 'n'] },
  eventIndex: (name) => (EVENTS.slice(0, 3) as readonly string[]).indexOf(name) as EventKind,
  moments: { never: MOMENT.never },
  cycleMoment: MOMENT.turn,
  verbs: defineVerbs(
    {
      score: { args: { who: 'seat', n: 'num' } },
      draw: { args: { who: 'seat', n: 'num' } },
      negate: { args: { link: 'num' } },
      spin: { args: {} },
      reel: { args: {} },
      toss: { args: { cards: 'cards', how: { word: ['gently', 'hard'] } } },
    },
    {
      score: { run: (m, { src }, { who, n }) => score(m, who, n, citeCard(m.state.cards[src].def)) },
      draw: { run: (m, _by, { who, n }) => draw(m, who, n) },
      negate: {
        run: (m, { src }, { link: at }) => {
          const link = m.state.links[at];
          if (link === undefined) return;
          link.negated = 1;
          emit(m, EV.negated, citeCard(m.state.cards[src].def), link.seat, link.card, src);
        },
      },
      spin: { rule: spin },
      reel: { rule: reel },
      toss: { run: () => {} },
    },
  ),
  nums: {},
  conds: {
    foesLink: (arg) => (m, v) => {
      const link = m.state.links[factN(v)];
      return (link !== undefined && m.state.seats[link.seat].team !== m.state.seats[meOf(v)].team) === arg;
    },
  },
  refs: {},
  cardWords: {},
  filters: {
    heavy: (arg) => (m, id) => stat(m, STAT.weight, id) > 2 === arg,
    heavierThan: (arg, c, scope) => {
      const other = c.card(arg, scope);
      return (m, id, v) => stat(m, STAT.weight, id) > stat(m, STAT.weight, other(m, v));
    },
  },
  prompts: { ...PROMPT, roll: PROMPT.die },
  promptIndex: (name) => (PROMPTS as readonly string[]).indexOf(name) as Prompt,
  words: VERB,
  spots: { upTo: (arg) => () => Array.from({ length: arg as number }, (_, i) => i as Spot) },
  rolled: (m, by, src, faces) => emit(m, EV.rolled, citeCard(m.state.cards[src].def), by, src, NONE, 0, faces.slice()),
};

const I = slots('seat: seat', 'target: seat');
const quit = rule('quit', I, [
  act((m, v) => {
    m.state.seats[v[I.seat]].out = 1;
    const living = seatsFrom(m.state, 0 as SeatId);
    if (living.length === 1) {
      m.state.over = { winner: m.state.seats[living[0]].team, cite: C.T4 };
      emit(m, EV.over, C.T4, living[0], NONE);
    }
  }),
]);

const cheer = rule('cheer', I, [
  roll(
    PROMPT.die,
    () => 1,
    (m, v, faces) => score(m, v[I.seat], faces[0] > 5 ? 1 : 0, C.T4),
  ),
]);

export function makeToy(o: ToyOptions = {}): WholeGame<ToyCard> {
  const stones = o.stones ?? STONES;
  const policy = policyOf(o);
  const words: Vocabulary = { ...vocabulary, verbs: { ...vocabulary.verbs, ...o.verbs }, ...o.vocabulary };
  const a = assemble(
    [
      match,
      turn,
      layOf(policy),
      declare,
      resolve,
      spin,
      reel,
      quit,
      cheer,
      ...windowRules(policy).rules,
      // Where triggers are links of the chain, the chain sees to them.
      o.ahead ? rule('triggers', slots(), []) : triggers,
      ...(o.rules ?? []),
    ],
    stones,
    words,
    o.windows ?? WINDOWS,
    (source, card): ToyCard => ({ ...card, weight: source.weight }),
  );
  const game: WholeGame<ToyCard> = {
    name: 'pebbles',
    title: 'Pebbles',
    modes: [{ name: 'plain', title: 'Plain', players: [2, 3, 4], usual: 2 }],
    options: {},
    rulebook: CLAUSES.map((id) => ({ id, section: 'All', text: `The clause ${id}.` })),
    clauses: CLAUSES,
    events: EVENTS,
    facts: FACTS,
    prompts: PROMPTS,
    verbs: VERBS,
    zones: ZONES,
    stats: STATS.map((name) => ({
      name,
      base: name === 'weight' ? (_s: State, c: { def: number }) => a.defs[c.def].weight : () => 0,
      ...(name === 'weight' ? (o.limits ?? {}) : {}),
    })),
    defs: a.defs,
    defById: a.defById,
    effects: a.effects,
    code: a.code,
    writeOut: a.writeOut,
    sizes: a.sizes,
    codeNames: a.codeNames,
    codeByName: a.codeByName,
    interrupts: {
      quit: {
        by: 'player',
        refuse: (m, seat) => (m.state.seats[seat].out === 1 ? { error: 'You have left.', rule: 'T4' } : null),
        rule: quit,
      },
      cheer: { by: 'player', refuse: () => null, rule: cheer },
    },
    foes: [],
    decks: [
      { id: 'one', name: 'One', idea: 'One of each.', cards: [...stones, ...stones].map((x) => x.id) },
      {
        id: 'two',
        name: 'Two',
        idea: 'The other way round.',
        cards: [...stones, ...stones].map((x) => x.id).toReversed(),
      },
    ],
    fingerprint: digest(JSON.stringify(stones)),
    check: (setup) => {
      const problems = setup.mode === 'plain' ? [] : [`mode: there is only plain; got ${setup.mode}.`];
      setup.seats.forEach((seat, i) => {
        for (const id of seat.deck)
          if (!a.defById.has(id)) problems.push(`seats[${i}].deck: no stone is called '${id}'.`);
      });
      return problems;
    },
    checkDeck: (deck) => ({
      errors: deck
        .filter((id) => !a.defById.has(id))
        .map((id) => ({ rule: 'T1', message: `No stone is called '${id}'.` })),
      advice: [],
    }),
    begin: (setup) => beginToy(game, setup),
    textWorks: (_m, c) => c.zone === ROW,
    affects: () => true,
    kinds: { endless: EV.endless, endlessCite: C.T1 },
    viewTable: (m) => ({ points: m.state.seats.map((x) => x.n[POINTS]) }),
    viewCard: (m, id) => ({ weight: a.defs[m.state.cards[id].def].weight }),
    say: {
      event: (e, name) => (e.a === NONE ? `${EVENTS[e.kind]}.` : `${EVENTS[e.kind]}: ${name(e.a)}.`),
      question: (_s, q, name) => `${PROMPTS[q.prompt]}${q.card === NONE ? '' : ` ${name(q.card)}`}?`,
      choice: (_s, c, name) => (c.card === NONE ? VERBS[c.verb] : `${VERBS[c.verb]} ${name(c.card)}`),
    },
    statLabels: {},
    reason: () => 'somebody had to',
    judge: (m, seat) => m.state.seats[seat].n[POINTS],
    quietPrompts: among(PROMPTS, ['main']),
    passingVerbs: among(VERBS, ['pass']),
    textVerbs: among(VERBS, []),
    spotVerbs: [VERB.spot],
    explain: () => [],
    variants: [{ options: {} }, { options: {}, acts: { cheer: 0.05, quit: 0.01 } }],
    cardText: () => '',
    cardFacts: () => '',
    cardFace: () => undefined,
    ...o.change,
  };
  return game;
}

function beginToy(game: Rules, setup: Setup): State {
  const s = newState({
    teams: setup.seats.map((x, i) => x.team ?? i),
    zones: ZONES.length,
    matchNumbers: 0,
    playerNumbers: 1,
    options: [],
    past: 0,
  });
  s.frames.push({ code: game.codeByName.get('match')!, pc: 0, vars: [0] });
  setup.seats.forEach((seat, i) => {
    for (const id of seat.deck) put(game, s, id, i as SeatId, BAG);
  });
  return s;
}

/** Put a new stone somewhere by hand. */
export function put(game: Rules, s: State, id: string, seat: SeatId, zone = ROW): CardId {
  const card = bring(s, game.defById.get(id)!, seat, zone);
  s.cards[card].stamp = nextStamp(s);
  return card;
}

export const pileOf = pile;

/** A set-up of so many players with the same stones. */
export const setup = (seats: number, deck: readonly string[], mode = 'plain'): Setup => ({
  mode,
  seats: Array.from({ length: seats }, (_, i) => ({ name: `Player ${i + 1}`, deck })),
});

/** Variables of a window that nothing but an event is about. */
export const windowOver = (m: Machine, kind: WindowId, actor: SeatId): number[] => [
  kind,
  actor,
  NONE,
  NONE,
  0,
  m.state.links.length,
];

/** The players, by seat. */
export const [FIRST, SECOND, THIRD, FOURTH] = [0, 1, 2, 3] as SeatId[];
