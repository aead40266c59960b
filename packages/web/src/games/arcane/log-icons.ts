import type { EventName } from '@wardroom/arcane';
import type { KindLook, LogLook } from '../../parts/log/look.ts';
// The log may stand on a page without a table: its icons come with the dress.
import './dress.ts';

const fight = (icon: KindLook['icon'], tone?: KindLook['tone']): KindLook =>
  tone === undefined ? { icon, of: ['battle'] } : { icon, of: ['battle'], tone };
const spell = (icon: KindLook['icon']): KindLook => ({ icon, of: ['magic'] });

/** Arcane's events in a log: icon, filter, weight. */
export const arcaneLog: LogLook<EventName> = {
  turn: 'turnStart',
  families: { battle: 'Attacks', magic: 'Spells', dice: 'Coins' },
  kinds: {
    placedUp: { icon: 'summon' },
    placedDown: { icon: 'arcane:hidden' },
    revealed: { icon: 'eye', of: ['battle'] },
    turnedDown: { icon: 'arcane:hidden' },
    moved: { icon: 'arcane:move' },
    swapped: { icon: 'arcane:swap' },
    made: { icon: 'arcane:token' },
    returned: { icon: 'hand' },
    looked: { icon: 'eye' },
    drawn: { icon: 'draw' },
    drawsNothing: { icon: 'deck', tone: 'hurt' },
    discarded: { icon: 'cemetery' },
    shuffled: { icon: 'deck' },
    points: { icon: 'up' },
    turnEnd: { icon: 'turn' },
    goesFirst: { icon: 'arcane:coin', of: ['dice'] },
    begins: { icon: 'turn' },
    coin: { icon: 'arcane:coin', of: ['dice', 'battle'] },
    rolled: { icon: 'dice', of: ['dice', 'magic'] },
    attack: fight('battle'),
    attackStopped: fight('noDamage'),
    preCombat: fight('battle'),
    preDefense: fight('battle'),
    attacking: fight('battle'),
    attacked: fight('battle'),
    postCombat: fight('battle'),
    struckFirst: fight('strikesFirst'),
    sprung: fight('arcane:trap'),
    disarmed: fight('arcane:trap'),
    damaged: { icon: 'damage', of: ['battle', 'magic'], tone: 'hurt' },
    prevented: fight('noDamage'),
    destroyed: { icon: 'kill', of: ['battle', 'magic'], tone: 'kill' },
    healed: { icon: 'heal', of: ['magic'], tone: 'heal' },
    gained: { icon: 'up', of: ['magic'] },
    statusOn: { icon: 'overTime', of: ['battle', 'magic'] },
    statusOff: { icon: 'overTime', of: ['battle', 'magic'] },
    cast: spell('magic'),
    negated: spell('negated'),
    fizzled: spell('negated'),
    conceded: { icon: 'flag', tone: 'end' },
    disqualified: { icon: 'flag', tone: 'end' },
    timeOut: { icon: 'clock', tone: 'end' },
    won: { icon: 'win', tone: 'end' },
    drawnMatch: { icon: 'flag', tone: 'end' },
    endless: { icon: 'flag', tone: 'end' },
  },
};
