export type CsvRow = (string | number)[];

/** Signs with which spreadsheets begin a formula. What visitors typed stays text. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\0]/;

/** The same where another reader sees a cell begin: after a semicolon, and then also after a line break, and behind quotes. */
const HIDDEN = /([;\r\n]"*)(?=[=+\-@＝＋－＠\t\0])/g;

const cell = (value: string | number): string => {
  const said = typeof value === 'string' ? value.replaceAll(HIDDEN, "$1'") : String(value);
  const text = typeof value === 'string' && FORMULA.test(said) ? `'${said}` : said;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as a file that spreadsheets open in any language: UTF-8, which its first sign says. */
export const csvOf = (rows: CsvRow[]): string => `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Hands a file to the browser. */
export function saveCsv(name: string, rows: CsvRow[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
