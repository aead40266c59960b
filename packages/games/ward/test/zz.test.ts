import { test } from 'vitest';
import { duel } from './support.ts';
test('x', () => {
  const t = duel({ primary: 'dragon-fox', magics: ['knight-armor'], hand: ['demonic-magic'] }, { primary: 'swamp-dragon' });
  console.log(t.stat('swamp-dragon','onlyAttackHurts'), t.stat('swamp-dragon','al'));
  console.log(JSON.stringify(t.machine.game.defs.find(d=>d.id==='swamp-dragon')!.statics));
});
