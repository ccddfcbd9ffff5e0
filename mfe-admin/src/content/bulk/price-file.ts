import type { ContentRow } from '../content-api';
import type { Kind } from '../kind';
import { type May, mayStore } from '../life';
import { factOf } from '../list-columns';
import type { BulkJob } from './steps';

/** Why a line of a file is not taken. */
export type LineFault = 'unknown' | 'twice' | 'noPrice' | 'archived' | 'publisher';

/** A line of a file of prices, and what it would do. */
export interface PriceLine {
  /** Where it begins in the file, from 1. */
  line: number;
  cells: string[];
  /** The id or the address that it names. */
  named: string;
  row?: ContentRow;
  before?: string;
  after?: string;
  fault?: LineFault;
}

/** A row of a file with something in it. */
export interface FileRow {
  /** Where it begins: empty lines count, and so do breaks within quotes. */
  line: number;
  cells: string[];
}

/** Rows of a file: cells by commas, semicolons or tabs, whichever its first line has most of; quotes as in RFC 4180. */
export function parseCsv(file: string): FileRow[] {
  const text = file.replace(/^\uFEFF/, '');
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => head.split(sign).length;
  const apart = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]!;
  const rows: FileRow[] = [];
  let row: string[] = [];
  let line = 1;
  let begun = 1;
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((value) => value.trim() !== '')) rows.push({ line: begun, cells: row });
    row = [];
    begun = line;
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '\n' || (sign === '\r' && text[at + 1] !== '\n')) line += 1;
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && sign === apart) {
      row.push(cell);
      cell = '';
    } else if (!isQuoted && (sign === '\n' || sign === '\r')) endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}

/** A price as the API writes it; null for what is none, and for `1,200`, which may be one dollar or a thousand. */
export function priceOf(cell: string): string | null {
  const text = cell.replaceAll(/[\s\u00A0\u202F$]/g, '').replace(/^'/, '');
  const [, whole = '', cents = ''] = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === '' ? null : `${Number(whole)}.${cents.padEnd(2, '0')}`;
}

/** The names that a file of prices has to have in its first line, if it has not: the id or the address, and the price. */
export function missingColumns(kind: Kind, [head]: FileRow[]): string[] {
  const names = (head?.cells ?? []).map((name) => name.trim());
  const hasKey = names.includes('id') || names.includes('slug');
  return [...(hasKey ? [] : ['id']), ...(kind.price && !names.includes(kind.price) ? [kind.price] : [])];
}

/** What each line of a file would do to what a kind has; one without a price does nothing. */
export function priceLines(
  kind: Kind,
  [head, ...lines]: FileRow[],
  { rows, may }: { rows: readonly ContentRow[]; may: May },
): PriceLine[] {
  const names = (head?.cells ?? []).map((name) => name.trim());
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const bySlug = new Map(rows.flatMap((row) => (row.slug ? [[row.slug, row] as const] : [])));
  const seen = new Set<number>();
  return lines.flatMap(({ line: at, cells }): PriceLine[] => {
    const of = (name: string) => cells[names.indexOf(name)]?.trim() ?? '';
    const said = of(kind.price ?? '');
    if (said === '') return [];
    const line = { line: at, cells, named: of('id') || of('slug') };
    const row = byId.get(of('id')) ?? bySlug.get(of('slug'));
    if (!row) return [{ ...line, fault: 'unknown' }];
    const after = priceOf(said);
    const before = String(factOf(row, kind.price ?? '') ?? '');
    const isTwice = seen.has(row.id);
    seen.add(row.id);
    if (isTwice) return [{ ...line, row, fault: 'twice' }];
    if (row.status === 'archived') return [{ ...line, row, before, fault: 'archived' }];
    if (!mayStore(row.status ?? '', may)) return [{ ...line, row, before, fault: 'publisher' }];
    return after === null ? [{ ...line, row, before, fault: 'noPrice' }] : [{ ...line, row, before, after }];
  });
}

/** Whether a line changes something. */
export const isChange = ({ fault, before, after }: PriceLine): boolean =>
  fault === undefined && priceOf(before ?? '') !== after;

/** The writes of those lines that change something, each upon the version that was read. */
export const priceJobs = (kind: Kind, lines: readonly PriceLine[]): BulkJob[] =>
  lines
    .filter(isChange)
    .flatMap(({ row, after }) =>
      row && kind.price
        ? [{ row, version: row.editing?.version ?? 0, steps: [{ to: 'set', told: { [kind.price]: after } }] }]
        : [],
    );
