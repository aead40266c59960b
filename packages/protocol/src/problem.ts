import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** What is wrong with a value, naming the field; null if it fits. */
export function problemOf(schema: TSchema, value: unknown): string | null {
  if (Value.Check(schema, value)) return null;
  const [first] = [...Value.Errors(choice(schema, value), value)];
  const field = first?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  // What a record does not know of has the schema that nothing fits.
  const what = first?.keyword === 'boolean' ? 'is not known here; leave it out' : (first?.message ?? 'does not fit');
  return `${field === '' ? 'message' : field}: ${what}.`;
}

/** Of a union of messages by `do`, the one that is meant: what is wrong is said of that one. */
function choice(schema: TSchema, value: unknown): TSchema {
  const among = (schema as { anyOf?: TSchema[] }).anyOf;
  const word = (value as { do?: unknown } | null)?.do;
  const meant = among?.find(
    (one) => (one as { properties?: { do?: { const?: unknown } } }).properties?.do?.const === word,
  );
  return meant ?? schema;
}
