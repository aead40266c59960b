/** Emblems of the promos; see `index.ts`. */
export const art: Readonly<Record<string, string>> = {
  'artist-egtoroth': 'palette',
  'denraa-the-bull': 'taurus',
  'dragon-of-time': 'sands-of-time',
  'god-killer-brox': 'thor-hammer',
  'lord-marshal-goroth': 'ram-profile',
  nadara: 'sun-priest',
  'perseus-valenthil': 'medusa-head',
  'rampage-orc': 'bully-minion',
  'sweet-tooth': 'wrapped-sweet',
};
