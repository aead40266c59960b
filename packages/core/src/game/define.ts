import type { Box, Game } from '../game.ts';
import type { Advisor } from './advisor.ts';
import type { Definition } from './definition.ts';
import type { Projection } from './projection.ts';
import type { Rules } from './rules.ts';
import type { Telling } from './telling.ts';

/** The parts of a game as a match needs them. What tests look into (`Lab`) and what there is to read comes to it elsewhere. */
export interface Parts<D extends Definition> extends Omit<Box, 'foes'>, Partial<Pick<Box, 'foes'>> {
  rules: Rules<D>;
  projection: Projection;
  advisor: Advisor;
  telling: Telling;
}

/** Join the parts of a game. What can be seen to be wrong with them is an error that says it in a sentence. */
export function defineGame<D extends Definition>(parts: Parts<D>): Game<D> {
  const { rules, projection, advisor, telling, decks, foes = [], fingerprint, part } = parts;
  const problems = problemsOf(parts);
  if (problems.length > 0) throw new Error(`${rules.name}: ${problems.join(' ')}`);
  return {
    ...rules,
    ...projection,
    ...advisor,
    ...telling,
    stats: rules.stats.map(({ name, base, max, min }) => ({ name, label: telling.statLabels[name], base, max, min })),
    decks,
    foes,
    fingerprint,
    ...(part === undefined ? {} : { part }),
  };
}

function problemsOf<D extends Definition>({
  rules,
  projection,
  advisor,
  telling,
  decks,
  foes = [],
}: Parts<D>): string[] {
  const { events, prompts, verbs, modes, defById, codeByName } = rules;
  const { windows, lessons = [] } = telling;
  const stats = rules.stats.map((x) => x.name);
  const programs = [...Object.values(rules.interrupts), ...(rules.houseSeat === undefined ? [] : [rules.houseSeat])];
  return [
    ...Object.entries({ events, prompts, verbs, stats, zones: rules.zones.map((x) => x.name) }).flatMap(named),
    ...outside('targetVerbs', projection.targetVerbs, verbs, 'verb'),
    ...outside('seatVerbs', projection.seatVerbs, verbs, 'verb'),
    ...outside('spotVerbs', projection.spotVerbs, verbs, 'verb'),
    ...(advisor.quietPrompts.length === prompts.length
      ? []
      : ['quietPrompts: say it of every prompt, as `among` does.']),
    ...(advisor.passingVerbs.length === verbs.length ? [] : ['passingVerbs: say it of every verb, as `among` does.']),
    ...(advisor.textVerbs.length === verbs.length ? [] : ['textVerbs: say it of every verb, as `among` does.']),
    ...outside('selfHarm', advisor.selfHarm, verbs, 'verb'),
    ...outside('asItStands', advisor.asItStands, verbs, 'verb'),
    ...outside('kinds.endless', [rules.kinds.endless], events, 'event'),
    ...outside('kinds.endlessCite', [rules.kinds.endlessCite], rules.clauses, 'clause'),
    ...Object.keys(telling.statLabels).flatMap((x) =>
      stats.includes(x) ? [] : [`statLabels: no stat is called '${x}'.`],
    ),
    ...(windows?.list ?? []).flatMap((x) => (x.title === '' ? [`windows: '${x.name}' has no title.`] : [])),
    ...programs.flatMap(({ rule }) => (codeByName.has(rule.name) ? [] : [`no program is called '${rule.name}'.`])),
    ...[...decks, ...foes].flatMap(({ id, cards, mode }) => [
      ...cards.flatMap((card) => (defById.has(card) ? [] : [`deck '${id}': no card is called '${card}'.`])),
      ...modeless(`deck '${id}'`, mode),
    ]),
    ...lessons.flatMap(({ id, mode }) => modeless(`lesson '${id}'`, mode)),
  ];

  function modeless(what: string, mode: string | undefined): string[] {
    return mode === undefined || modes.some((x) => x.name === mode) ? [] : [`${what}: no mode is called '${mode}'.`];
  }
}

/** Every one has a name, and no two the same. */
function named([what, names]: [string, readonly string[]]): string[] {
  return names.flatMap((name, i) => {
    if (typeof name !== 'string' || name === '') return [`${what}: number ${i} has no name.`];
    return names.indexOf(name) === i ? [] : [`${what}: two are called '${name}'.`];
  });
}

/** What a list names that is not there. */
export const outside = (
  what: string,
  list: readonly number[] | undefined,
  names: readonly string[],
  one: string,
): string[] => (list ?? []).flatMap((n) => (names[n] === undefined ? [`${what}: there is no ${one} ${n}.`] : []));
