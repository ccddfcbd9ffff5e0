/** How what names a row beside its id is spelt. */
export interface Spelling {
  separator: '-' | '_';
  maxLength: number;
}

/** A slug, or the code that other rows name a row by. */
export type Address = 'slug' | 'code';

export const SPELLINGS: Readonly<Record<Address, Spelling>> = {
  slug: { separator: '-', maxLength: 80 },
  code: { separator: '_', maxLength: 40 },
};

/** Russian letters as passports write them. */
const CYRILLIC: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/**
 * An ASCII slug or code from a name: `Malé & Hulhumalé` → `male-hulhumale`. A name without a letter to keep gives `fallback`; digits
 * alone would read as an id and get the fallback in front.
 */
export function slugOf(name: string, fallback: string, { separator, maxLength }: Spelling): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[а-я]/g, (letter) => CYRILLIC[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, separator)
    .slice(0, maxLength - 8)
    .replaceAll(/^[-_]+|[-_]+$/g, '');
  if (slug === '') return fallback;
  return /^\d+$/.test(slug) ? `${fallback}${separator}${slug}` : slug;
}

/** The first of `slug`, `slug-2`, `slug-3`, … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>, { separator, maxLength }: Spelling): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `${separator}${number}`;
    const candidate = `${slug.slice(0, maxLength - suffix.length)}${suffix}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** The slug of a deleted row: free for others, and no address can spell it. */
export const deletedSlug = (slug: string, id: number, { maxLength }: Spelling): string =>
  `${slug.slice(0, maxLength - 20)}~${id}`;
