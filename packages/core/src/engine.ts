import { copyState } from './copy.ts';
import { advance, begin, machine } from './machine.ts';
import { makeReplay } from './replay.ts';
import { parseReplay, playReplay } from './replay-reading.ts';
import { nameFor, spectator } from './sees.ts';
import { setupProblems } from './setup.ts';
import { openTable, submit, submitAsHost } from './table.ts';
import { citation, eventView, view } from './views.ts';

/**
 * The engine as one value: all that runs a match and shows it. Rules of another edition bring the engine they were made with
 * (a state is only understood by its own), so whoever holds such rules calls these and not what they import.
 */
export interface Engine {
  advance: typeof advance;
  begin: typeof begin;
  citation: typeof citation;
  copyState: typeof copyState;
  eventView: typeof eventView;
  submitAsHost: typeof submitAsHost;
  machine: typeof machine;
  makeReplay: typeof makeReplay;
  nameFor: typeof nameFor;
  openTable: typeof openTable;
  parseReplay: typeof parseReplay;
  submit: typeof submit;
  playReplay: typeof playReplay;
  setupProblems: typeof setupProblems;
  spectator: typeof spectator;
  view: typeof view;
}

export const engine: Engine = {
  advance,
  begin,
  citation,
  copyState,
  eventView,
  submitAsHost,
  machine,
  makeReplay,
  nameFor,
  openTable,
  parseReplay,
  submit,
  playReplay,
  setupProblems,
  spectator,
  view,
};
