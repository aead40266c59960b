/** What is only wanted once a match is over. A table loads it then. */

export { tellAnalysis } from './analysis.ts';
export { tellHindsight } from './hindsight.ts';
export { openReplayText } from './replay-files.ts';
export { decodeReplay, encodeReplay } from './replay-links.ts';
export { storyOf } from './stories.ts';
export { summaryOf } from './summary.ts';
