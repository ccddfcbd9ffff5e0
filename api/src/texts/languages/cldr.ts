import { LANGUAGE_CODE } from './text-id.js';

/** What CLDR lacks of Dhivehi and other small languages comes from English, never from the host's own language. */
const withFallback = (language: string): string[] => [language, 'en'];

/** Scripts that run from right to left. `Intl` has Dhivehi the wrong way round, so the script decides. */
const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr']);

/** Names that CLDR does not have in the language's own script. */
const NATIVE_NAMES: Record<string, string> = { dv: 'ދިވެހި' };

/** The canonical code of a language tag; null for what is none, or more than language, script and region. */
export function canonicalCode(tag: string): string | null {
  try {
    const [code = ''] = Intl.getCanonicalLocales(tag);
    return LANGUAGE_CODE.test(code) ? code : null;
  } catch {
    return null;
  }
}

/** What CLDR knows of a language, for a new row of the table. */
export function languageFacts(code: string): { name: string; nativeName: string; direction: 'ltr' | 'rtl' } {
  const script = new Intl.Locale(code).maximize().script ?? 'Latn';
  const nameIn = (language: string) =>
    new Intl.DisplayNames(withFallback(language), { type: 'language' }).of(code) ?? code;
  const own = nameIn(code);
  return {
    name: nameIn('en').slice(0, 60),
    nativeName: (NATIVE_NAMES[code] ?? own.charAt(0).toLocaleUpperCase(code) + own.slice(1)).slice(0, 60),
    direction: RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr',
  };
}

/** How a language writes dates, times, money and phone numbers (specification §3). */
export interface RegionalFormats {
  currency_code: string;
  currency_symbol: string;
  /** `MM/DD/YYYY`. */
  date_format: string;
  time_format: 12 | 24;
  /** IANA name. */
  timezone: string;
  /** X stands for a digit. */
  phone_format: string;
}

const DATE_PARTS: Record<string, string> = { year: 'YYYY', month: 'MM', day: 'DD' };

function dateFormat(language: string): string {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    numberingSystem: 'latn',
    calendar: 'gregory',
  } as const;
  return new Intl.DateTimeFormat(withFallback(language), options)
    .formatToParts(new Date(Date.UTC(2026, 10, 21)))
    .map(({ type, value }) => DATE_PARTS[type] ?? (type === 'literal' ? value : ''))
    .join('')
    .replaceAll(/[^YMD./\- ]/g, '')
    .trim();
}

/** Symbol of a currency in a language; the code where it has none. */
export const currencySymbol = (language: string, currency: string): string =>
  new Intl.NumberFormat(withFallback(language), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** How mobile numbers are written (ITU-T E.123, national numbering plans), by region; CLDR has nothing of it. */
const PHONE_FORMATS: Record<string, string> = {
  MV: '+960 XXX-XXXX',
  US: '+1 XXX-XXX-XXXX',
  RU: '+7 XXX XXX-XX-XX',
  CN: '+86 XXX XXXX XXXX',
  GB: '+44 XXXX XXXXXX',
  DE: '+49 XXXX XXXXXXX',
  FR: '+33 X XX XX XX XX',
  IT: '+39 XXX XXX XXXX',
  ES: '+34 XXX XX XX XX',
  IN: '+91 XXXXX XXXXX',
  JP: '+81 XX-XXXX-XXXX',
  KR: '+82 XX-XXXX-XXXX',
  UA: '+380 XX XXX XX XX',
  EG: '+20 XXX XXX XXXX',
  IL: '+972 XX-XXX-XXXX',
  TR: '+90 XXX XXX XX XX',
};

/** Format of the region where most speak a language; elsewhere digits as E.164 allows. */
const phoneFormat = (language: string): string =>
  PHONE_FORMATS[new Intl.Locale(language).maximize().region ?? ''] ?? '+XXX XXX XXX XXX';

/**
 * What CLDR says of a language. The currency is that of the prices, whatever the language; times are those of the islands; phone
 * numbers are not in CLDR and come from the numbering plan of the country where most speak it.
 */
export function regionalFormats(language: string, currency = 'USD'): RegionalFormats {
  const { hour12 } = new Intl.DateTimeFormat(withFallback(language), { hour: 'numeric' }).resolvedOptions();
  return {
    currency_code: currency,
    currency_symbol: currencySymbol(language, currency),
    date_format: dateFormat(language),
    time_format: hour12 ? 12 : 24,
    timezone: 'Indian/Maldives',
    phone_format: phoneFormat(language),
  };
}
