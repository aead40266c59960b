import { expect } from 'vitest';
import type { FromRoom, Told } from '../../src/room/index.ts';
import { type Client, connect, duelOf, friendly, openRig, playOn, type Rig } from './rig.ts';

export const told = (x: Client): Told[] => x.heard.flatMap((m) => (m.is === 'told' ? [m] : []));
export const taken = (x: Client): FromRoom[] => x.heard.filter((m) => m.is === 'taken');
export const asked = (x: Client) => x.shown!.view.question?.choices;
/** Answer with the choice of this verb, or any. */
export function answer(x: Client, verb?: string, key?: string): void {
  const pick = verb === undefined ? 0 : asked(x)!.findIndex((c) => c.verb === verb);
  expect(pick, `${verb} among ${asked(x)?.map((c) => c.verb)}`).toBeGreaterThanOrEqual(0);
  x.say({ do: 'pick', question: x.shown!.view.seq, pick, ...(key === undefined ? {} : { key }) });
}

/** Two people in the middle of a duel of Ward, the first of them to choose what to do. */
export function middle(more = {}): { rig: Rig; a: Client; b: Client } {
  const rig = openRig(friendly(duelOf('ward'), more));
  const a = connect(rig, 0);
  const b = connect(rig, 1);
  playOn(rig, [a, b], 'main', () => asked(a)?.some((c) => c.verb === 'summon') === true);
  return { rig, a, b };
}
