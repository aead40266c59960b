import { test } from 'vitest';
import { spar } from './practice.ts';
import { defend, disabled, duel, has, hurt, isTapped, life, loc, offers, power, warded, where } from './support.ts';

const run = (name: string, f: () => void) => test(name, f);
run('T2 Old Quarry and arrows', () => {
  const t = duel({ sites: ['windswept-tor c2'], minions: ['hired-crossbow c2'] }, { sites: ['old-quarry c3'] });
  t.me.does('attackSite', 'hired-crossbow', 'old-quarry', loc('c2'));
  defend(t);
  console.log('from afar (want 20: 1-1)', life(t, 'opp'));
  const u = duel(
    { sites: ['windswept-tor c2'], minions: ['hired-crossbow c3'] },
    { sites: ['old-quarry c3', 'barley-terrace d3'] },
  );
  u.me.does('attackSite', 'hired-crossbow', 'barley-terrace', loc('c3'));
  defend(u);
  console.log('from quarry at terrace (want 19)', life(u, 'opp'));
});
run('T4 path three steps', () => {
  const t = duel(
    {
      avatar: 'cinder-marshal b1',
      sites: ['barley-terrace a1', 'barley-terrace b1', 'barley-terrace c1', 'barley-terrace a2', 'barley-terrace c2'],
      minions: ['cinder-rider a1'],
    },
    { sites: ['mouth-of-embers b2'] },
  );
  t.me.does('use', 'cinder-marshal', 'cinder-rider');
  t.me.does('move', 'cinder-rider', undefined, loc('c2'));
  console.log(t.asked, t.choices, t.log.slice(-6));
});
run('T11 source gone: Ring bearer dies of its own ring', () => {
  const t = duel(
    {
      sites: ['windswept-tor c1', 'windswept-tor c2'],
      minions: [{ card: 'apprentice-wizard', at: 'c2', carries: ['ring-of-morrigan'] }],
      hand: ['forked-bolt'],
    },
    { minions: ['moss-ox c2'], sites: ['barley-terrace c3'] },
  );
  t.me.does('cast', 'forked-bolt', 'moss-ox');
  console.log(t.asked, t.choices);
  if (t.asked === 'me caster') t.me.does('caster', 'apprentice-wizard');
  console.log(t.asked, t.choices);
  t.me.does('card', 'apprentice-wizard');
  console.log(t.asked, t.log);
});
run('T12 cast artifact to bearer that dies by ring', () => {
  const t = duel(
    {
      sites: ['windswept-tor c1', 'windswept-tor c2'],
      minions: [{ card: 'apprentice-wizard', at: 'c2', carries: ['ring-of-morrigan'] }],
      hand: ['whetted-glaive'],
    },
    { sites: ['barley-terrace c3'] },
  );
  t.me.does('cast', 'whetted-glaive', 'apprentice-wizard');
  if (t.asked === 'me caster') t.me.does('caster', 'apprentice-wizard');
  t.me.does('card', 'apprentice-wizard');
  console.log(t.asked, t.log, t.zone('whetted-glaive'));
});
run('T13 defender dies on its way', () => {
  const t = duel(
    { sites: ['barley-terrace c2'], minions: ['moss-ox c2'], auras: ['smoldering-heath c3'] },
    { sites: ['barley-terrace c3', 'barley-terrace b3'], minions: ['gust-courier b3'] },
  );
  t.me.does('attackSite', 'moss-ox', 'barley-terrace', loc('c3'));
  console.log(t.asked, t.choices);
  t.opp.does('defend', 'gust-courier');
  if (t.asked.startsWith('opp')) t.opp.does('done');
  console.log(t.asked, t.log);
});
run('T14 attack from a place where Ranged is lost', () => {
  const t = duel(
    { sites: ['barley-terrace c1', 'barley-terrace c2'], minions: ['hired-crossbow c1'] },
    { auras: ['becalmed-sky c2'], sites: ['barley-terrace c4', 'barley-terrace c3'], minions: ['moss-ox c3'] },
  );
  console.log(t.choices.filter((x) => x.startsWith('attack')));
});
run('T15 voidwalker calcified; site under', () => {
  const t = duel(
    {
      sites: ['windswept-tor c1'],
      minions: [{ card: 'hollow-stalker', at: 'c2 void', carries: ['whetted-glaive'] }],
      hand: ['windswept-tor'],
    },
    {},
  );
  t.me.does('playSite', 'windswept-tor', undefined, loc('c2'));
  console.log(where(t, 'hollow-stalker'), where(t, 'whetted-glaive'), t.log);
});
run('T16 avatar door + both', () => {
  const t = duel(
    { life: 0, door: 5, sites: ['windswept-tor c1'], avatar: 'persecutor c2' },
    { avatar: 'persecutor c2', life: 0, door: 4, sites: ['windswept-tor c2'] },
  );
  t.me.does('attack', 'me:persecutor', 'opp:persecutor', loc('c2'));
  console.log(t.asked, t.winner, t.log);
});
run('T17 ward on door avatar, lance first', () => {
  const t = duel(
    { sites: ['windswept-tor c1'], minions: ['ember-squire c2'] },
    { avatar: { card: 'persecutor', at: 'c2', tokens: ['ward'] }, life: 0, door: 4, sites: ['windswept-tor c2'] },
  );
  t.me.does('attack', 'ember-squire', 'opp:persecutor', loc('c2'));
  console.log(t.asked, t.winner, t.log);
});
