import type { RegionalSettingsDto, UpdateRegionalSettingsDto } from '@atoll/api-client/endpoints/languages.gen';

/** Members that may differ from CLDR, in the order of the form. */
export const MEMBERS = [
  ...(['currency_code', 'currency_symbol', 'date_format'] as const),
  ...(['time_format', 'timezone', 'phone_format'] as const),
];
export type Member = (typeof MEMBERS)[number];

/** What differs, as it is typed; empty: as CLDR has it. */
export type Typed = Record<Member, string>;

export const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'CHF', 'CNY', 'INR', 'SGD'];

/** CLDR's words of a language; English where it has none. */
const locales = (language: string): string[] => [language, 'en'];

/** Symbol of a currency in a language; the code where it has none. */
const symbolOf = (language: string, currency: string): string =>
  new Intl.NumberFormat(locales(language), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** What each member goes back to: the symbol is that of the chosen currency. */
export const standardOf = (language: string, standard: RegionalSettingsDto, typed: Typed): RegionalSettingsDto => ({
  ...standard,
  currency_symbol: typed.currency_code ? symbolOf(language, typed.currency_code) : standard.currency_symbol,
});

/** The settings as they would be: what is typed, else what CLDR says. */
export const settingsOf = (standard: RegionalSettingsDto, typed: Typed): RegionalSettingsDto => ({
  ...standard,
  ...Object.fromEntries(MEMBERS.flatMap((member) => (typed[member] ? [[member, typed[member]]] : []))),
  time_format: Number(typed.time_format || standard.time_format) as 12 | 24,
});

/** What is sent: null goes back to CLDR. */
export const bodyOf = (typed: Typed): UpdateRegionalSettingsDto =>
  ({
    ...Object.fromEntries(MEMBERS.map((member) => [member, typed[member] || null])),
    time_format: typed.time_format ? Number(typed.time_format) : null,
  }) as UpdateRegionalSettingsDto;

const PARTS = { YYYY: '2027', MM: '02', DD: '14' } as const;
const ARRIVAL = Date.UTC(2027, 1, 14, 12, 5);

/** One line of the preview: what it shows, and how. */
export type Sample = [name: 'price' | 'date' | 'time' | 'phone' | 'list' | 'relative', text: string];

const isZone = (timeZone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
};

/** How a language would write a price, a day and the rest with these settings. */
export function samplesOf(language: string, settings: RegionalSettingsDto, names: string[]): Sample[] {
  const names_ = locales(language);
  const price = new Intl.NumberFormat(names_, {
    ...{ style: 'currency', currency: settings.currency_code, currencyDisplay: 'narrowSymbol' },
    maximumFractionDigits: 0,
  } as Intl.NumberFormatOptions)
    .formatToParts(1299)
    .map(({ type, value }) => (type === 'currency' ? settings.currency_symbol : value))
    .join('');
  const time = new Intl.DateTimeFormat(names_, {
    ...{ hour: '2-digit', minute: '2-digit', hour12: settings.time_format === 12 },
    timeZone: isZone(settings.timezone) ? settings.timezone : 'UTC',
  } as Intl.DateTimeFormatOptions).format(ARRIVAL);
  let digit = 0;
  return [
    ['price', price],
    ['date', settings.date_format.replaceAll(/YYYY|MM|DD/g, (part) => PARTS[part as keyof typeof PARTS])],
    ['time', time],
    ['phone', settings.phone_format.replaceAll('X', () => String((digit++ + 3) % 10))],
    ['list', new Intl.ListFormat(names_).format(names)],
    ['relative', new Intl.RelativeTimeFormat(names_, { numeric: 'auto' }).format(3, 'day')],
  ];
}
