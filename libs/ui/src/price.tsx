import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { type PackageOffer, isLeast, shownPrice, useOfferWords } from './offer-words.tsx';

export interface PriceProps {
  /** US dollars, decimal string. */
  amount: string;
  /** Earlier, higher price. */
  original?: string | null;
  /** What the price is for: `per night`. */
  basis: ReactNode;
  /** `from` before the amount: the price depends on choices still to be made. */
  from?: boolean;
  /** Whom it covers: `for 2 adults`. */
  covers?: string | null;
  /** The day that it is of: `arriving on 24 December 2026`. */
  when?: string | null;
  size?: 'medium' | 'large';
}

/** A price in the chosen currency, with what it is for and that nothing comes on top. */
export function Price({ amount, original, basis, from, covers, when, size = 'medium' }: PriceProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <p className="doc-price" data-size={size}>
      {from && <span className="doc-price__basis">{t('price.from')}</span>}
      <span className="doc-price__amount" translate="no">
        {format.total(amount)}
      </span>
      {original && Number(original) > Number(amount) && (
        <del className="doc-price__was">
          <span className="doc-hidden">{t('price.was')} </span>
          {format.total(original)}
        </del>
      )}
      <span className="doc-price__basis">{basis}</span>
      <span className="doc-price__note">
        {covers && <span>{covers}</span>} {when && <span>{when}</span>} <span>{t('price.allIn')}</span>
      </span>
    </p>
  );
}

/** The all-in price of a package and whom it covers; that one has to ask for it where no day can be booked. */
export function PackagePrice({ offer, size = 'medium' }: { offer: PackageOffer; size?: 'medium' | 'large' }) {
  const { t } = useTranslation('common');
  const words = useOfferWords();
  const shown = shownPrice(offer);
  if (!shown)
    return (
      <p className="doc-price" data-size={size}>
        <span className="doc-price__basis">{t('price.onRequest')}</span>
      </p>
    );
  return (
    <Price
      amount={shown.amount}
      original={shown.original}
      from={isLeast(offer)}
      basis={words.basis(offer)}
      covers={words.covers(offer)}
      when={words.when(offer)}
      size={size}
    />
  );
}
