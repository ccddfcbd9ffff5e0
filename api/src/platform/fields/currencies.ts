/** Currencies a price can be shown in; charges are in USD. Rates are rows of `currency`. */
export const CURRENCY_CODES = ['USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'CHF', 'CNY', 'INR', 'SGD'] as const;

export type CurrencyCode = (typeof CURRENCY_CODES)[number];
