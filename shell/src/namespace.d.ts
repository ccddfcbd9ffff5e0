import type shell from '../locales/en.json';

declare module '@atoll/i18n/namespaces' {
  interface Namespaces {
    shell: typeof shell;
  }
}
