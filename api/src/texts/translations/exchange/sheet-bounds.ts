import { MAX_FILE_ROWS, fileFault } from './exchange-format.js';

/** Last row and column that a sheet may reach: twice the texts of a file, for empty lines, and many times the columns of ours. */
const LAST_ROW = MAX_FILE_ROWS * 2;
const LAST_COLUMN = 64;
/** Cells of a sheet. */
const MAX_CELLS = 400_000;

/** Rows and cells with their attributes. A value may hold `>`. */
const PLACES = /<(?:[\w.-]+:)?(?:row|c)(?=[\s/>])((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;
const REFERENCES = /(?:^|[\s"'])r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const REFERENCE = /^([A-Z]{0,3})(\d{1,7})$/;

const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + (letter.codePointAt(0) ?? 0) - 64, 0);

/**
 * Looks how far the rows and cells of a sheet reach, before it is read: a reader fills everything up to the last one, and a single
 * cell at XFD1048576 would be seventeen billion of them.
 * @param xml a part of a workbook; other parts have no rows
 * @throws {ValidationFailedError} on `file`
 */
export function checkSheet(xml: Buffer): void {
  let cells = 0;
  for (const [, attributes = ''] of xml.toString('latin1').matchAll(PLACES)) {
    if (++cells > MAX_CELLS) throw tooLarge();
    for (const [, quoted, plain] of attributes.matchAll(REFERENCES)) {
      const [, letters, row] = REFERENCE.exec(quoted ?? plain ?? '') ?? [];
      if (letters === undefined) throw fileFault('file_unreadable');
      if (Number(row) > LAST_ROW || columnOf(letters) > LAST_COLUMN) throw tooLarge();
    }
  }
}

const tooLarge = () => fileFault('sheet_too_large', { rows: LAST_ROW, columns: LAST_COLUMN });
