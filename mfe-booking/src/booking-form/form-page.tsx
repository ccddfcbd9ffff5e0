import { useTranslation } from 'react-i18next';
import { Container } from '@atoll/ui/container';
import { PageTop, useDocumentTitle } from '../shared/page-top';
import layout from '../shared/layout.module.css';
import type { Trip } from '../shared/trip';
import { TripGate } from '../shared/trip-gate';
import { useBrowser } from '../shared/use-browser';
import { BookingFormView } from './booking-form';
import { FormToCome } from './form-to-come';

export default function FormPage() {
  return <TripGate>{(trip) => <FormScreen key={trip.slug} trip={trip} />}</TripGate>;
}

function FormScreen({ trip }: { trip: Trip }) {
  const { t } = useTranslation('booking');
  const heading = t('form.title');
  useDocumentTitle(t('form.documentTitle', { heading, name: trip.name }));
  const isHere = useBrowser(() => true, false);
  return (
    <Container className={layout.page}>
      <PageTop slug={trip.slug} title={heading} lead={t('form.lead')} />
      {isHere ? <BookingFormView trip={trip} /> : <FormToCome trip={trip} />}
    </Container>
  );
}
