import type { EventName } from '@wardroom/realm';
import type { KindLook, LogLook } from '../../parts/log/look.ts';
// The log may stand on a page without a table: its icons come with the dress.
import './dress.ts';

const fight = (icon: KindLook['icon'], tone?: KindLook['tone']): KindLook =>
  tone === undefined ? { icon, of: ['battle'] } : { icon, of: ['battle'], tone };
const spell = (icon: KindLook['icon']): KindLook => ({ icon, of: ['magic'] });
const both = (icon: KindLook['icon'], tone?: KindLook['tone']): KindLook =>
  tone === undefined ? { icon, of: ['battle', 'magic'] } : { icon, of: ['battle', 'magic'], tone };

/** The Contested Realm's events in a log: icon, filter, weight. */
export const realmLog: LogLook<EventName> = {
  turn: 'turnStart',
  phase: 'turnEnd',
  families: { battle: 'Fights', magic: 'Spells' },
  kinds: {
    entered: spell('summon'),
    cast: spell('realm:spell'),
    castResolved: spell('realm:spell'),
    used: spell('magic'),
    arrives: { icon: 'realm:movement' },
    attacks: fight('battle'),
    defends: fight('realm:defend'),
    intercepts: fight('realm:defend'),
    strikes: fight('hit'),
    damaged: both('damage', 'hurt'),
    siteStruck: fight('realm:site', 'hurt'),
    lifeLost: both('lose', 'hurt'),
    healed: both('heal', 'heal'),
    died: both('kill', 'kill'),
    destroyed: both('kill', 'kill'),
    banished: both('realm:void', 'kill'),
    sacrificed: both('sacrifice', 'kill'),
    discarded: { icon: 'cemetery' },
    returned: spell('hand'),
    drawn: { icon: 'draw' },
    tokenGained: spell('realm:warded'),
    wardBroken: both('realm:wardBroken'),
    siteDestroyed: both('realm:rubble', 'kill'),
    branded: spell('realm:branded'),
    transformed: spell('realm:changed'),
    first: { icon: 'flag' },
    shuffled: { icon: 'deck' },
    kept: { icon: 'hand' },
    putBack: { icon: 'deck' },
    sitePlayed: { icon: 'realm:site' },
    manaGained: { icon: 'realm:mana' },
    tapped: both('realm:tapped'),
    untapped: { icon: 'up' },
    targetLost: spell('negated'),
    protected: both('realm:warded'),
    prevented: both('noDamage'),
    moved: { icon: 'realm:movement' },
    tokenLost: both('realm:wardBroken'),
    silenced: spell('realm:silenced'),
    disabled: spell('realm:disabled'),
    flooded: spell('realm:flooded'),
    strengthened: spell('up'),
    lifted: spell('realm:airborne'),
    grounded: spell('realm:immobile'),
    sheltered: spell('realm:shielded'),
    stained: spell('realm:evil'),
    pickedUp: { icon: 'realm:carry' },
    dropped: { icon: 'realm:drop' },
    deathsDoor: both('realm:door', 'kill'),
    deathBlow: both('kill', 'end'),
    noDraw: { icon: 'skip', cited: true },
    deckEmpty: { icon: 'warning', tone: 'hurt' },
    conceded: { icon: 'flag', tone: 'end' },
    disqualified: { icon: 'flag', tone: 'end' },
    timeOut: { icon: 'clock', tone: 'end' },
    lost: { icon: 'lose', tone: 'end' },
    won: { icon: 'win', tone: 'end' },
    drawnMatch: { icon: 'flag', tone: 'end' },
    endless: { icon: 'flag', tone: 'end' },
  },
};
