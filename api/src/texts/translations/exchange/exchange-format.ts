import { hash } from 'node:crypto';
import { ValidationFailedError } from '../../../platform/errors/app-error.js';
import type { BookRow } from '../text-book.js';
import type { TextState } from '../translations.dto.js';

export const FORMATS = ['json', 'csv', 'xlsx', 'po', 'xliff'] as const;
export type FormatName = (typeof FORMATS)[number];

/** `Content-Type` of the files. */
export const CONTENT_TYPES: Record<FormatName, string> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  po: 'text/x-gettext-translation; charset=utf-8',
  xliff: 'application/xliff+xml; charset=utf-8',
};

/** Ends of their names. */
export const EXTENSIONS: Record<FormatName, string> = {
  json: 'json',
  csv: 'csv',
  xlsx: 'xlsx',
  po: 'po',
  xliff: 'xlf',
};

/** Texts of one file, at most. */
export const MAX_FILE_ROWS = 20_000;
/** Characters of all its texts and keys: a packed file can name one text again and again. */
const MAX_CHARACTERS = 5_242_880;
/** One more than a text and a key may have. */
const MAX_VALUE = 5001;
const MAX_KEY = 1001;

/** A text on its way out. */
export interface ExchangeText {
  namespace: string;
  key: string;
  /** Root and form of a plural. */
  plural: { root: string; form: string } | null;
  source: string;
  /** English text of a plural's form `other`, beside `source` for `one`. */
  value: string | null;
  status: TextState;
  note: string | null;
  /** Tells on the way back whether the text has changed since. */
  revision: string;
}

/** A text as a file has it. */
export interface FileRow {
  /** Where it stands, from 1: line of a table, entry of the other formats. */
  row: number;
  /** Null where the file does not say. */
  namespace: string | null;
  key: string;
  /** Null when there is no translation. */
  value: string | null;
  /** Revision of the text that was exported; null where the file does not say. */
  revision: string | null;
}

/** What the formats have to know. */
export interface ExchangeContext {
  language: string;
  /** Namespaces there are. */
  namespaces: readonly string[];
  /** Namespace of files that name none. */
  namespace: string | null;
}

/** How a file is written. */
export interface WriteOptions {
  language: string;
  /** Of JSON. */
  shape: 'flat' | 'nested';
  /** Of tables: with the English texts. */
  source: boolean;
}

/** One format of exchange files. */
export interface ExchangeFormat {
  name: FormatName;
  write(texts: readonly ExchangeText[], options: WriteOptions): Promise<Buffer>;
  /** @throws {ValidationFailedError} on `file` when it cannot be read */
  read(bytes: Buffer, context: ExchangeContext): Promise<FileRow[]>;
}

/** Revision of a text: a hash of its words. */
export const revisionOf = (value: string | null): string =>
  hash('sha256', value === null ? '0' : `1${value}`).slice(0, 12);

/** 400 on `file`. */
export const fileFault = (code: string, params: Record<string, string | number> = {}): ValidationFailedError =>
  ValidationFailedError.on('file', code, params);

/** Collects rows and stops at 20,000 of them, or at 5,242,880 characters. */
export class FileRows {
  readonly rows: FileRow[] = [];
  private characters = 0;

  /** @throws {ValidationFailedError} at the first row too many */
  add(row: FileRow): void {
    if (this.rows.length >= MAX_FILE_ROWS) throw fileFault('too_many_rows', { count: MAX_FILE_ROWS });
    this.characters += row.key.length + (row.value?.length ?? 0);
    if (this.characters > MAX_CHARACTERS) throw fileFault('archive_too_large');
    // What is refused for its length is carried no further.
    this.rows.push({ ...row, key: row.key.slice(0, MAX_KEY), value: row.value?.slice(0, MAX_VALUE) ?? null });
  }
}

/** Namespace and key of a name in one piece: `home:hero.title`. */
export function splitName(name: string): { namespace: string | null; key: string } {
  const at = name.indexOf(':');
  return at < 0 ? { namespace: null, key: name } : { namespace: name.slice(0, at), key: name.slice(at + 1) };
}

/** A text of the book on its way out. */
export const toExchange = (row: BookRow): ExchangeText => ({
  namespace: row.namespace,
  key: row.key,
  plural: row.plural,
  source: row.language === 'en' ? (row.source ?? row.value ?? '') : (row.source ?? ''),
  value: row.value,
  status: row.status,
  note: row.custom?.description ?? null,
  revision: revisionOf(row.value),
});
