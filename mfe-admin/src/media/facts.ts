import type { MediaDto } from '@atoll/api-client/endpoints/media.gen';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { isEqual } from '../office/equal';

/** Signs at most, as the API takes them. */
export const MOST = { filename: 255, alt: 300, caption: 500, credit: 120, licence: 120, source_url: 500, folder: 120 };

type Words = Record<Language, string>;

/** What staff say of a picture; '' for what is not said. */
export interface Facts {
  filename: string;
  alt: Words;
  caption: Words;
  credit: string;
  licence: string;
  source_url: string;
  /** Calendar date. */
  consent_until: string;
  folder: string;
  tags: string[];
  focal_x: number;
  focal_y: number;
}

const wordsOf = (words: Partial<Words>) =>
  Object.fromEntries(LANGUAGE_CODES.map((language) => [language, words[language] ?? ''])) as Words;

export const factsOf = ({ credit, licence, source_url, consent_until, ...media }: MediaDto): Facts => ({
  filename: media.filename,
  alt: wordsOf(media.alt),
  caption: wordsOf(media.caption),
  credit: credit ?? '',
  licence: licence ?? '',
  source_url: source_url ?? '',
  consent_until: consent_until ?? '',
  folder: media.folder,
  tags: media.tags,
  focal_x: media.focal_x,
  focal_y: media.focal_y,
});

/** What a change sends: the members that differ, of words the languages. */
export function changeOf(base: Facts, mine: Facts): Record<string, unknown> {
  const names = (Object.keys(mine) as (keyof Facts)[]).filter((name) => !isEqual(base[name], mine[name]));
  return Object.fromEntries(names.map((name) => [name, valueOf(name, base, mine)]));
}

function valueOf(name: keyof Facts, base: Facts, mine: Facts): unknown {
  if (name === 'consent_until') return mine.consent_until || null;
  if (name !== 'alt' && name !== 'caption') return mine[name];
  return Object.fromEntries(
    Object.entries(mine[name]).filter(([language, text]) => base[name][language as Language] !== text),
  );
}

/** `lagoon, villa` as tags: in lower case, each once. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、]/)
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean),
  ),
];

/** Languages in which a picture does not say what it shows. */
export const lacking = ({ alt }: { alt: Partial<Words> }): Language[] =>
  LANGUAGE_CODES.filter((language) => !alt[language]);
