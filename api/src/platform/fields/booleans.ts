import { Transform } from 'class-transformer';

/** A Map, since an object knows more words than it was given: `__proto__` would be yes or no to somebody. */
const WORDS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Yes or no as forms say it, `true`, `1`, `false`, `0`; anything else stays, for the validators to refuse. */
export const booleanOf = (value: unknown): unknown => (typeof value === 'string' ? (WORDS.get(value) ?? value) : value);

/** Reads the same in the member of a form or of an address. */
export const FormBoolean = () => Transform(({ value }: { value: unknown }) => booleanOf(value));
