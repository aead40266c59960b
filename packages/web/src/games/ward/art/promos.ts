/** Emblems of the promos; see `index.ts`. */
export const art: Readonly<Record<string, string>> = {
  'artist-egtoroth': 'palette',
  'denraa-the-bull': 'taurus',
  'lord-marshal-goroth': 'ram-profile',
  'rampage-orc': 'bully-minion',
  'sweet-tooth': 'wrapped-sweet',
};
