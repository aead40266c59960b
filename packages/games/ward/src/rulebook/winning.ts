import type { Clause } from './clause.ts';

const section = 'Winning';

/** W4: cemetery HP, the loss it brings, and who calls it. */
export const winning: readonly Clause[] = [
  {
    id: 'W4.1.1',
    section,
    text:
      'A player loses when their cemetery HP stands at 300 or more at one time. The printed HP of a creature counts, ' +
      'not the HP it had when it left the field.',
    ruling:
      "A player's cemetery HP is the sum of the printed HP of the creature cards in their cemetery, plus or minus " +
      'what card effects add or take away. With `calling: auto`, if one effect takes several players past the ' +
      'threshold at the same moment and nobody would be left, they roll under W16.2.2 and the highest roll stays in.',
  },
  {
    id: 'W4.1.2',
    section,
    text: 'A loss by cemetery HP takes effect immediately.',
    ruling:
      'With `calling: manual` the loss comes with the call: a call too late to take a play back (W4.1.5), made while ' +
      'the player is still at or past the threshold, ends the match for that player. A player who has lost leaves ' +
      'the match, cards included. The last team with a player in the match wins; in a rumble that is the last player ' +
      'standing. A player may concede at any moment; that loss is immediate too.',
  },
  {
    id: 'W4.1.3',
    section,
    text: 'Both players keep track of cemetery HP. If nobody calls a loss, play goes on.',
    ruling:
      'The match option `calling` decides who calls. With `auto`, the default, the table calls for everyone. With ' +
      '`manual`, as on paper, every other player has a call action at any moment. A call that is wrong is logged and ' +
      'changes nothing.',
  },
  {
    id: 'W4.1.4',
    section,
    text:
      'A player who is past 300 and has not been called may still call the other player when that player reaches ' +
      '300, and wins by doing so.',
    ruling: 'With `calling: manual`, if both players are past the threshold, the one who calls first wins.',
  },
  {
    id: 'W4.1.5',
    section,
    text:
      'No play can make its own player lose if the opponent calls it. The table goes back to the moment just before ' +
      'the play, and its player does not lose for it.',
    ruling:
      'With `calling: auto` such a play is not legal, and asking for it is answered with this clause. With `calling: ' +
      'manual` it is allowed, and a call that arrives before the next action takes it back.',
    example:
      'A player offers a sacrifice that would take their own cemetery HP past 300. When the opponent calls, the ' +
      'sacrifice is undone and the match goes on.',
  },
  {
    id: 'W4.2.1',
    section,
    text: 'The players may agree on another threshold before the game. In official play it is 300.',
  },
  {
    id: 'W4.3.1',
    section,
    text: 'A creature that leaves a cemetery stops counting towards cemetery HP.',
  },
  {
    id: 'W4.3.2',
    section,
    text: 'Cemeteries are open: everyone may look through every cemetery whenever they like.',
    ruling: 'Hands are not open, not even between partners, unless the match option for it is on.',
  },
  {
    id: 'W4.3.3',
    section,
    text: 'A card that lies in a cemetery has no active effects, except where the card itself says it has.',
  },
];
