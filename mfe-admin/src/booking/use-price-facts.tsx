import { useTranslation } from 'react-i18next';
import type { PriceDetailsDto, PriceLineDto, TaxLineDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import type texts from '../../locales/en.json';
import type { Fact } from './fact-group';
import styles from './fact-group.module.css';

type TaxName = keyof (typeof texts)['price']['taxes'];

/** What has a name of the agency's, which stands in the language of the booking. */
const NAMED = ['season', 'obligatory', 'reduction', 'transfer'] as const;

/**
 * The lines of a price and each tax with its rate, what it is of and the rule that was used, in the language of the office: the names
 * that are stored are in the guest's.
 */
export function usePriceFacts(): (details: Pick<PriceDetailsDto, 'lines' | 'taxes' | 'taxes_included'>) => Fact[] {
  const { t, i18n } = useTranslation('admin');
  const format = useFormat();

  const lineName = ({ kind, code, unit, label }: PriceLineDto): string => {
    const named = NAMED.find((name) => name === kind);
    if (named && code !== null) return t(`price.${named}`, { name: label });
    if (kind === 'base') return t(`price.base.${unit}`);
    if (kind === 'adjustment') return t('ownPrice.line');
    return kind === 'child' || kind === 'single_supplement' ? t(`price.${kind}`) : label;
  };

  const taxName = ({ code, label }: TaxLineDto): string =>
    i18n.exists(`admin:price.taxes.${code}`) ? t(`price.taxes.${code as TaxName}`) : label;

  const taxBase = ({ kind, rate, base }: TaxLineDto): string =>
    kind === 'percent'
      ? t('price.percent', {
          rate: format.number(Number(rate) / 100, { style: 'percent', maximumFractionDigits: 2 }),
          base: format.usd(base),
        })
      : t('price.perDay', { rate: format.usd(rate), count: Number(base) });

  return ({ lines, taxes = [], taxes_included: isIncluded = true }) => [
    ...lines.map((line): Fact => [
      line.qty > 1 ? `${lineName(line)} × ${line.qty}` : lineName(line),
      line.kind === 'transfer' && Number(line.amount) === 0 ? t('flights.included') : format.usd(line.amount),
    ]),
    ...taxes.map((tax): Fact => [
      taxName(tax),
      <span key={tax.code}>
        {format.usd(tax.amount)}
        <span className={styles.how}>
          {[taxBase(tax), t('price.rule', { rule: tax.rule }), isIncluded && t('price.included')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>,
    ]),
  ];
}
