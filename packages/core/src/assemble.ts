import { type CodeId, type DefId, type EventKind, NONE, type Prompt, type Stat, type WindowId } from './brand.ts';
import { compiler } from './compile.ts';
import { dense, nothings } from './dense.ts';
import type { Definition, Effect, Modifier, Trigger } from './game.ts';
import { flatten, type Instruction } from './instructions.ts';
import type { Ability, CardSource, Dialect, Op, Target } from './language.ts';
import { MOST_MARKS } from './marks.ts';
import type { AnyRule, Step } from './program.ts';
import { type CardIds, newScope, promptOf, type TextScope, type TextTest, type Vocabulary } from './vocabulary.ts';

/** From card texts and rules to programs: done once, when a game is loaded. */

export interface CompiledTarget {
  from: CardIds;
  prompt: Prompt;
  optional: boolean;
}

/** Something a player can set going: playing the card, or using an ability of it. */
export interface Action {
  ability: number;
  test: TextTest | null;
  targets: readonly CompiledTarget[];
  /** The test whether it might do anything, with its first target in place; null: always. Many are never asked for. */
  works: () => TextTest | null;
  code: CodeId;
  /** Program that pays, or -1. */
  cost: CodeId;
  /** What using it costs, in whatever the game pays with. */
  price: number;
  label: string;
  by: 'me' | 'host' | 'opponents' | 'all';
  must: boolean;
  /** The window it is used in, or NONE: in one's own turn. */
  at: WindowId;
  often: boolean;
}

export interface Answer {
  window: WindowId;
  test: TextTest | null;
}

export interface Instead {
  of: string;
  test: TextTest | null;
  code: CodeId;
}

/** A card's definition with everything the core can compile. */
export interface CompiledCard<N extends object = Readonly<Record<string, unknown>>> extends Definition {
  play: Action | null;
  uses: readonly Action[];
  answers: readonly Answer[];
  /** Whether it may be played in each window. */
  answersIn: readonly boolean[];
  /** Whether one of its uses is for each window. */
  usedIn: readonly boolean[];
  insteads: readonly Instead[];
  notes: Readonly<Partial<N>>;
}

/**
 * A card's definition with a game's own fields. The rules read definitions all the time, so all of a game must have the same
 * fields in the same order: what is compiled first, each by its name, then the game's as it wrote them. (`{ ...card, ...own }`
 * would give each card a shape of its own.)
 */
export const finished = <N extends object, O extends object>(card: CompiledCard<N>, own: O): CompiledCard<N> & O => ({
  index: card.index,
  id: card.id,
  name: card.name,
  listens: card.listens,
  triggers: card.triggers,
  lingers: card.lingers,
  touches: card.touches,
  statics: card.statics,
  play: card.play,
  uses: card.uses,
  answers: card.answers,
  answersIn: card.answersIn,
  usedIn: card.usedIn,
  insteads: card.insteads,
  notes: card.notes,
  ...own,
});

export interface Assembly<C> {
  defs: C[];
  defById: Map<string, DefId>;
  code: (Instruction[] | null)[];
  writeOut: (code: CodeId) => Instruction[];
  sizes: number[];
  codeNames: string[];
  codeByName: Map<string, CodeId>;
  effects: Effect[];
}

/** Variables every ability starts with; a, b and n are facts of the event or window. */
export const ABILITY_VARS = ['self', 'me', 'a', 'b', 'n'] as const;
/** Slot of the first target. */
export const FIRST_TARGET = ABILITY_VARS.length;

