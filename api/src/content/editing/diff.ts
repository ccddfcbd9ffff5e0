/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One difference: where, and what stood there before and after; a side that had nothing there lacks its member. */
export interface Difference {
  path: string[];
  before?: Json;
  after?: Json;
}

type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True when two JSON values are the same, whatever the order of members. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

/**
 * What differs between two documents, member by member, in the order of the members. Lists of equal length are compared item by
 * item, others as a whole.
 */
export function diff(before: JsonObject, after: JsonObject): Difference[] {
  const found: Difference[] = [];
  const visit = (a: Json | undefined, b: Json | undefined, path: string[]): void => {
    if (sameJson(a, b)) return;
    if (isObject(a) && isObject(b)) {
      for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
        visit(own(a, key), own(b, key), [...path, key]);
    } else if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
      for (const [index, item] of a.entries()) visit(item, b[index], [...path, String(index)]);
    } else {
      found.push({ path, ...(a === undefined ? {} : { before: a }), ...(b === undefined ? {} : { after: b }) });
    }
  };
  visit(before, after, []);
  return found;
}

const own = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** A copy of a document with the differences applied: `apply(a, diff(a, b))` is `b`. */
export function apply(document: JsonObject, differences: readonly Difference[]): JsonObject {
  const copy = structuredClone(document);
  for (const difference of differences) {
    let place: JsonObject | Json[] = copy;
    for (const key of difference.path.slice(0, -1)) place = (place as JsonObject)[key] as JsonObject | Json[];
    const last = difference.path.at(-1) ?? '';
    if (Array.isArray(place)) place[Number(last)] = structuredClone(difference.after ?? null);
    else if (difference.after === undefined) delete place[last];
    else
      Object.defineProperty(place, last, {
        value: structuredClone(difference.after),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return copy;
}
