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
  const { t } = useTranslation('common');
  const { slug = '' } = useParams();
  const query = useTripQuery(slug);
  const browse = { to: paths.packages(), label: t('actions.browsePackages') };
  return (
    <Gate data={query.currentData} query={query} words={WORDS} browse={browse}>
      {children}
    </Gate>
  );
}

const WORDS: GateWords = { title: 'notFound.title', text: 'notFound.text', failed: 'loadFailed' };

interface GateWords {
  title: 'notFound.title' | 'stay.notFound';
  text: 'notFound.text' | 'stay.notFoundText';
  failed: 'loadFailed' | 'stay.loadFailed';
}

interface GateProps {
  data: Trip | undefined;
  query: { error?: unknown; isFetching: boolean; refetch(): unknown };
  words: GateWords;
  /** Where the others are. */
  browse: { to: string; label: string };
  children: (trip: Trip) => ReactNode;
}

/** What is booked, once it is known, else what is going on. */
export function Gate({ data, query: { error, isFetching, refetch }, words, browse, children }: GateProps) {
  if (data) return children(data);
  return (
    <Container>
      {isFetching || !error ? (
        <TripSkeleton />
      ) : (
        <TripFailure error={error} words={words} browse={browse} onRetry={() => void refetch()} />
      )}
    </Container>
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

function NoTrip({ words, children }: { words: GateWords; children: ReactNode }) {
  const { t } = useTranslation('booking');
  const title = t(words.title);
  useDocumentTitle(title);
  return (
    <EmptyState whole title={title} text={t(words.text)}>
      {children}
    </EmptyState>
  );
}

type Failing = Pick<GateProps, 'words' | 'browse'> & { error: unknown; onRetry: () => void };

function TripFailure({ error, words, browse: { to, label }, onRetry }: Failing) {
  const { t } = useTranslation('booking');
  if (isNotThere(error)) {
    return (
      <NoTrip words={words}>
        <LinkButton to={to}>{label}</LinkButton>
      </NoTrip>
    );
  }
  return (
    <ErrorCard title={t(words.failed)} error={error} onRetry={onRetry}>
      <LinkButton kind="secondary" to={to}>
        {label}
      </LinkButton>
    </ErrorCard>
  );
}
