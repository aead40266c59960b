export { Card, type CardProps, type CardSize, type Glow } from './Card.tsx';
export { CardBack } from './CardBack.tsx';
export { describe } from './describe.ts';
export { CardNames, type Dress, DressContext, type Palette } from './dress.ts';
export type { CardFacts } from './facts.ts';
