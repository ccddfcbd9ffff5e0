import type common from '../locales/common/en.json';
import type errors from '../locales/errors/en.json';

/**
 * Texts by namespace; English is the source. A remote adds its own, so that `t('catalog:hero.title')` is checked:
 * `declare module '@atoll/i18n/namespaces' { interface Namespaces { catalog: typeof catalog } }`
 */
export interface Namespaces {
  common: typeof common;
  errors: typeof errors;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Namespaces;
    returnNull: false;
  }
}
