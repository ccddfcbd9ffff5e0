import {
  type ExchangeContext,
  type ExchangeText,
  type WriteOptions,
  FileRows,
  type FileRow,
  fileFault,
  splitName,
} from './exchange-format.js';

/** Columns of the tables, CSV and XLSX. People may leave out all but `key` and `value`, and add their own. */
const COLUMNS = ['namespace', 'key', 'source', 'value', 'status', 'note', 'revision'] as const;
export type Column = (typeof COLUMNS)[number];

/** Columns of a table that is written. */
export const columnsFor = ({ source }: Pick<WriteOptions, 'source'>): Column[] =>
  COLUMNS.filter((column) => source || column !== 'source');

/** Cells of a text. */
export const cellsOf = (text: ExchangeText, columns: readonly Column[]): string[] =>
  columns.map((column) => text[column] ?? '');

const ALIASES = new Map([
  ['ns', 'namespace'],
  ['translation', 'value'],
  ['text', 'value'],
  ['target', 'value'],
]);

/**
 * Rows of a table whose first line names its columns.
 * @throws {ValidationFailedError} on `file` without the columns `key` and `value`
 */
export function readTable(lines: Iterable<readonly string[]>, context: ExchangeContext): FileRow[] {
  const collected = new FileRows();
  let columns: Map<string, number> | null = null;
  let line = 0;
  for (const cells of lines) {
    line += 1;
    if (columns === null) {
      columns = columnsOf(cells, context.language);
      continue;
    }
    const at = columns;
    const cell = (name: string): string => cells[at.get(name) ?? -1] ?? '';
    if (cells.every((text) => text.trim() === '')) continue;
    const { namespace, key } = splitName(cell('key').trim());
    const value = cell('value');
    collected.add({
      row: line,
      namespace: cell('namespace').trim() || namespace || context.namespace,
      key,
      value: value.trim() === '' ? null : value,
      revision: cell('revision').trim() || null,
    });
  }
  if (columns === null) throw fileFault('file_unreadable');
  return collected.rows;
}

function columnsOf(cells: readonly string[], language: string): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [index, cell] of cells.entries()) {
    const name = cell.trim().toLowerCase();
    const known = name === language.toLowerCase() ? 'value' : (ALIASES.get(name) ?? name);
    if (!columns.has(known)) columns.set(known, index);
  }
  if (!columns.has('key') || !columns.has('value')) throw fileFault('columns_missing');
  return columns;
}
