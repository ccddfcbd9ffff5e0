import Papa from 'papaparse';

/** A cell that a spreadsheet would compute (security requirement S34); in Chinese and Japanese ones the wide signs do the same. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\0]/;

/**
 * The same where another reader sees a cell begin: after a semicolon, at which spreadsheets of half of the world part cells, and
 * then also after a line break, and behind quotes.
 */
const HIDDEN = /([;\r\n]"*)(?=[=+\-@＝＋－＠\t\0])/g;

/**
 * CSV as RFC 4180 has it, for spreadsheets: a byte order mark for the letters, a `'` before what would be a formula.
 * @param columns names of the members in their order, also the first line
 */
export const toCsv = <T extends object>(columns: readonly (keyof T & string)[], rows: readonly T[]): string =>
  `\uFEFF${Papa.unparse(
    {
      fields: [...columns],
      data: rows.map((row) =>
        columns.map((column) => {
          const cell = String(row[column] ?? '').replace(HIDDEN, "$1'");
          return FORMULA.test(cell) ? `'${cell}` : cell;
        }),
      ),
    },
    { newline: '\r\n' },
  )}\r\n`;
