import { useTranslation } from 'react-i18next';
import { Container } from '@atoll/ui/container';
import { PageTop, useDocumentTitle } from '../shared/page-top';
import layout from '../shared/layout.module.css';
import type { Trip } from '../shared/trip';
import { TripGate } from '../shared/trip-gate';
import { BookingFormView } from './booking-form';

export default function FormPage() {
  return <TripGate>{(trip) => <FormScreen key={trip.slug} trip={trip} />}</TripGate>;
}

function FormScreen({ trip }: { trip: Trip }) {
  const { t } = useTranslation('booking');
  useDocumentTitle(`${t('form.title')}: ${trip.name}`);
  return (
    <Container className={layout.page}>
      <PageTop slug={trip.slug} title={t('form.title')} lead={t('form.lead')} />
      <BookingFormView trip={trip} />
    </Container>
  );
}
