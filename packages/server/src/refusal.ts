/** Something that cannot be done, in a sentence for whoever asked. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Of HTTP. */
  readonly code: number;

  constructor(message: string, code = 400) {
    super(message);
    this.code = code;
  }
}
