import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useGetResortQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import layout from '../shared/layout.module.css';
import { PageTop, useDocumentTitle } from '../shared/page-top';
import { stayTrip } from '../shared/stay-trip';
import type { Trip } from '../shared/trip';
import { Gate } from '../shared/trip-gate';
import { useBrowser } from '../shared/use-browser';
import { BookingFormView } from './booking-form';
import { FormToCome } from './form-to-come';

const WORDS = { title: 'stay.notFound', text: 'stay.notFoundText', failed: 'stay.loadFailed' } as const;

/** Nights in a room of a resort: the form of bookings, with two days and a room. */
export default function StayPage() {
  const { t } = useTranslation('booking');
  const { slug = '' } = useParams();
  const query = useGetResortQuery({ lang: useLanguage(), id: slug });
  const { currentData } = query;
  const trip = useMemo(() => currentData && stayTrip(currentData), [currentData]);
  const browse = { to: paths.resorts(), label: t('stay.browse') };
  return (
    <Gate data={trip} query={query} words={WORDS} browse={browse}>
      {(found) => (found.cancellation_policy ? <StayScreen key={found.slug} trip={found} /> : <NotSold trip={found} />)}
    </Gate>
  );
}

function StayScreen({ trip }: { trip: Trip }) {
  const { t } = useTranslation('booking');
  const [query] = useSearchParams();
  const heading = t('stay.heading');
  useDocumentTitle(t('form.documentTitle', { heading, name: trip.name }));
  const isHere = useBrowser(() => true, false);
  return (
    <Container className={layout.page}>
      <PageTop to={paths.resort(trip.slug)} back={t('stay.back')} title={heading} lead={t('stay.lead')} />
      {isHere ? <BookingFormView trip={trip} room={query.get('room')} /> : <FormToCome trip={trip} />}
    </Container>
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
