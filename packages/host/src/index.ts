export * from './catalogue.ts';
export * from './desk.ts';
export type { DiceStory, Fairness } from './dice-story.ts';
export * from './match.ts';
export * from './messages.ts';
export { decodeReplay, encodeReplay } from './replay-links.ts';
export * from './replays.ts';
export * from './services.ts';
export * from './story.ts';
