/** Formats of files, the one for people first. */
export const FORMATS = ['xlsx', 'csv', 'xliff', 'po', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** End of their names, where it is another. */
export const EXTENSIONS: Record<Format, string> = { xlsx: 'xlsx', csv: 'csv', xliff: 'xlf', po: 'po', json: 'json' };

const BY_EXTENSION: Record<string, Format> = {
  ...{ xlsx: 'xlsx', csv: 'csv', tsv: 'csv', txt: 'csv' },
  ...{ xlf: 'xliff', xliff: 'xliff', po: 'po', pot: 'po', json: 'json' },
};

/** Bytes of a file, at most: the API takes no more. */
export const MAX_FILE = 5_242_880;

/** What the name of a file says of it: `atoll-ru-catalog.xlsx` is Russian, in Excel's format. */
export function factsOf(fileName: string, languages: readonly string[]): { format?: Format; language?: string } {
  const [, stem = fileName, extension = ''] = /^(.*?)(?:\.([A-Za-z]+))?$/.exec(fileName) ?? [];
  const format = BY_EXTENSION[extension.toLowerCase()];
  const words = stem.toLowerCase().split(/[^a-z]+/);
  const language = languages.find((code) => words.includes(code.toLowerCase()));
  return { ...(format && { format }), ...(language && { language }) };
}
