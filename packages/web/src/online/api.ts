import type { DeckAsk, KeptDeck, Listed, Me, MyMatch, TableAct, TableAsk, TableView } from '@wardroom/protocol';

/** What is asked of the server over HTTP. A refusal is thrown as the sentence that the server says. */

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Error('The server cannot be reached. Look at your connection, and try again.');
  }
  const said = (await answer.json().catch(() => null)) as { error?: string } | null;
  if (!answer.ok) throw new Error(said?.error ?? `The server answered ${answer.status}. Try again.`);
  return said as T;
}

/** Null for somebody who has not said who they are. */
export const whoAmI = (): Promise<Me | null> => ask('GET', '/api/me');
export const callMe = (name: string): Promise<Me> => ask('PUT', '/api/me', { name });
export const openTables = (): Promise<Listed[]> => ask('GET', '/api/tables');
export const myTables = (): Promise<Listed[]> => ask('GET', '/api/tables/mine');
export const myMatches = (): Promise<MyMatch[]> => ask('GET', '/api/matches');
export const openTable = (table: TableAsk): Promise<TableView> => ask('POST', '/api/tables', table);
export const lookAt = (code: string): Promise<TableView> => ask('GET', `/api/tables/${code}`);
export const doAt = (code: string, act: TableAct): Promise<TableView> => ask('POST', `/api/tables/${code}`, act);

export const keptDecks = (): Promise<KeptDeck[]> => ask('GET', '/api/decks');
export const keepDeck = (id: string, { game, name, cards }: DeckAsk): Promise<KeptDeck> =>
  ask('PUT', `/api/decks/${id}`, { game, name, cards });
export const dropDeck = (id: string): Promise<unknown> => ask('DELETE', `/api/decks/${id}`);
