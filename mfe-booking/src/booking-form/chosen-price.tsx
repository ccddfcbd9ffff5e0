import { useTranslation } from 'react-i18next';
import type { Party } from '@atoll/contract/price';
import type { Reprice } from './use-reprice';
import { useTotalWords } from './use-total-title';

/** The total of what is chosen, in place of the price of another day on the card of the trip. */
export function ChosenPrice({ price, party }: { price: Pick<Reprice, 'shown' | 'standing'>; party: Party }) {
  const { t } = useTranslation(['booking', 'common']);
  const words = useTotalWords(price);
  const isAlone = party.adults + party.children_ages.length === 1;
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
      <span className="doc-price__basis">{t(isAlone ? 'total.forOne' : 'total.forAll')}</span>
      <span className="doc-price__note">
        <span>{t('common:price.allIn')}</span>
      </span>
    </p>
  );
}
