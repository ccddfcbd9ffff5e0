import type { Language } from '@atoll/contract/languages';
import { addTexts } from '@atoll/i18n/instance';
import commonEn from '@atoll/i18n/locales/common/en.json' with { type: 'json' };
import commonRu from '@atoll/i18n/locales/common/ru.json' with { type: 'json' };
import commonZh from '@atoll/i18n/locales/common/zh.json' with { type: 'json' };
import errorsEn from '@atoll/i18n/locales/errors/en.json' with { type: 'json' };
import errorsRu from '@atoll/i18n/locales/errors/ru.json' with { type: 'json' };
import errorsZh from '@atoll/i18n/locales/errors/zh.json' with { type: 'json' };

const TEXTS: Record<Language, { common: object; errors: object }> = {
  en: { common: commonEn, errors: errorsEn },
  ru: { common: commonRu, errors: errorsRu },
  zh: { common: commonZh, errors: errorsZh },
};

/** What the components say themselves; the shell loads it for every page. */
export function addCommonTexts(): void {
  for (const [language, { common, errors }] of Object.entries(TEXTS)) {
    addTexts(language as Language, 'common', common);
    addTexts(language as Language, 'errors', errors);
  }
}
