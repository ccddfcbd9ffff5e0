import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';

/** What the chosen stay costs the party, as its total says it. */
export function ChosenPrice({ total }: { total: string }) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  return (
    <p className="doc-price">
      <span className="doc-price__amount">{format.total(total)}</span>
      <span className="doc-price__basis">{t('total.forAll')}</span>
      <span className="doc-price__note">
        <span>{t('common:price.allIn')}</span>
      </span>
    </p>
  );
}
