/** Something the user can put right: one sentence on stderr, and the exit code. */
export class Failure extends Error {
  readonly code: number;
  constructor(sentence: string, code = 1) {
    super(sentence);
    this.code = code;
  }
}
