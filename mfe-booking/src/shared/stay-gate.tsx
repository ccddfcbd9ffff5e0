import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetResortQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { useDocumentTitle } from './page-top';
import { stayTrip } from './stay-trip';
import type { Trip } from './trip';
import { Gate } from './trip-gate';

const WORDS = { title: 'stay.notFound', text: 'stay.notFoundText', failed: 'stay.loadFailed' } as const;

/** The resort of the address: its page once it is known and sells rooms, else what is going on. */
export function StayGate({ children }: { children: (trip: Trip) => ReactNode }) {
  const { t } = useTranslation('booking');
  const { slug = '' } = useParams();
  const query = useGetResortQuery({ lang: useLanguage(), id: slug });
  const { currentData } = query;
  const trip = useMemo(() => currentData && stayTrip(currentData), [currentData]);
  const browse = { to: paths.resorts(), label: t('stay.browse') };
  return (
    <Gate data={trip} query={query} words={WORDS} browse={browse}>
      {(found) => (found.cancellation_policy ? children(found) : <NotSold trip={found} />)}
    </Gate>
  );
}

/** Rooms here are asked for, not sold. */
function NotSold({ trip }: { trip: Trip }) {
  const { t } = useTranslation('booking');
  const title = t('stay.notSold', { name: trip.name });
  useDocumentTitle(title);
  return (
    <EmptyState whole title={title} text={t('stay.notSoldText')}>
      <LinkButton to={paths.customTrip()}>{t('wish.title')}</LinkButton>
    </EmptyState>
  );
}
