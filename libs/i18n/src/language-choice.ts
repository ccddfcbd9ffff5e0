import { DEFAULT_LANGUAGE, type Language, isLanguage } from '@atoll/contract/languages';
import { isLocalizedPath, localized, splitLanguage } from '@atoll/contract/paths';

const STORAGE_KEY = 'atoll_language';

/** Crawlers read each language under its own address and are never sent elsewhere. */
const CRAWLER = /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit|whatsapp|telegram/i;

/** The visitor's stored language, or null on a first visit (or where storage is refused). */
export function storedLanguage(): Language | null {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

/** Remembers a choice; does nothing where storage is refused. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // A browser without storage keeps the language in the address alone.
  }
}

/** First of the browser's languages that the interface has: `['de', 'zh-TW', 'ru']` → `zh`. */
export function browserLanguage(languages: readonly string[] = navigator.languages): Language | null {
  for (const tag of languages) {
    const code = tag.toLowerCase().split('-')[0];
    if (isLanguage(code)) return code;
  }
  return null;
}

/** Language of a document: the prefix of public pages; elsewhere storage, then the browser, then English. */
export function languageOf(pathname: string): Language {
  if (isLocalizedPath(pathname)) return splitLanguage(pathname).language;
  return storedLanguage() ?? browserLanguage() ?? DEFAULT_LANGUAGE;
}

/**
 * Where a first visit to an unprefixed public address goes, or null to stay: the stored choice, else the browser's
 * language, else English. Returning visitors with a stored choice, prefixed addresses, staff pages and crawlers stay.
 */
export function firstVisitRedirect(pathname: string, userAgent: string = navigator.userAgent): string | null {
  if (!isLocalizedPath(pathname) || splitLanguage(pathname).path !== pathname || CRAWLER.test(userAgent)) return null;
  if (sessionVisited()) return null;
  const language = storedLanguage() ?? browserLanguage() ?? DEFAULT_LANGUAGE;
  return language === DEFAULT_LANGUAGE ? null : localized(pathname, language);
}

/** True from the second document of a browser session on: a link followed by hand is never overruled. */
function sessionVisited(): boolean {
  try {
    const visited = sessionStorage.getItem(STORAGE_KEY) !== null;
    sessionStorage.setItem(STORAGE_KEY, 'visited');
    return visited;
  } catch {
    return true;
  }
}
