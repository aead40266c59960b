/** Whose work the page shows, for the credits. The package of icons does not say which author drew which. */
export interface Credit {
  what: string;
  who: string;
  url: string;
  licence: string;
  licenceUrl: string;
}

export const credits: readonly Credit[] = [
  {
    what: 'Icons of cards, stats and events',
    who: 'Lorc, Delapouite and the other authors of game-icons.net',
    url: 'https://game-icons.net',
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
  },
];
