import type booking from '../locales/en.json';

declare module '@atoll/i18n/namespaces' {
  interface Namespaces {
    booking: typeof booking;
  }
}
