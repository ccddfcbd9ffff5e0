import { csvOf } from '@atoll/contract/csv';

export type CsvRow = (string | number)[];

/** Hands rows to the browser as a file for spreadsheets. */
export function saveCsv(name: string, rows: CsvRow[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
