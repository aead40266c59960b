import type { KeptDeck } from '@wardroom/protocol';
import { dropDeck, keepDeck, keptDecks, whoAmI } from '../online/api.ts';
import { type OwnDeck, useOwn } from './own.ts';

/**
 * Decks on the server, for whoever has said who they are. What was changed here since goes there; everything else is as it is
 * there, so that a deck removed on the phone is gone from the desk. Without a server they stay on the device.
 */

/** Where decks are kept beside this device. */
export type Where = 'device' | 'server';

let under: Promise<Where> | null = null;

/** Brings both sides together; whoever asks while it is under way gets the same answer. */
export function syncDecks(): Promise<Where> {
  under ??= bringTogether()
    .catch((): Where => 'device')
    .finally(() => {
      under = null;
    });
  return under;
}

async function bringTogether(): Promise<Where> {
  const me = await whoAmI();
  if (me === null) return 'device';
  for (const id of useOwn.getState().gone) await dropDeck(id);
  const there = await keptDecks();
  const { decks, gone } = useOwn.getState();
  const refused = new Set<string>();
  for (const deck of toSend(decks, me.id)) {
    // One that the server does not take (there are too many, a card is no more) stays on the device.
    await keepDeck(deck.id, { ...deck, cards: [...deck.cards] }).catch(() => refused.add(deck.id));
  }
  const sent = decks.filter((d) => !refused.has(d.id));
  // What was changed while this was under way stays as it is, and goes the next time.
  const now = useOwn.getState();
  const next = { decks: merged(now.decks, sent, there, me.id), gone: now.gone.filter((id) => !gone.includes(id)) };
  // Nobody is told of nothing: whoever listens would ask again.
  if (JSON.stringify(next) !== JSON.stringify(now)) useOwn.setState(next);
  return 'server';
}

/** What the server does not have as it is here. */
export const toSend = (decks: readonly OwnDeck[], person: string): OwnDeck[] => decks.filter((d) => d.kept !== person);

/** The decks here after `sent` were brought together with what was there. */
export function merged(
  now: readonly OwnDeck[],
  sent: readonly OwnDeck[],
  there: readonly KeptDeck[],
  person: string,
): OwnDeck[] {
  const own = now.flatMap((deck): OwnDeck[] => {
    const before = sent.find((d) => d.id === deck.id);
    if (before === undefined || before.changed !== deck.changed) return [deck];
    if (before.kept !== person) return [{ ...deck, kept: person }];
    const other = there.find((d) => d.id === deck.id);
    return other === undefined ? [] : [{ ...other, kept: person }];
  });
  // One that was removed here meanwhile is not brought back.
  const known = new Set([...now, ...sent].map((d) => d.id));
  return [...own, ...there.filter((d) => !known.has(d.id)).map((d) => ({ ...d, kept: person }))];
}
