/** A database that cannot be used: what it said, in a sentence. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}
