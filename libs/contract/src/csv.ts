/** A cell that a spreadsheet would compute (security requirement S34); in Chinese and Japanese ones the wide signs do the same. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\0]/;

/**
 * The same where another reader sees a cell begin: after a semicolon or a TAB, at which spreadsheets of half of the world part cells,
 * and then also after a line break, and behind quotes. Of marks that stand there already one more is told apart.
 */
const HIDDEN = /([;\t\r\n]"*)(?='*[=+\-@＝＋－＠\t\0])/g;
const MARKED = /([;\t\r\n]"*)'(?='*[=+\-@＝＋－＠\t\0])/g;

/** Words are kept from being computed; numbers are written by us. */
const guarded = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const text = value.replaceAll(HIDDEN, "$1'");
  return FORMULA.test(text) ? `'${text}` : text;
};

const cell = (value: string | number): string => {
  const text = guarded(value);
  return /[",\n\r\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Rows as a file that spreadsheets open in any language: CSV as RFC 4180 has it, UTF-8, which its first sign says, with a `'` before
 * what would be a formula.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Beginnings that spreadsheets take for a formula, and the mark itself, so that taking it off is always right. */
const RISKY = /^[=+\-@＝＋－＠|%\t\r\n']/;

/** A cell of a file that comes back, which no spreadsheet computes: `=1+1` → `'=1+1`, `a;=1` → `a;'=1`. */
export function guardCell(text: string): string {
  const guardedInside = text.replaceAll(HIDDEN, "$1'");
  return RISKY.test(text) ? `'${guardedInside}` : guardedInside;
}

/** A cell as it was before `guardCell`. Also takes off the TAB that other tools put there. */
export function bareCell(text: string): string {
  const isMarked = (text.startsWith("'") || text.startsWith('\t')) && RISKY.test(text.slice(1));
  return (isMarked ? text.slice(1) : text).replaceAll(MARKED, '$1');
}
