import type catalog from '../locales/en.json';

declare module '@atoll/i18n/namespaces' {
  interface Namespaces {
    catalog: typeof catalog;
  }
}
