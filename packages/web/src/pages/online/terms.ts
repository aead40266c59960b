import type { Mode, Options } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import type { TableAsk, TableView } from '@wardroom/protocol';
import { create } from 'zustand';
import { choiceOf } from '../../decks/among.ts';
import { type OptionSheet, optionsOf } from '../../games/options.ts';
import { keepOnDevice } from '../../storage.ts';
import { playableIn } from '../home/choice.ts';
import { lasting } from './match/times.ts';

/** What a table is opened with, as it was chosen last on this device. */
export interface Terms {
  /** By game. */
  modes: Readonly<Record<string, string>>;
  /** By mode. */
  players: Readonly<Record<string, number>>;
  foe: string;
  /** By game: a ready deck, or one's own among them. */
  decks: Readonly<Record<string, string>>;
  /** Options of the match by game. */
  options: Readonly<Record<string, Options>>;
  listed: boolean;
  among: TableAsk['among'];
  takeBack: TableAsk['takeBack'];
  watch: 'nobody' | 'hidden' | 'open';
  clock: keyof typeof CLOCKS;
  then: ClockThen;
  gone: GoneThen;
  chat: boolean;
  judge: 'none' | 'plays' | 'apart';
}

type ClockThen = NonNullable<TableAsk['clock']>['then'];
type GoneThen = NonNullable<TableAsk['gone']>['then'];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Time for a decision, and a bank for what goes beyond it. */
export const CLOCKS = {
  none: null,
  quick: { decision: 20 * SECOND, bank: 2 * MINUTE },
  normal: { decision: 60 * SECOND, bank: 5 * MINUTE },
  long: { decision: 3 * MINUTE, bank: 20 * MINUTE },
  days: { decision: 3 * DAY, bank: 2 * DAY },
} as const;

/** How long somebody may be gone before anything happens. */
export const GRACE = 2 * MINUTE;
/** Whoever sees all hands sees them late, so that nobody is told what they hold. */
const OPEN_DELAY = 3 * MINUTE;

export const FIRST: Terms = {
  modes: {},
  players: {},
  foe: '',
  decks: {},
  options: {},
  listed: false,
  among: 'friends',
  takeBack: 'consent',
  watch: 'hidden',
  clock: 'none',
  then: 'bot',
  gone: 'wait',
  chat: true,
  judge: 'none',
};

export const useTerms = create<Terms>(() => FIRST);
keepOnDevice(useTerms, 'wardroom.table', 1);
export const setTerms = (change: Partial<Terms>): void => useTerms.setState(change);

export const modeIn = (terms: Terms, { name, modes }: Catalogue): Mode =>
  modes.find((m) => m.name === terms.modes[name]) ?? modes[0];

export const playersIn = (terms: Terms, mode: Mode): number =>
  mode.players.includes(terms.players[mode.name]) ? terms.players[mode.name] : mode.usual;

/** Whom the table plays in this mode, if anybody. */
export const foeIn = (terms: Terms, mode: Mode, { foes }: Catalogue): string | undefined => {
  const met = foes.filter((f) => f.mode === mode.name);
  return mode.foe === undefined ? undefined : (met.find((f) => f.id === terms.foe) ?? met[0]).id;
};

/** The deck that was taken last, or the first that may be played like this. The catalogue may hold decks of one's own. */
export function deckIn(terms: Terms, mode: Mode, catalogue: Catalogue): string {
  const { decks } = playableIn(catalogue, mode, terms.options[catalogue.name] ?? {});
  return (decks.find((d) => d.id === terms.decks[catalogue.name]) ?? decks[0]).id;
}

/** Whoever may come is a stranger. */
export const amongOf = ({ listed, among }: Terms): TableAsk['among'] => (listed ? 'strangers' : among);

/** The table that these terms ask for. */
export function askOf(terms: Terms, catalogue: Catalogue, sheet: OptionSheet): TableAsk {
  const mode = modeIn(terms, catalogue);
  const foe = foeIn(terms, mode, catalogue);
  const clock = CLOCKS[terms.clock];
  const options = optionsOf(sheet, catalogue.options, mode, terms.options[catalogue.name] ?? {});
  const among = amongOf(terms);
  return {
    game: catalogue.name,
    mode: mode.name,
    players: playersIn(terms, mode),
    options,
    ...(foe === undefined ? {} : { foe }),
    deck: choiceOf(catalogue.decks, deckIn(terms, mode, catalogue)),
    listed: terms.listed,
    among,
    takeBack: terms.takeBack,
    spectators:
      terms.watch === 'nobody' ? null : { hands: terms.watch, delay: terms.watch === 'open' ? OPEN_DELAY : 0 },
    clock: clock === null ? null : { ...clock, then: terms.then },
    gone: { grace: GRACE, then: terms.gone },
    chat: terms.chat,
    // Among strangers nobody who plays judges.
    ...(terms.judge === 'none' ? {} : { judge: among === 'strangers' ? 'apart' : terms.judge }),
  };
}

const TIME_UP = {
  lose: 'then that player loses',
  idle: 'then the table passes for them',
  bot: 'then a bot goes on for them',
};
const GONE = { bot: 'a bot plays for them', lose: 'they lose', wait: 'they are waited for' };

export const clockWords = (clock: TableView['clock']): string =>
  clock === null
    ? 'No clock'
    : `${lasting(clock.decision)} a decision and ${lasting(clock.bank)} in the bank, ${TIME_UP[clock.then]}`;

const SHORT_CLOCK = {
  none: 'no clock',
  quick: 'quick clock',
  normal: 'normal clock',
  long: 'long clock',
  days: 'over days',
};

/** The terms at a glance. */
export const inShort = (terms: Terms): string =>
  [
    terms.listed ? 'open to all' : 'by link',
    amongOf(terms) === 'friends' ? 'as friends' : 'as strangers',
    SHORT_CLOCK[terms.clock],
  ].join(', ');

/** What was agreed on, a line each, for whoever comes to the table. */
export function termsOf(table: TableView, sheet: OptionSheet, mode: Mode): string[] {
  const { spectators, gone } = table;
  const options = sheet.fields.flatMap((field) => {
    const value = table.options[field.name];
    return value === undefined ? [] : [`${field.label(mode)}: ${field.values?.[value] ?? value}`];
  });
  return [
    table.among === 'friends' ? 'Quick, as friends' : 'As strangers: nothing tells what you hold',
    clockWords(table.clock),
    `Taking back: ${{ free: 'freely', consent: 'if all agree', never: 'never' }[table.takeBack]}`,
    spectators === null
      ? 'Nobody looks on'
      : `Others may look on${spectators.hands === 'open' ? ` and see all hands, ${lasting(spectators.delay)} late` : ' without seeing hands'}`,
    `Somebody gone for ${lasting(gone.grace)}: ${GONE[gone.then]}`,
    ...(table.judge === null
      ? []
      : [table.judge === 'plays' ? 'The host plays and judges' : 'The host judges and does not play']),
    ...options,
  ];
}

/** Whether the viewer has opened the table to judge at it and not to play. */
export const judgesApart = ({ host, judge }: TableView): boolean => host && judge === 'apart';
