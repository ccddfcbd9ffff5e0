import type { Language } from '@atoll/contract/languages';
import { addTexts } from '@atoll/i18n/instance';
import commonEn from '@atoll/i18n/locales/common/en.json' with { type: 'json' };
import commonRu from '@atoll/i18n/locales/common/ru.json' with { type: 'json' };
import commonZh from '@atoll/i18n/locales/common/zh.json' with { type: 'json' };
import errorsEn from '@atoll/i18n/locales/errors/en.json' with { type: 'json' };
import errorsRu from '@atoll/i18n/locales/errors/ru.json' with { type: 'json' };
import errorsZh from '@atoll/i18n/locales/errors/zh.json' with { type: 'json' };

const LIBRARY: Record<Language, { common: object; errors: object }> = {
  en: { common: commonEn, errors: errorsEn },
  ru: { common: commonRu, errors: errorsRu },
  zh: { common: commonZh, errors: errorsZh },
};

/** Adds the real texts of the libraries, and those given, to the instance that components read. */
export function addRealTexts(language: Language, texts: Record<string, object> = {}): void {
  for (const [namespace, values] of Object.entries({ ...LIBRARY[language], ...texts })) {
    addTexts(language, namespace, values);
  }
}
