import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paths } from '@atoll/contract/paths';
import { Container } from '@atoll/ui/container';
import { useBrowser } from '@atoll/ui/use-browser';
import layout from '../shared/layout.module.css';
import { PageTop, useDocumentTitle } from '../shared/page-top';
import { StayGate } from '../shared/stay-gate';
import type { Trip } from '../shared/trip';
import { BookingFormView } from './booking-form';
import { FormToCome } from './form-to-come';

/** Nights in a room of a resort: the form of bookings, with two days and a room. */
export default function StayPage() {
  return <StayGate>{(trip) => <StayScreen key={trip.slug} trip={trip} />}</StayGate>;
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
