import i18next, { type FormatterModule, type i18n as I18n } from 'i18next';
import { type Language, isLanguage } from '@atoll/contract/languages';
import { formatNumber } from './format.ts';

/** Numbers within sentences are written as the language does: `{{count}}` of 1234 is `1,234`, `1 234`. */
const numbersWritten: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language) =>
    typeof value === 'number' && isLanguage(language) ? formatNumber(value, language) : value,
};

/** Sets a new instance up as this product uses it, without texts. */
export function prepared(instance: I18n, language: Language): I18n {
  void instance.use(numbersWritten).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}

/**
 * An instance for pages that are drawn on the server, where many languages are spoken at once; components get it from
 * `I18nextProvider`. `texts` by namespace, as documents carry them.
 */
export function createI18n(language: Language, texts: Record<string, object>): I18n {
  const instance = prepared(i18next.createInstance(), language);
  for (const [namespace, own] of Object.entries(texts))
    instance.addResourceBundle(language, namespace, own, false, true);
  return instance;
}
