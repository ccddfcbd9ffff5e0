import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type ChosenStay, isSameStay } from '@atoll/contract/chosen-stay';
import { useDisplayCurrency, useLanguage } from '@atoll/i18n/instance';
import type { Trip } from '../shared/trip';
import { bookingBody } from '../shared/booking-body';
import {
  type BookingLimits,
  type BookingValues,
  type FieldName,
  type Faults,
  bookingLimits,
  emptyValues,
  serverFaults,
  validate,
} from '../shared/booking-values';
import { chosenTrip, draftName, movedTo, offeredStay, productFields } from '../shared/stay-trip';
import { takenExtras } from '../shared/extras';
import { type Draft, forgetOldDrafts, readDraft, writeDraft } from '../shared/draft';
import { knownFlights } from '../shared/known-flights';
import { type Way, wayOf } from '../shared/way';
import { type Calendar, useCalendar } from './use-calendar';
import { type Reprice, useReprice } from './use-reprice';
import { type Sending, useSending } from './use-sending';

export interface BookingForm {
  values: BookingValues;
  limits: BookingLimits;
  /** Faults that may be shown: of fields that were left, of all after the first try to send. */
  faults: Faults;
  /** What the server refuses of fields that are not on this form, as it names them. */
  refusals: Record<string, string[]>;
  sending: Sending;
  /** What was chosen after a request was sent whose answer is missing, while the form says what that request does. */
  wished: ChosenStay | null;
  /** The price that counts, and what it was when it has changed. */
  price: Reprice;
  /** What the calendar says of the chosen day. */
  calendar: Calendar;
  /** What sending does. */
  way: Way;
  /** Rises with each try to send that found faults; the form then moves the focus to the first one. */
  faultyTries: number;
  tried: boolean;
  /** What would have been sent was another offer than the one that was seen: it is shown now, and waits for a second word. */
  isHeld: boolean;
  change(next: Partial<BookingValues>, ...fields: FieldName[]): void;
  leave(field: FieldName): void;
  /** Takes another first day, and leads back to its field. */
  chooseDay(day: string): void;
  submit(): Promise<void>;
  sendAsNew(): Promise<void>;
  openEarlier(): Promise<void>;
}

type Refused = ReturnType<typeof serverFaults>;

const NOTHING: Refused = { faults: {}, rest: {} };

const without = (faults: Faults, fields: FieldName[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field as FieldName)));

/** The draft that is kept, or a new one; with the room of the address where that names one. */
function begun(trip: Trip, room: string | null): Draft {
  forgetOldDrafts();
  const kept = readDraft(draftName(trip));
  const values = kept?.values ?? { ...emptyValues(bookingLimits(trip, new Date())), ...knownFlights() };
  if (!trip.stay) return kept ?? { values };
  return { ...kept, values: { ...values, stay: offeredStay(trip.stay, values.stay, room) } };
}

