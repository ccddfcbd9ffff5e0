import { readSheet } from 'read-excel-file/universal';
import writeXlsxFile from 'write-excel-file/node';
import { ValidationFailedError } from '../../../platform/errors/app-error.js';
import { type ExchangeFormat, fileFault } from './exchange-format.js';
import { checkSheet } from './sheet-bounds.js';
import { type Column, cellsOf, columnsFor, readTable } from './table.js';
import { checkArchive } from './unpacked-size.js';

/** Widths of the columns in characters. */
const WIDTHS: Record<Column, number> = {
  namespace: 14,
  key: 32,
  source: 50,
  value: 50,
  status: 12,
  note: 30,
  revision: 14,
};

/** What workbooks would read as a character by its number (`_x000D_`): its first underscore is written by number instead. */
const plainCell = (text: string): string => text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

/** Excel workbook with one sheet. Texts are text: nothing in them is computed. */
export const xlsxFormat: ExchangeFormat = {
  name: 'xlsx',

  async write(texts, options) {
    const names = columnsFor(options);
    const header = names.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
    const rows = texts.map((text) =>
      cellsOf(text, names).map((value) =>
        value === '' ? null : { value: plainCell(value), type: String, wrap: true },
      ),
    );
    const columns = names.map((name) => ({ width: WIDTHS[name] }));
    return writeXlsxFile([header, ...rows], { columns, sheet: 'Texts', stickyRowsCount: 1 }).toBuffer();
  },

  async read(bytes, context) {
    checkArchive(bytes, checkSheet);
    try {
      // As a whole, by the directory that was looked at: the reader of streams goes by what lies in between, and waits for ever
      // for the end of an archive that has bytes behind its own.
      const rows = await readSheet(Uint8Array.from(bytes).buffer, { trim: false, parseNumber: (text: string) => text });
      return readTable(
        rows.map((cells) => cells.map((cell) => (cell === null || typeof cell === 'object' ? '' : String(cell)))),
        context,
      );
    } catch (error) {
      if (error instanceof ValidationFailedError) throw error;
      throw fileFault('file_unreadable');
    }
  },
};
