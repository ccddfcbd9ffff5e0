/** The languages of the interface. `hreflang` is what search engines read, `intl` what formatters take. */
export const LANGUAGES = {
  en: { hreflang: 'en', intl: 'en-GB', openGraph: 'en_GB', prefix: '' },
  ru: { hreflang: 'ru', intl: 'ru-RU', openGraph: 'ru_RU', prefix: '/ru' },
  zh: { hreflang: 'zh-Hans', intl: 'zh-CN', openGraph: 'zh_CN', prefix: '/zh' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
