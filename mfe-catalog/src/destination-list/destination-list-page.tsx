import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListDestinationsQuery } from '@atoll/api-client/endpoints/destinations.gen';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { Breadcrumb } from '@atoll/ui/breadcrumb';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { PageHeading } from '@atoll/ui/page-heading';
import { CardSkeleton } from '@atoll/ui/skeleton';
import { SeaChart } from '../map/sea-chart';
import type { DestinationItem } from '../shared/catalog';
import { LoadError } from '../shared/load-error';
import { placesArg } from '../shared/places-arg';
import { usePageTitle } from '../shared/use-page-title';
import { DestinationCard } from './destination-card';
import styles from './destination-list-page.module.css';
import { usePointedAt } from '../map/use-pointed-at';

/** Where one can go, on a chart of the sea and as a list. */
export default function DestinationListPage() {
  const { t } = useTranslation('catalog');
  const { currentData, error, isFetching, refetch } = useListDestinationsQuery(placesArg(useLanguage()));
  usePageTitle(t('destinations.titleFull'));
  return (
    <Container>
      <Breadcrumb items={[{ label: t('nav.home'), to: paths.home() }, { label: t('destinations.title') }]} />
      <PageHeading title={t('destinations.titleFull')} lead={t('destinations.lead')} />
      {currentData?.count === 0 ? (
        <EmptyState title={t('destinations.none')} text={t('destinations.noneText')} />
      ) : currentData ? (
        <Places places={currentData.results} />
      ) : error && !isFetching ? (
        <LoadError title={t('destinations.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.list} aria-busy="true">
          {Array.from({ length: 4 }, (_, index) => (
            <CardSkeleton key={index} />
          ))}
        </div>
      )}
    </Container>
  );
}

/** Each place in the list is marked on the chart while somebody points at it, or its link has the focus. */
function Places({ places }: { places: DestinationItem[] }) {
  const list = useRef<HTMLUListElement>(null);
  const marked = usePointedAt(list);
  return (
    <div className={styles.columns}>
      <div className={styles.chart}>
        <SeaChart spots={places} marked={marked} />
      </div>
      <ul ref={list} className={styles.list}>
        {places.map((place, index) => (
          <li key={place.slug} data-place={place.slug}>
            <DestinationCard place={place} priority={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
