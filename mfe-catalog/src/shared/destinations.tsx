import { useTranslation } from 'react-i18next';
import { useListDestinationsQuery } from '@atoll/api-client/endpoints/destinations.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { placesArg } from './places-arg';
import styles from './destinations.module.css';

/** Every place that trips and resorts are looked for by. */
export function useDestinations() {
  const { data, error, isFetching, refetch } = useListDestinationsQuery(placesArg(useLanguage()));
  return {
    places: data?.results ?? [],
    failed: !data && error !== undefined,
    busy: isFetching,
    retry: () => void refetch(),
  };
}

/** Stands where the places would: they could not be read. Another try keeps the line, and the focus in it. */
export function DestinationsFailed({ busy, retry }: Pick<ReturnType<typeof useDestinations>, 'busy' | 'retry'>) {
  const { t } = useTranslation(['catalog', 'common']);
  return (
    <p className={styles.line} role="alert">
      {t('filters.destinationsFailed')}
      <button
        type="button"
        className={styles.retry}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : retry}
      >
        {t('common:actions.retry')}
      </button>
    </p>
  );
}
