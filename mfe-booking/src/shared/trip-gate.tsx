import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isNotThere } from '@atoll/api-client/not-there';
import { paths } from '@atoll/contract/paths';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { ErrorCard } from '@atoll/ui/error-card';
import { LinkButton } from '@atoll/ui/link-button';
import { Skeleton } from '@atoll/ui/skeleton';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { useTripQuery } from './booking-api';
import styles from './layout.module.css';
import { useDocumentTitle } from './page-top';
import type { Trip } from './trip';

/** The package of the address: its page once it is known, else what is going on. */
export function TripGate({ children }: { children: (trip: Trip) => ReactNode }) {
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useTripQuery(slug);
  if (currentData) return children(currentData);
  return (
    <Container>{isFetching || !error ? <TripSkeleton /> : <TripFailure error={error} onRetry={refetch} />}</Container>
  );
}

function TripSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <Skeleton shape="title" />
      <div className={styles.columns}>
        <Skeleton lines={9} />
        <div className={styles.skeletonPicture}>
          <Skeleton shape="picture" />
        </div>
      </div>
    </div>
  );
}

function NoTrip({ children }: { children: ReactNode }) {
  const { t } = useTranslation('booking');
  const title = t('notFound.title');
  useDocumentTitle(title);
  return (
    <EmptyState whole title={title} text={t('notFound.text')}>
      {children}
    </EmptyState>
  );
}

function TripFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['booking', 'common']);
  const browse = <LinkButton to={paths.packages()}>{t('common:actions.browsePackages')}</LinkButton>;
  if (isNotThere(error)) {
    return <NoTrip>{browse}</NoTrip>;
  }
  return (
    <ErrorCard title={t('loadFailed')} error={error} onRetry={onRetry}>
      <LinkButton kind="secondary" to={paths.packages()}>
        {t('common:actions.browsePackages')}
      </LinkButton>
    </ErrorCard>
  );
}
