import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useDisplayCurrency, useFormat } from '@atoll/i18n/instance';
import { LinkButton } from '@atoll/ui/link-button';
import type { ExperienceDetail } from '../shared/catalog';
import { ExperiencePrice } from '../shared/experience-price';
import styles from './ask-aside.module.css';
import { Practical } from './practical';

/** What it costs, how to get a day for it, and where and when one meets. */
export function AskAside({ item }: { item: ExperienceDetail }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const currency = useDisplayCurrency();
  const places = item.destinations.map(({ slug }) => slug);
  const around = paths.customTripAround({ places, interest: item.category_code, about: item.name });
  return (
    <aside className={styles.aside} aria-label={t('experience.booking')}>
      <div className={styles.offer}>
        <ExperiencePrice item={item} size="large" />
        {currency.code !== 'USD' && (
          <p className={styles.charged}>{t('package.charged', { amount: format.usd(item.price) })}</p>
        )}
        <LinkButton to={paths.contact(item.name)} size="large" wide className={styles.ask}>
          {t('experience.ask')}
        </LinkButton>
        <LinkButton to={around} kind="secondary" wide>
          {t('experience.ownTrip')}
        </LinkButton>
        <p className={styles.note}>{t('package.bookNote')}</p>
      </div>
      <Practical item={item} />
    </aside>
  );
}
