/**
 * The numbers of all clauses, in the order of the rulebook. Rules cite clauses by their place in it. The wording stands in
 * the chapters beside this file, which a table in a browser loads later.
 */
export const clauseIds = [
  'S1.1',
  'S1.2',
  'S1.3',
  'S1.4',
  'S1.5',
  'S1.6',
  'S1.7',
  'S1.8',
  'S1.9',
  'S1.10',
  'S1.11',
  'S1.12',
  'S1.13',
  'S1.14',
  'S1.15',
  'S2.1',
  'S2.2',
  'S2.3',
  'S2.4',
  'S3.1',
  'S3.2',
  'S3.3',
  'S3.4',
  'S4.1',
  'S4.2',
  'S4.3',
  'S4.4',
  'S5.1',
  'S5.2',
  'S5.3',
  'S5.4',
  'S5.5',
  'S5.6',
  'S6.1',
  'S7.1',
  'S8.1',
] as const;

export type ClauseId = (typeof clauseIds)[number];
