import { expect, test } from 'vitest';
import { duel, table } from '../support.ts';
import { croc, ogre, SLIPS } from './cases.ts';

/** What `npm run soak -- pairs` brought to light, each as a scenario of its own. */

test('009 gen3 Hoggan goes to the cemetery as the battle ends, and The Guide heals before anything else is done', () => {
  const t = table([
    { ...ogre, side: ['owl'] },
    { ...croc, hand: ['hoggan'] },
    { primary: { card: 'the-guide', hp: 20 } },
  ]);
  t.dice(SLIPS, SLIPS);
  t.me.battle('ogre', 'werecroc');
  t.players[1].play('hoggan');
  expect([t.asked, t.zone('hoggan'), t.hp('the-guide')]).toEqual(['me combat', 'seat1:cemetery', 30]);
});

test('076 gen3 Thresher goes by the printed type: Demon Blood on a Steam Rex does not undo what lets it be worn', () => {
  const t = duel({ primary: 'thresher', hand: ['demon-blood'], magics: ['curse'] }, { primary: 'steam-rex' });
  t.me.play('demon-blood', 'steam-rex');
  expect([t.stat('steam-rex', 'al'), t.stat('steam-rex', 'atk')]).toEqual([1, 3]);
});
