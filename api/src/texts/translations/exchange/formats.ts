import { type ExchangeFormat, FORMATS, type FormatName, fileFault } from './exchange-format.js';

/** Each with its library, loaded when somebody wants it: a server that exchanges nothing does not pay for them. */
const BY_NAME: Record<FormatName, () => Promise<ExchangeFormat>> = {
  json: async () => (await import('./json-format.js')).jsonFormat,
  csv: async () => (await import('./csv-format.js')).csvFormat,
  xlsx: async () => (await import('./xlsx-format.js')).xlsxFormat,
  po: async () => (await import('./po-format.js')).poFormat,
  xliff: async () => (await import('./xliff-format.js')).xliffFormat,
};

/** A format by its name. */
export const formatOf = (name: FormatName): Promise<ExchangeFormat> => BY_NAME[name]();

const BY_EXTENSION = new Map<string, FormatName>([
  ['xlf', 'xliff'],
  ['pot', 'po'],
  ['tsv', 'csv'],
  ['txt', 'csv'],
]);

/**
 * What a file is, by its name, else by how it begins.
 * @throws {ValidationFailedError} on `file` when neither tells
 */
export function guessFormat(fileName: string, bytes: Buffer): FormatName {
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const named = FORMATS.find((name) => name === extension) ?? BY_EXTENSION.get(extension);
  if (named) return named;
  const start = bytes
    .subarray(0, 400)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('PK')) return 'xlsx';
  if (start.startsWith('{')) return 'json';
  if (start.startsWith('<')) return 'xliff';
  if (/^(#|msgid|msgctxt)/.test(start)) return 'po';
  throw fileFault('file_format_unknown');
}
