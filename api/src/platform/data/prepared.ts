/*
 * Which statements Postgres plans once for each connection, in place of each time. A statement with many joins takes ten times as
 * long to plan as to run.
 */

/** Prepared statements of texts that callers compose, at most: a server keeps each of them for each connection. */
const MAX_COMPOSED = 200;

const names = new Map<string, string>();
let composed = 0;

/**
 * Has every connection prepare a statement, whoever sends it: pools, and transactions of an entity manager. For texts of which there are few; a search in
 * free text does not belong here, its general plan is slower.
 * @returns the text
 */
export function prepared(text: string): string {
  if (!names.has(text)) names.set(text, `statement_${names.size}`);
  return text;
}

/** The same for a text that callers put together of filters, as long as there are not too many of them. */
export function preparedComposed(text: string): string {
  if (names.has(text) || composed === MAX_COMPOSED) return text;
  composed += 1;
  return prepared(text);
}

/** What a prepared statement is called on each connection; undefined for any other. */
export const preparedName = (text: unknown): string | undefined =>
  typeof text === 'string' ? names.get(text) : undefined;