export function assemble<D extends Dialect, S extends CardSource<D>, C extends Definition>(
  rules: readonly AnyRule[],
  sources: readonly S[],
  vocab: Vocabulary<D>,
  windows: readonly string[],
  finish: (source: S, card: CompiledCard<D['notes']>) => C,
): Assembly<C> {
  const codeNames: string[] = [];
  const codeByName = new Map<string, CodeId>();
  const bodies: (readonly Step<never>[])[] = [];
  const sizes: number[] = [];
  const reserve = (name: string, size: number, body: readonly Step<never>[]): CodeId => {
    if (codeByName.has(name)) throw new Error(`two programs are called '${name}'`);
    codeNames.push(name);
    bodies.push(body);
    sizes.push(size);
    const code = (bodies.length - 1) as CodeId;
    codeByName.set(name, code);
    return code;
  };
  for (const r of rules) reserve(r.name, r.vars.length, r.body);

  const compile = compiler(vocab);
  const factsOf = (event: string): readonly string[] =>
    Object.hasOwn(vocab.events, event) ? (vocab.events as Readonly<Record<string, readonly string[]>>)[event] : [];
  const windowCalled = (name: string, at: string): WindowId => {
    const window = windows.indexOf(name) as WindowId;
    if (window < 0) throw new Error(`${at}: no window is called '${name}'`);
    return window;
  };
  /** The size is known only once the text is compiled. */
  const program = (name: string, ops: readonly Op[], scope: TextScope): CodeId => {
    const body = compile.ops(ops, scope);
    return reserve(name, scope.next.slot, body);
  };
  const heard = 1 + Math.max(-1, ...sources.flatMap((x) => kindsHeard(x, vocab)));
  // Most cards answer nothing, hear nothing or change no stat: those share what they have not.
  const noTriggers = nothings(heard);
  const noStatics = nothings(vocab.stats.length);
  const noWindows = windows.map(() => false);
  const defById = new Map<string, DefId>();
  const defs = sources.map((source, i): C => {
    const index = i as DefId;
    if (defById.has(source.id)) throw new Error(`two cards are called '${source.id}'`);
    defById.set(source.id, index);
    return finish(source, compileCard(source, index));
  });

  function compileCard(source: S, index: DefId): CompiledCard<D['notes']> {
    const statics: Modifier[][] = [];
    const triggers: Trigger[][] = [];
    const answers: Answer[] = [];
    const insteads: Instead[] = [];
    const uses: Action[] = [];
    const notes: Record<string, unknown> = {};
    let play: Action | null = null;
    const abilities = source.abilities ?? [];
    // Which of them were used this turn is a bit each of one number (`Card.used`).
    if (abilities.length > MOST_MARKS) {
      throw new Error(`${source.id}: a card has at most ${MOST_MARKS} abilities; it has ${abilities.length}`);
    }
    abilities.forEach((ability: Ability, i) => {
      const at = `${source.id} ${i + 1} ${ability.is}`;
      switch (ability.is) {
        case 'static': {
          const scope = newScope(at, index, ['self', 'me', 'it', 'n']);
          for (const mod of compile.modifiers(ability.mods, ability.to, ability.if, scope)) {
            statics[mod.stat] ??= [];
            statics[mod.stat].push(mod);
          }
          break;
        }
        case 'trigger': {
          const event = vocab.eventIndex(ability.on);
          if (event < 0) throw new Error(`${at}: nothing is announced as '${ability.on}'`);
          const scope = newScope(at, index, ABILITY_VARS);
          factsOf(ability.on).forEach((name, k) => {
            scope.names.set(name, 2 + k);
          });
          const test = ability.if === undefined ? null : compile.cond(ability.if, scope);
          const code = program(at, ability.do, scope);
          triggers[event] ??= [];
          triggers[event].push({ event, test, code, ability: i, lingers: ability.lingers === true });
          break;
        }
        case 'play':
        case 'use': {
          const scope = newScope(at, index, ABILITY_VARS);
          const test = ability.if === undefined ? null : compile.cond(ability.if, scope);
          const targets = (ability.targets ?? []).map((t: Target): CompiledTarget => {
            const from = compile.cards(t.from, scope);
            scope.names.set(t.as, scope.next.slot++);
            return {
              from,
              prompt: promptOf(vocab, t.prompt, vocab.prompts.choose, scope),
              optional: t.optional === true,
            };
          });
          const cost =
            ability.is === 'play' && ability.cost !== undefined ? program(`${at} cost`, ability.cost, scope) : NONE;
          const later = (ability.targets ?? []).slice(1).map((t) => t.as);
          const before = { ...scope, names: new Map(scope.names), next: { ...scope.next } };
          const works = once(() => compile.works(ability.do, before, later));
          const code = program(at, ability.do, scope);
          const action: Action = {
            ability: i,
            test,
            targets,
            works,
            code,
            cost,
            price: ability.is === 'use' ? (ability.price ?? 0) : 0,
            label: ability.is === 'use' ? ability.label : '',
            by: ability.is === 'use' ? (ability.by ?? 'me') : 'me',
            must: ability.is === 'use' && ability.must === true,
            at: ability.is === 'use' && ability.at !== undefined ? windowCalled(ability.at, at) : NONE,
            often: ability.is === 'use' && ability.often === true,
          };
          if (ability.is === 'play') play = action;
          else uses.push(action);
          break;
        }
        case 'answer': {
          const window = windowCalled(ability.to, at);
          const scope = newScope(at, index, ABILITY_VARS);
          answers.push({ window, test: ability.if === undefined ? null : compile.cond(ability.if, scope) });
          break;
        }
        case 'instead': {
          const scope = newScope(at, index, ABILITY_VARS);
          factsOf(ability.of).forEach((name, k) => {
            scope.names.set(name, 2 + k);
          });
          insteads.push({
            of: ability.of,
            test: ability.if === undefined ? null : compile.cond(ability.if, scope),
            code: program(at, ability.do, scope),
          });
          break;
        }
        case 'note': {
          const { is: _, ...facts } = ability;
          Object.assign(notes, facts);
          break;
        }
        default:
          ability satisfies never;
      }
    });
    return {
      index,
      id: source.id,
      name: source.name,
      triggers: dense(triggers, noTriggers),
      lingers: triggers.some((list) => list.some((x) => x.lingers)),
      listens: Object.keys(triggers).map((kind) => Number(kind) as EventKind),
      statics: dense(statics, noStatics),
      touches: Object.keys(statics).map((which) => Number(which) as Stat),
      play,
      uses,
      answers,
      answersIn: answers.length === 0 ? noWindows : windows.map((_, w) => answers.some((a) => a.window === w)),
      usedIn: uses.length === 0 ? noWindows : windows.map((_, w) => uses.some((use) => use.at === w)),
      insteads,
      // What a fact may be is the dialect's; what is written in a file is looked at where it is read.
      notes: notes as Partial<D['notes']>,
    };
  }

  const codeOf = (name: string): CodeId => {
    const code = codeByName.get(name);
    if (code === undefined) throw new Error(`no rule is called '${name}'`);
    return code;
  };
  // Most texts are of cards that are in no deck of a match: they are checked by now, and written out when they are first run.
  const code = bodies.map((body, i) => (i < rules.length ? flatten(body, codeOf) : null));
  const writeOut = (of: CodeId): Instruction[] => {
    const program = flatten(bodies[of], codeOf);
    code[of] = program;
    return program;
  };
  return { defs, defById, code, writeOut, sizes, codeNames, codeByName, effects: compile.effects };
}

/** Made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { is: T } | null = null;
  return () => {
    made ??= { is: make() };
    return made.is;
  };
}

/** The kinds of events that a card's texts listen to. */
const kindsHeard = <D extends Dialect>(source: CardSource<D>, vocab: Vocabulary<D>): EventKind[] =>
  (source.abilities ?? []).flatMap((a) => (a.is === 'trigger' ? [vocab.eventIndex(a.on)] : []));
