/** Thinking beside the match, which no table needs before its first question: a file of its own. */
export { adviceOn } from './advice.ts';
export { forecastOf } from './forecast.ts';
export { hintFor } from './hint.ts';
