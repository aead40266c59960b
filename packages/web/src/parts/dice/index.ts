export { DiceTray, type DiceTrayProps } from './DiceTray.tsx';
export { Die, FlatDice } from './FlatDice.tsx';
export { type Roll, totalLine, type Verdict } from './roll.ts';
