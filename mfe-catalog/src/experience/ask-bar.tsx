import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { LinkButton } from '@atoll/ui/link-button';
import type { ExperienceDetail } from '../shared/catalog';
import styles from '../shared/booking-bar.module.css';
import { useExperienceOffer } from '../shared/experience-price';

/** Price and the next step at the bottom of a phone's window. */
export function AskBar({ item }: { item: ExperienceDetail }) {
  const { t } = useTranslation(['catalog', 'common']);
  const format = useFormat();
  const { basis, covers } = useExperienceOffer(item);
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        <span className={styles.amount}>{format.total(item.price)}</span> <span className={styles.basis}>{basis}</span>
        <span className={styles.total}>{covers ?? t('common:price.allIn')}</span>
      </p>
      <LinkButton to={paths.contact(item.name)}>{t('experience.ask')}</LinkButton>
    </div>
  );
}
