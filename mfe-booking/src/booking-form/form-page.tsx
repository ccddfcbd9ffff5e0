import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { Container } from '@atoll/ui/container';
import { useBrowser } from '@atoll/ui/use-browser';
import { PageTop, useDocumentTitle } from '../shared/page-top';
import layout from '../shared/layout.module.css';
import type { Trip } from '../shared/trip';
import { TripGate } from '../shared/trip-gate';
import { useChosen } from '../shared/use-chosen';
import { type Way, wayOf } from '../shared/way';
import { BookingFormView } from './booking-form';
import { FormToCome } from './form-to-come';

export default function FormPage() {
  return <TripGate>{(trip) => <FormScreen key={trip.slug} trip={trip} />}</TripGate>;
}

function FormScreen({ trip }: { trip: Trip }) {
  const { t } = useTranslation('booking');
  const usual = wayOf(trip, null);
  const [way, setWay] = useState<Way>(usual);
  // Who waits for a place waits for what the trip gives otherwise.
  const isInstant = (way === 'waitlist' ? usual : way) === 'hold';
  const heading = t(isInstant ? 'form.hold.title' : 'form.title');
  useDocumentTitle(t('form.documentTitle', { heading, name: trip.name }));
  const isHere = useBrowser(() => true, false);
  const isToCome = useChosen(trip) || !isHere;
  return (
    <Container className={layout.page}>
      <PageTop
        to={paths.package(trip.slug)}
        back={t('back')}
        title={heading}
        lead={t(isInstant ? 'form.hold.lead' : 'form.lead')}
      />
      {isToCome ? <FormToCome trip={trip} /> : <BookingFormView trip={trip} onWay={setWay} />}
    </Container>
  );
}
