import type { DifferenceDto } from '@atoll/api-client/endpoints/content.gen';
import { isEqual } from '../office/equal';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const membersOf = (value: unknown): Json =>
  isObject(value) ? value : value === null || value === undefined ? {} : { value };

/** Written by every change; they say nothing of what was changed. */
const ALWAYS = new Set(['version', 'updated_at', 'updated_by']);

/** What an entry of the audit changed: members that differ, those of objects inside by their dotted path. */
export function changedMembers(before: unknown, after: unknown): DifferenceDto[] {
  const found: DifferenceDto[] = [];
  const compare = (was: unknown, is: unknown, path: string[]) => {
    const [a, b] = [membersOf(was), membersOf(is)];
    for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (path.length === 0 && ALWAYS.has(name)) continue;
      if (isEqual(a[name], b[name])) continue;
      if (isObject(a[name]) && isObject(b[name])) compare(a[name], b[name], [...path, name]);
      else
        found.push({
          path: [...path, name].join('.'),
          before: a[name] ?? null,
          after: b[name] ?? null,
        } as DifferenceDto);
    }
  };
  compare(before, after, []);
  return found;
}
