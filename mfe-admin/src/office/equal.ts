/** Whether two values of JSON are the same; members that are absent count as null. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || a === undefined) return b === null || b === undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || b === null || Array.isArray(a) !== Array.isArray(b))
    return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isEqual(one[name], other[name]));
}
