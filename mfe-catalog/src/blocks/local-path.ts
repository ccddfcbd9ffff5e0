import { splitLanguage } from '@atoll/contract/paths';

/** Files and calls of the site have addresses too, and are no pages. */
const PAGE = /^\/(?![/\\]|(?:api|media|assets)\/)/;

/** The path of a page of this site, without language prefix, that a text leads to: `/ru/packages?page=2` → `/packages?page=2`; null for all else. */
export const localPathOf = (url: string): string | null => (PAGE.test(url) ? splitLanguage(url).path : null);
