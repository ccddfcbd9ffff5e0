import { paths } from '@atoll/contract/paths';

/** Where a text is edited. */
export const textAddress = (lang: string, namespace: string, key: string): string =>
  `${paths.dashboardTranslations()}?${new URLSearchParams({ lang, ns: namespace, q: key }).toString()}`;
