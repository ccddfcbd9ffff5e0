import type { AppStore } from '@atoll/api-client/base';
import { type CsvRow, saveCsv } from '@atoll/ui/office/save-csv';
import type { ContentRow } from '../content-api';
import type { Kind } from '../kind';
import { factOf } from '../list-columns';
import { readRows } from './bulk-api';

type Cell = (row: ContentRow, kind: Kind) => string | number;

const SAID: Readonly<Record<string, Record<string, Cell>>> = {
  name: { name: (row, kind) => row[kind.called] ?? '' },
  status: { status: (row) => row.status ?? '' },
  languages: {
    ru: (row) => row.editing?.translation_status.ru ?? '',
    zh: (row) => row.editing?.translation_status.zh ?? '',
  },
  changed: {
    updated_at: (row) => row.editing?.updated_at ?? '',
    updated_by: (row) => row.editing?.updated_by ?? '',
  },
};

/** A price is a number that a spreadsheet can reckon with; everything else stays as the API says it. */
const fact =
  (key: string): Cell =>
  (row) => {
    const value = factOf(row, key);
    return typeof value === 'number' ? value : String(value ?? '');
  };

/** Rows in the columns of a list, each with the id that another file can name it by. */
export function rowsOf(kind: Kind, rows: readonly ContentRow[], columns: readonly string[]): CsvRow[] {
  const cells: [string, Cell][] = [
    ['id', (row) => row.id],
    ...columns.flatMap((key) => Object.entries(SAID[key] ?? { [key]: fact(key) })),
  ];
  return [cells.map(([name]) => name), ...rows.map((row) => cells.map(([, cell]) => cell(row, kind)))];
}

export const exportRows = (kind: Kind, rows: readonly ContentRow[], columns: readonly string[]): void =>
  saveCsv(kind.path, rowsOf(kind, rows, columns));

/** Reads all that a list has and hands it on as a file. */
export async function exportList(
  store: AppStore,
  kind: Kind,
  query: Record<string, string | undefined>,
  columns: readonly string[],
  reading: Parameters<typeof readRows>[3],
): Promise<void> {
  const rows = await readRows(store, kind, query, reading);
  if (!reading.signal.aborted) exportRows(kind, rows, columns);
}
