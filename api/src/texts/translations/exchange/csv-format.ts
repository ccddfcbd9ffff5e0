import Papa from 'papaparse';
import { bareCell, guardCell } from '@atoll/contract/csv';
import { decodeText } from './decode-text.js';
import { type ExchangeFormat, MAX_FILE_ROWS, fileFault } from './exchange-format.js';
import { cellsOf, columnsFor, readTable } from './table.js';

const DELIMITERS = [',', ';', '\t', '|'];

/** The delimiter of a file: the one that finds the column `key` in its first line. */
function delimiterOf(text: string): string {
  const header = text.slice(0, 5000);
  const found = DELIMITERS.find((delimiter) =>
    Papa.parse<string[]>(header, { delimiter, preview: 1 }).data[0]?.some(
      (cell) => cell.trim().toLowerCase() === 'key',
    ),
  );
  if (found === undefined) throw fileFault('columns_missing');
  return found;
}

/** RFC 4180 with a byte order mark, for spreadsheets; every field in quotes. */
export const csvFormat: ExchangeFormat = {
  name: 'csv',

  write(texts, options) {
    const columns = columnsFor(options);
    const rows = [columns, ...texts.map((text) => cellsOf(text, columns))].map((cells) => cells.map(guardCell));
    return Promise.resolve(Buffer.from(`\uFEFF${Papa.unparse(rows, { quotes: true, newline: '\r\n' })}\r\n`));
  },

  read(bytes, context) {
    const { text } = decodeText(bytes, context.language);
    const delimiter = delimiterOf(text);
    // Empty lines and the first line come on top of the texts.
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: MAX_FILE_ROWS * 2 });
    return Promise.resolve(
      readTable(
        data.map((cells) => cells.map(bareCell)),
        context,
      ),
    );
  },
};
