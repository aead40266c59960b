import { gameByName } from '@wardroom/games';
import { expect, test } from 'vitest';
import { connect, friendly, openRig, playOn } from './rig.ts';

/** Messages carry what changed: at most 1.5 kB for each event and viewer, on average in a raid of four. */
test('a raid of four', () => {
  const ward = gameByName('ward')!;
  const decks = ward.decks.filter((d) => (d.mode ?? 'boss') === 'boss');
  const places = [0, 1, 2, 3].map((seat) => ({
    name: `Player ${seat + 1}`,
    deck: decks[seat % decks.length].id,
    sitter: 'person',
  }));
  const foe = ward.foes.find((f) => f.mode === 'boss')!.id;
  const rig = openRig(friendly({ game: 'ward', mode: 'boss', seed: 'size', places, foe }));
  const clients = places.map((_, seat) => connect(rig, seat));
  playOn(rig, clients, 'size', () => rig.log.entries.length > 200);
  let bytes = 0;
  let events = 0;
  for (const m of clients.flatMap((x) => x.heard)) {
    if (m.is !== 'told') continue;
    bytes += Buffer.byteLength(JSON.stringify(m));
    events += m.beats.length;
  }
  expect(events).toBeGreaterThan(1000);
  expect(bytes / events).toBeLessThan(1500);
});
