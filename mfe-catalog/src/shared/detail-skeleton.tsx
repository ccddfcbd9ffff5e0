import { useTranslation } from 'react-i18next';
import { Container } from '@atoll/ui/container';
import { Skeleton } from '@atoll/ui/skeleton';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import styles from './detail-skeleton.module.css';

/** The shape of a package or a resort while it is on its way. */
export function DetailSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Container>
      <div className={styles.page} role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton shape="title" />
        <Skeleton lines={2} />
        <div className={styles.picture}>
          <Skeleton shape="picture" />
        </div>
        <Skeleton lines={6} />
      </div>
    </Container>
  );
}
