import { digest, fingerprintOf, type Game, machine, type ReadyDeck } from '@wardroom/core';
import type { RealmCard, RealmSource } from './card.ts';
import { decks } from './decks/index.ts';
import { explain } from './explain.ts';
import { calm, idle, judge, judgeScale } from './judge.ts';
import { variants } from './options.ts';
import { rules as printed, type RealmRules, rulesWith } from './rules.ts';
import { shortlist } from './shortlist.ts';
import { story } from './story.ts';
import { faceOf, statLabels } from './text/face.ts';
import { words } from './text/log.ts';
import { board, couldBe, viewBack, viewCard, viewTable } from './view.ts';

/**
 * The Contested Realm: its rules, and what a table and bots need beside them for a match. `index.ts` adds what there is to read
 * of it.
 */

/** The Contested Realm, with its own kind of definitions. */
export type RealmGame = Omit<Game, 'defs'> & { defs: readonly RealmCard[] };

/** The game with these cards: they are part of the rules. */
export const gameWith = (sources: readonly RealmSource[], ready: readonly ReadyDeck[] = []): RealmGame =>
  gameOf(rulesWith(sources), ready, digest(fingerprintOf('realm') + JSON.stringify(sources)));

function gameOf(rules: RealmRules, ready: readonly ReadyDeck[], fingerprint: string): RealmGame {
  const { defs, defById } = rules;
  const game: RealmGame = {
    ...rules,
    title: 'Contested Realm',
    stats: rules.stats.map(({ name, base, min }) => ({ name, label: statLabels[name], base, min })),
    decks: ready,
    foes: [],
    fingerprint,
    couldBe: (s, place, def) => couldBe(machine(game, s), place, def),
    board,
    viewTable: (s, viewer) => viewTable(machine(game, s), viewer),
    viewCard: (s, id, viewer) => viewCard(machine(game, s), id, viewer),
    viewBack: (s, id) => viewBack(s, id),
    say: words({ use: (s, id, k) => defs[s.cards[id].def].uses[k].label, card: (def) => defs[def].name }),
    judge: (s, seat) => judge(machine(game, s), seat),
    judgeScale,
    calm,
    idle,
    shortlist: (s, choices) => shortlist(machine(game, s), choices),
    explain: (s, seat) => explain(machine(game, s), seat),
    story: story((s) => machine(game, s)),
    variants,
    cardFace: (id) => {
      const at = defById.get(id);
      return at === undefined ? undefined : faceOf(defs[at]);
    },
  };
  return game;
}

export const realm: RealmGame = gameOf(printed, decks, fingerprintOf('realm'));
