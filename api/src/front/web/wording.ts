import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@atoll/contract/languages';

type Texts = Record<string, string>;

const read = (language: Language) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'texts', `${language}.json`), 'utf8')) as Texts;

const TEXTS = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, read(language)])) as Record<
  Language,
  Texts
>;

/** Plural forms of all languages. */
const FORMS = ['one', 'few', 'many', 'other'];

/** Texts of the site that documents share with its pages: where they are loaded, they (and their edits) win. */
export const SHARED: Record<string, string> = {
  'nav.skip': 'shell:skip',
  'nav.main': 'shell:nav.label',
  'nav.home': 'shell:nav.home',
  'nav.menu': 'common:actions.menu',
  'nav.book': 'common:actions.bookNow',
  'nav.packages': 'catalog:nav.packages',
  'nav.resorts': 'catalog:nav.resorts',
  'home.title': 'catalog:home.title',
  'home.packages': 'catalog:home.featured',
  'home.resorts': 'catalog:home.resorts',
  'packages.title': 'catalog:packages.titleFull',
  'packages.heading': 'catalog:packages.title',
  'packages.lead': 'catalog:packages.lead',
  'resorts.title': 'catalog:resorts.titleFull',
  'resorts.heading': 'catalog:resorts.title',
  'resorts.lead': 'catalog:resorts.lead',
  'list.emptyPackages': 'catalog:packages.none',
  'list.emptyResorts': 'catalog:resorts.none',
  'notFound.packageTitle': 'catalog:package.notFound',
  'notFound.resortTitle': 'catalog:resort.notFound',
  'package.highlights': 'catalog:package.highlights',
  'package.itinerary': 'catalog:package.itinerary',
  'package.included': 'catalog:package.included',
  'package.day': 'catalog:package.day',
  'package.days': 'catalog:package.days',
  'package.book': 'catalog:package.book',
  'resort.rooms': 'catalog:resort.rooms',
  'resort.amenities': 'catalog:resort.amenities',
  breadcrumb: 'common:breadcrumb.label',
  browse: 'common:actions.browsePackages',
  'staff.title': 'shell:office.title',
  ...Object.fromEntries(
    [
      'from',
      'per_person',
      'per_group',
      'per_room',
      'per_villa',
      'per_night',
      'allIn',
      'totalForTwo',
      'takes',
      ...FORMS.map((form) => `upTo_${form}`),
    ].map((key) => [`price.${key}`, `common:price.${key}`]),
  ),
  ...Object.fromEntries(FORMS.map((form) => [`package.ageFrom_${form}`, `catalog:package.ageFrom_${form}`])),
  ...Object.fromEntries(
    ['days', 'adults', 'children', 'childrenUnder'].flatMap((unit) =>
      FORMS.map((form) => [`${unit}_${form}`, `common:units.${unit}_${form}`]),
    ),
  ),
};

/** Texts of namespaces as documents carry them. */
export type TextsOfNamespaces = Record<string, Record<string, string>>;

/** Texts and formats of documents in one language. */
export class Wording {
  private readonly plurals: Intl.PluralRules;

  constructor(
    readonly language: Language,
    private readonly loaded: TextsOfNamespaces = {},
  ) {
    this.plurals = new Intl.PluralRules(LANGUAGES[language].intl);
  }

  text(key: string, params: Record<string, string | number> = {}): string {
    const [namespace = '', shared = ''] = (SHARED[key] ?? '').split(':');
    const template = this.loaded[namespace]?.[shared] ?? TEXTS[this.language][key] ?? TEXTS.en[key] ?? '';
    return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
      const value = params[name] ?? '';
      return typeof value === 'number' ? this.number(value) : value;
    });
  }

  count(key: string, count: number, params: Record<string, number> = {}): string {
    return this.text(`${key}_${this.plurals.select(count)}`, { ...params, count });
  }

  number(value: number): string {
    return new Intl.NumberFormat(LANGUAGES[this.language].intl).format(value);
  }

  /** US dollars as pages show them: without decimals from 100 on (specification §9). */
  money(amount: string): string {
    const value = Number(amount);
    const digits = Math.abs(value) >= 100 ? 0 : 2;
    return new Intl.NumberFormat(LANGUAGES[this.language].intl, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  }

  list(items: readonly string[]): string {
    return new Intl.ListFormat(LANGUAGES[this.language].intl, { type: 'conjunction' }).format(items);
  }
}

/** Cuts at a word's end; for titles and descriptions of search engines. */
export function shortened(text: string, limit: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= limit) return flat;
  const cut = flat.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–—-]+$/, '')}…`;
}
