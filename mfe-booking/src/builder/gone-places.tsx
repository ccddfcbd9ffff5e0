import { useTranslation } from 'react-i18next';
import { useListDestinationsQuery } from '@atoll/api-client/endpoints/destinations.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import styles from './builder.module.css';
import type { Builder } from './use-builder';

/** Whoever chooses one elsewhere finds it among so many. */
export const PLACES_READ = 50;

/** Places that were chosen and are no longer on offer, which no request may name: said, and taken out by whoever chose them. */
export function GonePlaces({ builder: { values, change } }: { builder: Builder }) {
  const { t } = useTranslation('booking');
  const { data } = useListDestinationsQuery({ lang: useLanguage(), pageSize: PLACES_READ });
  // Where more are on offer than were read, one that was not may still be there.
  if (!data || data.count > data.results.length) return null;
  const offered = values.destinations.filter((slug) => data.results.some((place) => place.slug === slug));
  const count = values.destinations.length - offered.length;
  if (count === 0) return null;
  return (
    <Notice kind="warning" title={t('wish.where.gone', { count })}>
      <div className={styles.gone}>
        <Button kind="secondary" onClick={() => change({ destinations: offered }, 'where')}>
          {t('wish.where.takeOut')}
        </Button>
      </div>
    </Notice>
  );
}
