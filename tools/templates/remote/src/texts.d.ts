import type texts from '../locales/en.json';

declare module '@atoll/i18n/namespaces' {
  interface Namespaces {
    hello: typeof texts;
  }
}
