/** Decimal string of an amount in minor units: `129900` → `"1299.00"`. */
export function formatMinor(minor: number): string {
  const cents = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

/** An amount that a message names, as a decimal string: `7980.00`. */
export interface Money {
  amount: string;
  currency: string;
}

/** US cents as such an amount. */
export const usd = (minor: number): Money => ({ amount: formatMinor(minor), currency: 'USD' });

/** Minor units of a decimal string with at most two decimals: `"1299.5"` → `129950`. */
export function parseMinor(decimal: string): number {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{1,11})(?:\.(\d{1,2}))?$/.exec(decimal) ?? [];
  if (!whole) throw new RangeError(`not an amount: ${decimal}`);
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign ? -minor : minor;
}

/** As `formatMinor`; no amount stays none. */
export const formatMinorOrNull = (minor: number | null): string | null => (minor === null ? null : formatMinor(minor));

/** As `parseMinor`; no amount stays none. */
export const parseMinorOrNull = (decimal: string | null): number | null =>
  decimal === null ? null : parseMinor(decimal);

/** Minor units of an amount in another currency, rounded half up as Postgres does: 199900 at `"0.8575"` → 171414. */
export function displayMinor(minor: number, rate: string): number {
  const [whole = '0', fraction = ''] = rate.split('.');
  const scale = 10n ** BigInt(fraction.length);
  return Number((BigInt(minor) * BigInt(whole + fraction) * 2n + scale) / (2n * scale));
}
