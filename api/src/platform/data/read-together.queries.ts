import { prepared } from './prepared.js';
import type { Sql } from './sql.js';

/** A statement that reads and what it asks with; `T` is one row of its answer, as JSON has it. */
export interface Read<T> {
  readonly text: string;
  readonly values: readonly unknown[];
  /** A type alone: nothing is here. */
  readonly row?: T;
}

type Rows<R> = { [K in keyof R]: R[K] extends Read<infer T> ? T[] : never };

/**
 * The answers of reads that don't need one another, in one round trip: at the price of a booking's thirty statements each of them
 * counts. Texts are few and fixed, so that each composition is planned once for a connection.
 */
export async function readTogether<R extends Record<string, Read<unknown>>>(
  sql: Pick<Sql, 'primaryRow'>,
  reads: R,
): Promise<Rows<R>> {
  const values: unknown[] = [];
  const parts = Object.entries(reads).map(([name, read]) => {
    const before = values.length;
    values.push(...read.values);
    const text = read.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`);
    return `(select coalesce(json_agg(answer), '[]') from (${text}) answer) as "${name}"`;
  });
  return (await sql.primaryRow<Rows<R>>(prepared(`select ${parts.join(', ')}`), values))!;
}
