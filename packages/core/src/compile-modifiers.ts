import type { EffectId, SeatId, Stat } from './brand.ts';
import { dense, nothings } from './dense.ts';
import { citeCard } from './event.ts';
import { type Effect, LAYERS, type Modifier } from './game.ts';
import type { Cond, Dialect, Mod, Num, Scope } from './language.ts';
import { isOpponent } from './seats.ts';
import { layerOrder } from './stats.ts';
import {
  type Compiler,
  factA,
  fail,
  inside,
  meOf,
  newScope,
  onlyKeys,
  selfOf,
  type TextScope,
  type TextTest,
  type Vocabulary,
} from './vocabulary.ts';

/** Changes to stats: continuous ones of a text, and groups of them that rows refer to. */

/** `effects` collects the groups, each known by its index. */
export function modifierCompiler(
  vocab: Vocabulary<Dialect>,
  { num, cond, filter }: Pick<Compiler, 'num' | 'cond' | 'filter'>,
  effects: Effect[],
) {
  const LAYER_WORDS = LAYERS.filter((l) => l !== 'base');
  const WORDS = ['stat', 'if', ...LAYER_WORDS];
  const unchanged = nothings(vocab.stats.length);

  const modifiers = (mods: readonly Mod[], to: Scope | null, given: Cond | undefined, scope: TextScope): Modifier[] => {
    const within = to === null ? null : reach(to, scope);
    const general = given === undefined ? null : cond(given, inside(scope, 'if'));
    return mods.map((mod) => {
      const which = vocab.stats.indexOf(mod.stat) as Stat;
      if (which < 0) fail(scope, `no stat is called '${mod.stat}'`);
      const layers = LAYER_WORDS.filter((l) => l in mod);
      if (layers.length > 1) fail(scope, `'${mod.stat}' has ${layers.join(' and ')}; one is enough`);
      onlyKeys(mod, WORDS, scope, `a change of '${mod.stat}'`);
      const [layer] = layers;
      if (layer === undefined) return fail(scope, `'${mod.stat}' needs one of ${LAYER_WORDS.join(', ')}`);
      const raw = layer === 'noRaise' ? 1 : (mod as Partial<Record<typeof layer, Num>>)[layer];
      const own = mod.if === undefined ? null : cond(mod.if, inside(scope, 'if'));
      const tests = [within, general, own].filter((t): t is TextTest => t !== null);
      return {
        stat: which,
        layer,
        order: layerOrder(layer),
        applies: tests.length === 0 ? null : tests.length === 1 ? tests[0] : (m, v) => tests.every((t) => t(m, v)),
        amount: num(raw, scope),
        constant: typeof raw === 'number' ? raw : null,
        cite: citeCard(scope.def),
      };
    });
  };

  /** Slots 0 and 2 of a modifier's variables are the source and the card (or seat) it may reach. */
  const reach = (to: Scope, scope: TextScope): TextTest => {
    if (to === 'self') return (_m, v) => v[0] === v[2];
    if (to === 'host') return (m, v) => m.state.cards[selfOf(v)].host === v[2];
    if ('seats' in to) {
      if (to.seats === 'all') return () => true;
      const foes = to.seats === 'foes';
      return (m, v) => (foes ? isOpponent(m.state, meOf(v), v[2] as SeatId) : v[1] === v[2]);
    }
    const fits = to.where === undefined ? null : filter(to.where, inside(scope, 'where'));
    const side = to.side;
    return (m, v) => {
      const ctrl = m.state.cards[factA(v)].ctrl;
      if (side === 'own' ? ctrl !== v[1] : side === 'foes' ? !isOpponent(m.state, ctrl, meOf(v)) : false) return false;
      return fits === null || fits(m, v, factA(v));
    };
  };

  const effect = (mods: readonly Mod[], scope: TextScope): EffectId => {
    const byStat: Modifier[][] = [];
    // A row's modifiers see the same four variables as a static's: source, maker, card, number.
    const rowScope = newScope(scope.at, scope.def, ['self', 'me', 'it', 'n']);
    for (const mod of modifiers(mods, null, undefined, rowScope)) {
      byStat[mod.stat] ??= [];
      byStat[mod.stat].push(mod);
    }
    const touches = Object.keys(byStat).map((which) => Number(which) as Stat);
    effects.push({
      touches,
      modifiers: dense(byStat, unchanged),
      cite: citeCard(scope.def),
      name: scope.at,
    });
    return (effects.length - 1) as EffectId;
  };

  return { modifiers, effect };
}
