const MAX_LENGTH = 80;

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
 * An ASCII slug from a name: `Malé & Hulhumalé` → `male-hulhumale`. A name without a letter to keep gives `fallback`; digits alone
 * would read as an id and get the fallback in front.
 */
export function slugOf(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[а-я]/g, (letter) => CYRILLIC[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH - 8)
    .replaceAll(/^-+|-+$/g, '');
  if (slug === '') return fallback;
  return /^\d+$/.test(slug) ? `${fallback}-${slug}` : slug;
}

/** The first of `slug`, `slug-2`, `slug-3`, … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`;
    const candidate = `${slug.slice(0, MAX_LENGTH - suffix.length)}${suffix}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** The slug of a deleted row: free for others, and no address can spell it. */
export const deletedSlug = (slug: string, id: number): string => `${slug.slice(0, 60)}~${id}`;
