/** What is only wanted once a match is over. A table loads it then. */
export { decodeReplay, encodeReplay } from './replay-links.ts';
export { openReplayText } from './replays.ts';
export { tellStory } from './story.ts';
