import type { Clause } from './clause.ts';

const section = 'Sites and casting';

/** S4: what is put into the realm, and how. */
export const sites: readonly Clause[] = [
  {
    id: 'S4.1',
    section,
    text:
      'Every avatar can tap to play a site or to draw one. Your first site goes under your avatar, every later one ' +
      'onto void or rubble beside a site of yours, not diagonally. A site that comes in your own turn gives its ' +
      'mana straight away.',
    ruling:
      'Whoever has no site left plays the next one under the avatar again, if there is void or rubble. Units in ' +
      'the void where a site comes in stand on it from then on.',
  },
  {
    id: 'S4.2',
    section,
    text: 'Where a site is destroyed rubble is left. A site with a water symbol is water, any other is land.',
    ruling:
      'Rubble is land and nobody’s: no mana, no symbols, nothing to attack. Where land floods or dries, what is ' +
      'below goes along, and dies if it cannot live there.',
  },
  {
    id: 'S4.3',
    section,
    text:
      'A minion is cast onto a site of yours. It comes untapped, but in that turn it cannot tap for anything: it ' +
      'has summoning sickness. A minion with Charge has not.',
    ruling:
      'Who can live below may come there at once, and who can live in the void onto void beside a site of yours. A ' +
      'minion with summoning sickness may defend and intercept.',
  },
  {
    id: 'S4.4',
    section,
    text:
      'Magic works and goes to the cemetery. Its targets are chosen as it is cast and looked at again as it ' +
      'resolves. An artifact is carried by a unit or lies on a site. An aura covers a block of two by two squares.',
    ruling:
      'The avatar casts, and any Spellcaster; distances are measured from the one who does. A target that is gone ' +
      'or no longer fits is left out, the rest works. Units pick up and drop artifacts where they stand for ' +
      'nothing, each artifact once a turn. A carrier that leaves drops what it carried; in the void it is lost.',
  },
];
