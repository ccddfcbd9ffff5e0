/** Collects what is wrong with a value read from outside, one sentence for each fault, with the place it was found at. */
export class Faults {
  readonly list: string[] = [];

  add(place: string, sentence: string): void {
    this.list.push(`${place}: ${sentence}`);
  }

  /** The value as a plain object, or an empty one and a fault. */
  object(place: string, value: unknown): Record<string, unknown> {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    this.add(place, 'must be an object');
    return {};
  }

  array(place: string, value: unknown): unknown[] {
    if (Array.isArray(value)) return value;
    this.add(place, 'must be a list');
    return [];
  }

  text(place: string, value: unknown, pattern: RegExp): void {
    if (typeof value !== 'string' || !pattern.test(value)) this.add(place, `must match ${pattern.source}`);
  }

  oneOf(place: string, value: unknown, allowed: readonly unknown[]): void {
    if (!allowed.includes(value)) this.add(place, `must be one of ${allowed.join(', ')}`);
  }

  wholeNumber(place: string, value: unknown): void {
    if (!Number.isSafeInteger(value) || (value as number) < 0) this.add(place, 'must be a whole number from 0');
  }

  /** Fields that nobody knows are faults: a misspelt optional field would be ignored in silence otherwise. */
  only(place: string, value: Record<string, unknown>, known: readonly string[]): void {
    for (const key of Object.keys(value)) if (!known.includes(key)) this.add(place, `has the unknown field "${key}"`);
  }
}

/** A checked value, or the sentences that say why it is refused. */
export type Checked<T> = { value: T; faults: null } | { value: null; faults: string[] };

export const checked = <T>(value: unknown, faults: Faults): Checked<T> =>
  faults.list.length ? { value: null, faults: faults.list } : { value: value as T, faults: null };