/** State of the booking form: its draft survives a reload, its faults show when they help. */
export function useBookingForm(asked: Trip, room: string | null = null): BookingForm {
  const language = useLanguage();
  const { code: currency } = useDisplayCurrency();
  const [draft, setDraft] = useState<Draft>(() => begun(asked, room));
  const { values } = draft;
  const trip = useMemo(() => chosenTrip(asked, values), [asked, values]);
  const limits = useMemo(() => bookingLimits(trip, new Date()), [trip]);
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>(NOTHING);
  const [faultyTries, setFaultyTries] = useState(0);
  const [waiting, setWaiting] = useState<{ fresh: boolean; seen: string | null } | null>(null);
  const [heldAt, setHeldAt] = useState<string | null>(null);
  const { sending, send, openEarlier, isFinished } = useSending(draftName(asked), draft, setDraft);
  const price = useReprice(trip, values, limits);
  // A request whose answer is missing may be what took the last place: the day is no news then, and sending asks for it again.
  const unanswered = draft.sent?.findLast(({ check_in }) => check_in === values.checkIn);
  const calendar = useCalendar(values.checkIn, unanswered ? null : price.availability);
  const way = unanswered?.join_waitlist ? 'waitlist' : wayOf(trip, calendar.day, price.transfer?.feasible !== false);

  // The offer that somebody reads off the form: what it costs, what comes back, and what sending does.
  const offer = JSON.stringify([price.shown.total, price.shown.cancellation_policy, way]);
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (price.standing === 'known') seen.current = offer;
  });

  // A form that was only looked at is no draft.
  const opened = useRef(draft);
  useEffect(() => {
    if (draft !== opened.current && !isFinished()) writeDraft(draftName(asked), draft);
  });

  // What the server says of the dates and travellers holds as long as they stay as they are.
  const found = { ...calendar.faults, ...price.faults, ...validate(values, limits) };
  const shown = Object.entries(found).filter(([field]) => tried || left.has(field as FieldName));
  const faults = { ...refused.faults, ...Object.fromEntries(shown) } as Faults;

  async function dispatch(fresh: boolean): Promise<void> {
    setTried(true);
    if (Object.keys(found).length > 0) {
      setFaultyTries((count) => count + 1);
      return;
    }
    setRefused(NOTHING);
    // The trip itself is refused, and the form says so.
    if (price.standing === 'refused') return;
    if (price.asking) {
      setWaiting({ fresh, seen: seen.current });
      return;
    }
    // Nobody books at a price that nobody has seen.
    if (price.standing === 'unknown') return price.again();
    const extras = takenExtras(trip, values);
    const shownPrice = { language, currency, shown: price.shown, token: price.token ?? undefined, extras };
    setHeldAt(null);
    const failure = await send(
      bookingBody(productFields(trip, values), values, { ...shownPrice, waits: way === 'waitlist' }),
      fresh,
    );
    if (failure) {
      price.take(failure);
      calendar.take(failure);
    }
    if (failure?.fields) {
      const refusal = serverFaults(failure.fields, values.childrenAges.length);
      setRefused(refusal);
      if (Object.keys(refusal.faults).length > 0) setFaultyTries((count) => count + 1);
    }
  }

  // What is sent is what was seen: a price that is on its way is waited for, and another one than that is shown first.
  const arrived = useEffectEvent(({ fresh, seen: before }: { fresh: boolean; seen: string | null }) => {
    setWaiting(null);
    if (price.standing === 'known' && offer !== before) setHeldAt(offer);
    else if (price.standing !== 'unknown') void dispatch(fresh);
  });
  useEffect(() => {
    if (waiting && !price.asking) arrived(waiting);
  }, [waiting, price.asking]);

  const change: BookingForm['change'] = (next, ...fields) => {
    setDraft((current) => ({ ...current, values: { ...current.values, ...next } }));
    setRefused((current) => ({ faults: without(current.faults, fields), rest: {} }));
  };

  const sent = draft.sent?.at(-1);
  const stands = {
    day: values.checkIn,
    adults: values.adults,
    ages: values.childrenAges,
  };
  const isAsSent = sent && isSameStay({ day: sent.check_in, adults: sent.adults, ages: sent.children_ages }, stands);

  return {
    values,
    limits,
    faults,
    refusals: { ...price.refusals, ...refused.rest },
    sending,
    wished: draft.wished && isAsSent && !isSameStay(draft.wished, stands) ? draft.wished : null,
    price,
    calendar,
    way,
    faultyTries,
    tried,
    isHeld: heldAt === offer && !price.asking,
    change,
    chooseDay(day) {
      change(movedTo(day, values), 'checkIn', 'checkOut');
      document.querySelector<HTMLElement>('[name="checkIn"]')?.focus();
    },
    leave: (field) => setLeft((current) => new Set([...current, field])),
    submit: () => dispatch(false),
    sendAsNew: () => dispatch(true),
    openEarlier,
  };
}
