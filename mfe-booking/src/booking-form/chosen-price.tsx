import { useTranslation } from 'react-i18next';
import type { Reprice } from './use-reprice';
import { useTotalWords } from './use-total-title';

/** The total of what is chosen, in place of the price of another day on the card of the trip. */
export function ChosenPrice({ price }: { price: Pick<Reprice, 'shown' | 'standing'> }) {
  const { t } = useTranslation(['booking', 'common']);
  const words = useTotalWords(price);
  if (price.standing !== 'known') {
    return (
      <p className="doc-price">
        <span className="doc-price__basis">{words}</span>
      </p>
    );
  }
  return (
    <p className="doc-price">
      <span className="doc-price__amount">{words}</span>
      <span className="doc-price__basis">{t('total.forAll')}</span>
      <span className="doc-price__note">
        <span>{t('common:price.allIn')}</span>
      </span>
    </p>
  );
}
