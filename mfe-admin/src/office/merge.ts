import { isEqual } from './equal';

type Json = Record<string, unknown>;

/** Two people changed the same: where, and what each wants. */
export interface Conflict {
  /** Members from the outside in: `['translations', 'ru', 'name']`; those that are one thing together as `lat,lng`. */
  path: readonly string[];
  /** What stood there before either. */
  was: unknown;
  mine: unknown;
  theirs: unknown;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members that are one thing together: half of one position and half of another are neither, nor is a name with another's birthday. */
const TOGETHER = [
  ['lat', 'lng', 'coordinate_accuracy'],
  ['name', 'birth_date', 'nationality'],
];

/** Whether a step of a path stands for several members. */
export const isTogether = (step: string | undefined): boolean => step?.includes(',') ?? false;

/** The members of an object as steps of a path: those that are one thing are one step. */
function stepsOf(names: readonly string[]): string[] {
  const groups = TOGETHER.map((group) => group.filter((name) => names.includes(name))).filter(
    ({ length }) => length > 1,
  );
  const grouped = new Set(groups.flat());
  return [...names.filter((name) => !grouped.has(name)), ...groups.map((group) => group.join(','))];
}

/** Whether each entry stands where it stood: none is what another one was. */
const keepsPlaces = (was: readonly unknown[], now: readonly unknown[]): boolean =>
  now.every((entry, place) => isEqual(entry, was[place]) || !was.some((other) => isEqual(entry, other)));

const parts = (base: unknown, mine: unknown, theirs: unknown): Json[] | null => {
  const all = [base, mine, theirs];
  if (all.every((value) => isObject(value))) return all as Json[];
  // A list of plain values is one thing: where two have moved its entries, each by its place would stand there twice.
  if (all.some((value) => Array.isArray(value) && !value.every((entry) => isObject(entry)))) return null;
  const lengths = all.map((value) => (Array.isArray(value) ? value.length : -1));
  // A list whose places were changed on one side is one thing: its entries have no names to tell them apart.
  if (lengths[0]! < 0 || lengths.some((length) => length !== lengths[0])) return null;
  const [was, own, other] = all as unknown[][];
  return keepsPlaces(was!, own!) && keepsPlaces(was!, other!) ? (all as unknown as Json[]) : null;
};

/** What was open before and is open still: nobody has chosen, and both say different things there. */
const stillOpen = (
  open: readonly Conflict[],
  found: readonly Conflict[],
  value: unknown,
  theirs: unknown,
): Conflict[] =>
  open
    .filter(({ path }) => !found.some((one) => isEqual(one.path, path)))
    .map(({ path, was }) => ({ path, was, mine: valueAt(value, path), theirs: valueAt(theirs, path) }))
    .filter((one) => !isEqual(one.mine, one.theirs));

/**
 * What two changes of the same thing give together. Where both changed the same, mine stands and the conflict is told; objects are
 * gone through member by member, and so are lists as long as nobody added, took out or moved entries.
 * @param open conflicts of earlier changes, in which mine stands so far: what comes later settles none of them
 */
export function merged<T>(
  base: T,
  mine: T,
  theirs: T,
  open: readonly Conflict[] = [],
): { value: T; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const together = (was: unknown, own: unknown, other: unknown, path: readonly string[]): unknown => {
    if (isEqual(own, other) || isEqual(was, other)) return own;
    if (isEqual(was, own)) return other;
    const inside = isTogether(path.at(-1)) ? null : parts(was, own, other);
    if (!inside) {
      conflicts.push({ path, was, mine: own, theirs: other });
      return own;
    }
    const [a, b, c] = inside as [Json, Json, Json];
    const names = [...new Set([...Object.keys(c), ...Object.keys(b)])];
    const entries = stepsOf(names).flatMap((step): (readonly [string, unknown])[] => {
      const value = together(at(a, step), at(b, step), at(c, step), [...path, step]);
      return isTogether(step) ? Object.entries(value as Json) : [[step, value]];
    });
    return Array.isArray(own) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  };
  const value = together(base, mine, theirs, []) as T;
  return { value, conflicts: [...conflicts, ...stillOpen(open, conflicts, value, theirs)] };
}

/** What a change is kept on while something is open: where nobody has chosen it is still a change of what stood there before. */
export const unsettled = <T>(base: T, open: readonly Conflict[]): T =>
  open.reduce((kept, { path, was }) => withValue(kept, path, was), base);

/** What one step of a path leads to. */
function at(value: unknown, step: string): unknown {
  const members = value as Json | null | undefined;
  return isTogether(step)
    ? Object.fromEntries(step.split(',').map((name) => [name, members?.[name]]))
    : members?.[step];
}

/** The value there; undefined where there is none. */
export const valueAt = (value: unknown, path: readonly string[]): unknown => path.reduce<unknown>(at, value);

/** The same with another value there; objects on the way are made. */
export function withValue<T>(value: T, path: readonly string[], next: unknown): T {
  const [name, ...rest] = path;
  if (name === undefined) return next as T;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])];
    copy[Number(name)] = withValue(copy[Number(name)], rest, next);
    return copy as T;
  }
  const members = (value ?? {}) as Json;
  if (isTogether(name)) return { ...members, ...(next as Json) } as T;
  return { ...members, [name]: withValue(members[name], rest, next) } as T;
}
