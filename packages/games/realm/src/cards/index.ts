import type { RealmSource } from '../card.ts';
import { airMinions } from './air.ts';
import { artifacts } from './artifacts.ts';
import { auras } from './auras.ts';
import { avatars } from './avatars.ts';
import { earthMinions } from './earth.ts';
import { fireMinions } from './fire.ts';
import { spells } from './magic.ts';
import { allSites } from './sites.ts';
import { tokens } from './tokens.ts';
import { waterMinions } from './water.ts';

/** Every card, by number. */
export const cards: readonly RealmSource[] = [
  ...avatars,
  ...airMinions,
  ...waterMinions,
  ...earthMinions,
  ...fireMinions,
  ...spells,
  ...artifacts,
  ...auras,
  ...allSites,
  ...tokens,
].sort((a, b) => a.no - b.no);
