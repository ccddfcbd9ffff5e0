import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';

export interface PriceProps {
  /** US dollars, decimal string. */
  amount: string;
  /** Earlier, higher price. */
  original?: string | null;
  /** What the price is for. */
  basis: 'per_person' | 'per_group' | 'per_room' | 'per_night';
  /** `from` before the amount: the price depends on choices still to be made. */
  from?: boolean;
  totalForTwo?: string | null;
  size?: 'medium' | 'large';
}

/** A price in the chosen currency, with what it is for and that nothing comes on top. */
export function Price({ amount, original, basis, from, totalForTwo, size = 'medium' }: PriceProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <p className="doc-price" data-size={size}>
      {from && <span className="doc-price__basis">{t('price.from')}</span>}
      <span className="doc-price__amount">{format.money(amount)}</span>
      {original && Number(original) > Number(amount) && (
        <del className="doc-price__was">
          <span className="doc-hidden">{t('price.was')} </span>
          {format.money(original)}
        </del>
      )}
      <span className="doc-price__basis">{t(`price.${basis}`)}</span>
      <span className="doc-price__note">
        {totalForTwo ? `${t('price.totalForTwo', { total: format.money(totalForTwo) })} · ` : ''}
        {t('price.allIn')}
      </span>
    </p>
  );
}
