import type { Language } from '@atoll/contract/languages';
import commonEn from '../../../libs/i18n/locales/common/en.json' with { type: 'json' };
import commonRu from '../../../libs/i18n/locales/common/ru.json' with { type: 'json' };
import commonZh from '../../../libs/i18n/locales/common/zh.json' with { type: 'json' };
import errorsEn from '../../../libs/i18n/locales/errors/en.json' with { type: 'json' };
import bookingEn from '../../../mfe-booking/locales/en.json' with { type: 'json' };
import bookingRu from '../../../mfe-booking/locales/ru.json' with { type: 'json' };
import bookingZh from '../../../mfe-booking/locales/zh.json' with { type: 'json' };
import catalogEn from '../../../mfe-catalog/locales/en.json' with { type: 'json' };
import adminEn from '../../../mfe-admin/locales/en.json' with { type: 'json' };
import i18nEn from '../../../mfe-i18n/locales/en.json' with { type: 'json' };
import shellEn from '../../locales/en.json' with { type: 'json' };

export const BOOKING = { en: bookingEn, ru: bookingRu, zh: bookingZh } satisfies Record<Language, object>;
export const COMMON = { en: commonEn, ru: commonRu, zh: commonZh } satisfies Record<Language, object>;

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value as object, `${prefix}${key}.`) : [prefix + key],
  );
}

const NAMESPACES = {
  common: commonEn,
  errors: errorsEn,
  shell: shellEn,
  catalog: catalogEn,
  booking: bookingEn,
  admin: adminEn,
  i18n: i18nEn,
};

/** Every key a page could show by mistake: those with a dot, with and without namespace and plural form. */
const KEYS = new Set(
  Object.entries(NAMESPACES).flatMap(([namespace, texts]) =>
    keysOf(texts).flatMap((key) => {
      const plain = key.replace(/_(one|few|many|other)$/, '');
      const names = [...new Set([key, plain])];
      return [...names.filter((name) => name.includes('.')), ...names.map((name) => `${namespace}:${name}`)];
    }),
  ),
);

/** The keys among the words of a page. */
export const keysIn = (text: string): string[] => text.split(/[\s«»“”"()]+/).filter((word) => KEYS.has(word));
