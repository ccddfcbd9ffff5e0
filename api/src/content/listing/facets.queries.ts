import type { Read } from './reader.js';
import type { Statement } from '../../platform/data/statement.js';

/**
 * How many of a list each value of a filter would leave. While one filter is counted it does not count itself: the numbers stand beside
 * what can be chosen instead, or as well.
 * @param counts by the name of the filter a statement that gives `value` and `n`
 */
export function facetsOf(statement: Statement, counts: Record<string, string>): Read {
  const members = Object.entries(counts).map(
    ([name, text]) => `'${name}', (select coalesce(json_object_agg(value, n), '{}') from (${text}) counted)`,
  );
  return {
    text: `select json_build_object(${members.join(', ')})::text as body`,
    values: statement.values,
    repeated: false,
  };
}
