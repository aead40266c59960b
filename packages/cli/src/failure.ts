/** Something the user can put right: one sentence on stderr, and the exit code. */
export class Failure extends Error {
  readonly code: number;
  constructor(sentence: string, code = 1) {
    super(sentence);
    this.code = code;
  }
}

/** The command itself was written wrongly. */
export class Misuse extends Failure {
  constructor(sentence: string) {
    super(sentence, 2);
  }
}
