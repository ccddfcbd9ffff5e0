import { ValidateBy } from 'class-validator';

const NAME = /^[a-z][a-z0-9_]{0,39}$/;
const MAX_BYTES = 8192;

const isPlain = (value: unknown): boolean =>
  typeof value === 'boolean' || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

function isBuilder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (Buffer.byteLength(JSON.stringify(value)) > MAX_BYTES) return false;
  return Object.entries(value).every(
    ([name, member]) =>
      NAME.test(name) &&
      (isPlain(member) || (Array.isArray(member) && member.every((item) => typeof item === 'string'))),
  );
}

/** Steps of the trip builder: one level of names with plain values or lists of texts. */
export const IsBuilder = () =>
  ValidateBy({ name: 'isBuilder', validator: { validate: isBuilder, defaultMessage: () => 'invalid_object' } });
