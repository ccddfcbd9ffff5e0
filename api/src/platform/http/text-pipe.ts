import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { type Message, ValidationFailedError } from '../errors/app-error.js';

/** Levels of a body, and its members on all of them together. */
export const MAX_DEPTH = 12;
export const MAX_KEYS = 1000;
const ALLOWED = 'atoll:max-members';

/** Lets a body of this class have more members than other bodies, all levels together: for lists of up to 1,000 rows. */
export const MaxMembers =
  (count: number): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(ALLOWED, count, target);

const allowedMembers = (type: ArgumentMetadata['metatype']): number =>
  (type && (Reflect.getMetadata(ALLOWED, type) as number | undefined)) ?? MAX_KEYS;
/** Members that take the place of what turns an object into a text or a number: converting it would then fail. */
const SHADOWING = /^(toString|valueOf)$/;
const POLLUTING = /(^|\.)(__proto__|constructor|prototype)(\.|$)/;

/** True for text that Postgres or a reader cannot take: NUL, or half of a surrogate pair. */
export const isUnsafeText = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** True for an object key or translation key that could reach a prototype. */
export const isPollutingKey = (key: string): boolean => POLLUTING.test(key);

/** True for a body that the pipe refuses. */
export const isUnsafeInput = (value: unknown): boolean => findFault(value) !== null;

/**
 * Refuses what no field may contain, before any DTO sees it (security requirement S5): lone surrogates, NUL, more than 12
 * levels, more than 1,000 keys, and the keys of prototype pollution or of a conversion that fails.
 */
@Injectable()
export class TextPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type === 'custom') return value;
    const fault = findFault(value, allowedMembers(metatype));
    if (fault) throw new ValidationFailedError({ [fault.path || 'non_field_errors']: [fault.message] });
    return value;
  }
}

interface Fault {
  path: string;
  message: Message;
}

function findFault(root: unknown, maxKeys = MAX_KEYS): Fault | null {
  let keys = 0;
  const visit = (value: unknown, path: string, depth: number): Fault | null => {
    if (typeof value === 'string') return isUnsafeText(value) ? { path, message: { code: 'unsafe_text' } } : null;
    if (typeof value !== 'object' || value === null) return null;
    if (depth > MAX_DEPTH) return { path: '', message: { code: 'too_deep' } };
    for (const [key, member] of Object.entries(value)) {
      if (++keys > maxKeys) return { path: '', message: { code: 'too_deep' } };
      if (SHADOWING.test(key) || isPollutingKey(key) || isUnsafeText(key))
        return { path: '', message: { code: 'unsafe_text' } };
      const fault = visit(member, path ? `${path}.${key}` : key, depth + 1);
      if (fault) return fault;
    }
    return null;
  };
  return visit(root, '', 1);
}
