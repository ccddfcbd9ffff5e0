import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@atoll/ui/button';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import type { Trip } from '../shared/trip';
import { TripSummary } from '../shared/trip-summary';
import { partyOf } from '../shared/booking-values';
import type { Way } from '../shared/way';
import { ChosenPrice } from './chosen-price';
import { ContactSection } from './contact-section';
import { DatesSection } from './dates-section';
import { ExtrasSection } from './extras-section';
import { FlightsSection } from './flights-section';
import { FaultSummary } from './fault-summary';
import styles from './form.module.css';
import { GuestsSection } from './guests-section';
import { OfferChange } from './offer-change';
import { StaySection } from './stay-section';
import { SendingNotice } from './sending-notice';
import { TermsSection } from './terms-section';
import { TotalBar } from './total-bar';
import { TotalPanel } from './total-panel';
import { type BookingForm, useBookingForm } from './use-booking-form';

/** What the one button does, and what stands under it. */
const WORDS = {
  request: { submit: 'form.submit', sending: 'form.sending', free: 'form.free' },
  hold: { submit: 'form.hold.submit', sending: 'form.hold.sending', free: 'form.hold.free' },
  waitlist: { submit: 'form.waitlist.submit', sending: 'form.waitlist.sending', free: 'form.waitlist.free' },
} as const;

/** After these the answer stands above the button. */
const REFUSED: ReadonlySet<BookingForm['sending']['state']> = new Set(['failed', 'unknown', 'conflict']);

interface BookingFormProps {
  trip: Trip;
  /** Code of the kind of room of a resort that it begins with. */
  room?: string | null;
  /** Told what sending does, as day and flights change it. */
  onWay?(way: Way): void;
}

/** The booking form: dates, travellers, contact, total, one button. */
export function BookingFormView({ trip: asked, room = null, onWay }: BookingFormProps) {
  const { t } = useTranslation('booking');
  const form = useBookingForm(asked, room);
  const { trip } = form.price;
  const party = partyOf(form.values);
  const isUnknown = form.price.standing === 'unknown';
  const repriced = form.sending.state === 'repriced';
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const busy = form.sending.state === 'busy';
  const { faultyTries } = form;
  const { way } = form;
  const words = WORDS[way];
  useEffect(() => onWay?.(way), [onWay, way]);

  useEffect(() => {
    if (faultyTries === 0) return;
    const field = firstFaulty(element.current);
    // The list of faults is read from its first line on; the field that is focused must not leave the window for it.
    element.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
    field?.focus();
  }, [faultyTries]);

  const { sending } = form;
  useEffect(() => {
    if (!REFUSED.has(sending.state)) return;
    // On a phone it stands below what is seen, under the bar with the button that was pressed.
    notice.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [sending]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // An offer that changed is accepted by its own button alone.
    if (!repriced) void form.submit();
  };
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.trip}>
        <ComponentBoundary of={trip}>
          <TripSummary
            trip={trip}
            price={form.price.details ? <ChosenPrice price={form.price} party={party} /> : undefined}
          />
        </ComponentBoundary>
      </div>
      <div className={styles.fieldset}>
        <FaultSummary form={form} />
        <DatesSection form={form} trip={trip} />
        {trip.stay && form.values.stay && <StaySection form={form} offer={trip.stay} stay={form.values.stay} />}
        <GuestsSection form={form} trip={trip} />
        <ContactSection form={form} />
        {trip.duration_nights > 0 && <FlightsSection form={form} trip={trip} />}
        <ExtrasSection form={form} trip={trip} />
        {/* Above the total, which grows when the price comes: what is pressed at that moment must not move. */}
        <TermsSection form={form} trip={trip} />
      </div>
      <div className={styles.total}>
        <ComponentBoundary of={trip}>
          <TotalPanel trip={trip} party={party} price={form.price} way={way} />
        </ComponentBoundary>
      </div>
      <div ref={notice} className={styles.send}>
        {repriced && <OfferChange form={form} onAccept={() => void form.submit()} />}
        <SendingNotice form={form} />
      </div>
      {!repriced && (
        <div className={styles.go}>
          <TotalBar trip={trip} price={form.price} />
          <Button type="submit" size="large" busy={busy} className={styles.submit}>
            {isUnknown ? t('total.again') : t(busy ? words.sending : words.submit)}
          </Button>
          <p role="status" className={styles.held}>
            {form.isHeld && t('total.held')}
          </p>
          {!isUnknown && <p className={styles.free}>{t(words.free)}</p>}
        </div>
      )}
    </form>
  );
}

const firstFaulty = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button[name]');
