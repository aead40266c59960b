import { type Static, type TProperties, type TSchema, Type } from 'typebox';

/** An object with these fields and no others. */
export const record = <T extends TProperties>(fields: T) => Type.Object(fields, { additionalProperties: false });

/** One of these words. */
export const oneOf = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words] });

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Milliseconds since 1970. */
export const Moment = Type.Integer();

/** What can be seen, on one line, without marks that turn it around or pile up. */
export const plainLine = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern:
      '^(?!.*\\p{M}{5})[^\\s\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}](?:[^\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}]*[^\\s\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}])?$',
  });

/** What people call themselves. */
export const PersonName = plainLine(24);

/** Six letters and digits that are not taken for each other when they are read out. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const Code = Type.String({ pattern: `^[${CODE_LETTERS}]{6}$` });

/** What every refusal looks like. */
export const Refused = record({ error: Type.String() });
export type Refused = Static<typeof Refused>;
