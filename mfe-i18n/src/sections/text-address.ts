import { paths } from '@atoll/contract/paths';

/** Texts of a language, by the filters of their list. */
export const textsAddress = (filters: { lang: string; ns?: string; status?: string; qa?: string }): string =>
  `${paths.dashboardTranslations()}?${new URLSearchParams(filters).toString()}`;

/** What waits for a decision in a language. */
export const reviewAddress = (lang: string): string =>
  `${paths.dashboardTranslations()}/review?${new URLSearchParams({ lang }).toString()}`;

/** Where a text is edited. */
export const textAddress = (lang: string, namespace: string, key: string): string =>
  `${paths.dashboardTranslations()}?${new URLSearchParams({ lang, ns: namespace, q: key }).toString()}`;
