import { csvOf } from '@atoll/contract/csv';

/**
 * Rows as a file for spreadsheets, without formulas.
 * @param columns names of the members in their order, also the first line
 */
export const toCsv = <T extends object>(columns: readonly (keyof T & string)[], rows: readonly T[]): string =>
  csvOf([columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]);
