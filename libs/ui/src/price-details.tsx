import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '@atoll/contract/languages';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES, MALDIVES_CLOCK } from '@atoll/i18n/maldives-time';
import { type Conversion, converted } from './converted.tsx';
import styles from './price-details.module.css';

/** What a quote and a booking say of a price, as the API answers it. Amounts are decimal strings of US dollars. */
export interface PriceDetails {
  lines: PriceLine[];
  taxes: TaxLine[];
  /** The lines include the taxes; else these come on top of them. */
  taxes_included: boolean;
  net: string;
  deposit_due: string;
  /** Last day on which the rest may arrive; null when all of it is due at once. */
  balance_due_at: string | null;
  cancellation: { deposit_refundable: boolean; cutoffs: { until: string; refund_percent: number }[] };
}

interface PriceLine {
  kind: string;
  qty: number;
  unit: string;
  label: string;
  amount: string;
}

interface TaxLine {
  rule: string;
  label: string;
  kind: string;
  rate: string;
  base: string;
  amount: string;
}

const DOLLARS: Conversion = { code: 'USD', rate: 1 };

/** In a column of amounts all have the decimals of their currency. */
const ledger = (currency: string) =>
  ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) as const satisfies Intl.NumberFormatOptions;

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', ledger(currency)).resolvedOptions().maximumFractionDigits ?? 2;

/** A rate of a tax, to the hundredth. */
const RATE: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 2 };

/** Day and time of an instant as everybody in the Maldives reads them. */
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric', ...MALDIVES };

interface Lines {
  details: PriceDetails;
  nights: number;
  /** Of the names in it, where that is another one than the page's. */
  lang?: Language;
  /** What amounts are shown in. */
  currency?: Conversion;
}

/** How a total of so many nights comes about: its lines, then the taxes in them or on top. */
export function PriceLines({ details, nights, lang, currency = DOLLARS }: Lines) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const rate = useRate(nights);
  const counted = useCounted();
  const { lines, taxes, taxes_included: included, net } = details;
  const amounts = (dollars: string[]) =>
    converted(dollars, currency.rate, digitsOf(currency.code)).map((amount) =>
      format.number(amount, ledger(currency.code)).replace('-', '−'),
    );
  const lineAmounts = amounts(lines.map(({ amount }) => amount));
  // What is inside the price adds up to it; what is on top goes on after its lines.
  const [netAmount, ...taxAmounts] = amounts([net, ...taxes.map(({ amount }) => amount)]);
  return (
    <div className={styles.lines}>
      <dl className={styles.list} lang={lang && LANGUAGES[lang].hreflang}>
        {lines.map((line, index) => (
          <div key={index}>
            <dt>{counted(line)}</dt>
            <dd>{isFree(line) ? t('details.included') : lineAmounts[index]}</dd>
          </div>
        ))}
      </dl>
      {taxes.length > 0 && (
        <>
          <p className={styles.heading}>{t(included ? 'details.inside' : 'details.onTop')}</p>
          <dl className={styles.list} data-minor>
            {included && (
              <div>
                <dt>{t('details.net')}</dt>
                <dd>{netAmount}</dd>
              </div>
            )}
            {taxes.map((tax, index) => (
              <div key={tax.rule}>
                <dt>{rate(tax)}</dt>
                <dd>{taxAmounts[index]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

/** A way to the island that the price includes. */
const isFree = ({ kind, amount }: PriceLine): boolean => kind === 'transfer' && Number(amount) === 0;

/** A line with how often it counts: `Adults × 2`, `Christmas and New Year, 9 nights`. */
function useCounted(): (line: PriceLine) => string {
  const { t } = useTranslation('common');
  return ({ kind, label, qty, unit }) => {
    if (unit === 'night') return t('details.with', { label, what: t('units.nights', { count: qty }) });
    return qty > 1 && kind !== 'transfer' ? t('details.line', { label, count: qty }) : label;
  };
}

/** A tax with its rate: `Service charge, 10 %`, `Green Tax, $12 × 2 travellers × 9 days`. */
function useRate(nights: number): (tax: TaxLine) => string {
  const { t } = useTranslation('common');
  const format = useFormat();
  const days = Math.max(nights, 1);
  return ({ label, kind, rate, base }) => {
    if (kind === 'percent') return t('details.with', { label, what: format.number(Number(rate) / 100, RATE) });
    const people = Number(base) / days;
    // Whoever is exempt is not counted; where somebody is for a part of the days alone, there is no such product.
    if (!Number.isInteger(people) || people < 1) return t('details.perDay', { label, rate: format.usd(rate) });
    const counted = {
      people: t('units.travellers', { count: people }),
      days: t('units.days', { count: days }),
    };
    return t('details.perDayCounted', { label, rate: format.usd(rate), ...counted });
  };
}

interface Conditions {
  details: PriceDetails;
  /** The agency says yes before anything is due. */
  isAsked: boolean;
  /** Nothing has been confirmed yet: until then an end costs nothing (T13). */
  isFreeAtFirst?: boolean;
  /** What cancelling costs in any case, since the stay was changed. */
  leastFee?: string;
}

/** When what is due, and what comes back until when. */
export function PriceConditions({ details, isAsked, isFreeAtFirst = isAsked, leastFee = '0' }: Conditions) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { deposit_due: deposit, balance_due_at: balance, cancellation } = details;
  const { cutoffs } = cancellation;
  const moment = (until: string) => ({ date: format.date(until, DAY), time: format.date(until, MALDIVES_CLOCK) });
  return (
    <dl className={styles.conditions}>
      <div>
        <dt>{t('details.pay')}</dt>
        <dd>
          {balance === null
            ? t(isAsked ? 'details.atOnce' : 'details.allNow')
            : t(isAsked ? 'details.deposit' : 'details.depositNow', {
                deposit: format.usd(deposit),
                date: format.date(balance),
              })}
        </dd>
      </div>
      <div>
        <dt>{t('details.cancel')}</dt>
        {isFreeAtFirst && <dd>{t('details.before')}</dd>}
        {cutoffs.map(({ until, refund_percent: percent }) => (
          <dd key={until}>
            {percent >= 100
              ? t(cancellation.deposit_refundable ? 'details.allBack' : 'details.allButDeposit', { ...moment(until) })
              : t('details.partBack', { ...moment(until), percent: format.percent(percent) })}
          </dd>
        ))}
        <dd>
          {t(cutoffs.length > 0 ? 'details.thenNothing' : isFreeAtFirst ? 'details.onceNothing' : 'details.nothing')}
        </dd>
        {Number(leastFee) > 0 && <dd>{t('details.leastFee', { amount: format.usd(leastFee) })}</dd>}
        {cutoffs.length > 0 && <dd className={styles.zone}>{t('details.zone')}</dd>}
      </div>
    </dl>
  );
}
