// The only module that speaks to the translation service, and only when somebody has chosen a language.
import type { Language } from '@atoll/contract/languages';

export const SERVICE = 'https://translate.google.com';
export const SERVICE_NAME = 'Google Translate';

/** Whom the site's own three languages leave out, each in its own script. */
export const LANGUAGES = {
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  pl: 'Polski',
  cs: 'Čeština',
  tr: 'Türkçe',
  ar: 'العربية',
  hi: 'हिन्दी',
  ja: '日本語',
  ko: '한국어',
} as const;
export type TranslatedLanguage = keyof typeof LANGUAGES;

const WAIT_MS = 5_000;
const PLACE = 'page-translator';
const COOKIE = 'googtrans';
const CHOICE = 'select.goog-te-combo';

/** Names of our languages there. */
const nameOf = (language: Language) => (language === 'zh' ? 'zh-CN' : language);

interface Service {
  google: { translate: { TranslateElement: new (options: object, place: string) => unknown } };
}

/** What the browser keeps of a booking or a trip that somebody began to ask for: names and addresses among it. */
const TYPED = /^atoll_(booking|trip)/;

/** True where somebody has told of themselves: in a form that the browser keeps, or in one on this page. No foreign script reads that. */
export function hasTyped(): boolean {
  const isKept = (store: Storage) => Object.keys(store).some((key) => TYPED.test(key));
  const fields = document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea)');
  try {
    return (
      isKept(localStorage) ||
      isKept(sessionStorage) ||
      [...fields].some(({ value, defaultValue }) => value !== defaultValue)
    );
  } catch {
    return true;
  }
}

/** Whether its script runs in this document. */
export const isTranslatorHere = (): boolean => document.getElementById(PLACE) !== null;

/** The page as the service shows it under an address of its own. */
export const translatedAddress = (from: Language, to: TranslatedLanguage): string =>
  `${SERVICE}/translate?${new URLSearchParams({ sl: nameOf(from), tl: to, u: location.origin + location.pathname + location.search })}`;

const settled = (ready: () => boolean, until: number) =>
  new Promise<boolean>((resolve) => {
    const look = () => {
      if (ready()) resolve(true);
      else if (Date.now() >= until) resolve(false);
      else setTimeout(look, 50);
    };
    look();
  });

/** Translates this document in place; false where the script is refused or does not come within five seconds. */
export async function translate(from: Language, to: TranslatedLanguage): Promise<boolean> {
  const until = Date.now() + WAIT_MS;
  if (!isTranslatorHere()) begin(from);
  const choice = () => document.querySelector<HTMLSelectElement>(`#${PLACE} ${CHOICE}`);
  const isReady = () => !isTranslatorHere() || (choice()?.options.length ?? 0) > 0;
  await settled(isReady, until);
  const select = choice();
  if (!select?.options.length) {
    end();
    return false;
  }
  select.value = to;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

function begin(from: Language): void {
  const place = document.createElement('div');
  place.id = PLACE;
  place.hidden = true;
  const script = document.createElement('script');
  script.src = `${SERVICE}/translate_a/element.js?cb=atollTranslator`;
  script.addEventListener('error', end);
  Object.assign(window, {
    atollTranslator: () => {
      // It may come after we have given up.
      if (!place.isConnected) return;
      const { TranslateElement } = (window as unknown as Service).google.translate;
      new TranslateElement({ pageLanguage: nameOf(from), autoDisplay: false }, PLACE);
    },
  });
  place.append(script);
  document.body.append(place);
}

const end = (): void => document.getElementById(PLACE)?.remove();

/** Forgets the choice. True where this document is translated, which only a new one undoes. */
export function forgetTranslation(): boolean {
  const { hostname } = location;
  for (const domain of ['', `; domain=${hostname}`, `; domain=.${hostname}`])
    document.cookie = `${COOKIE}=; path=/; max-age=0${domain}`;
  return isTranslatorHere();
}
