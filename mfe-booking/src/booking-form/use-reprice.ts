import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiError, api } from '@atoll/api-client/base';
import type {
  PriceDetailsDto,
  PriceQuoteDto,
  QuoteDto,
  TransferCheckDto,
} from '@atoll/api-client/endpoints/bookings.gen';
import { isCalendarDate } from '@atoll/contract/days';
import type { DisplayCurrency } from '@atoll/i18n/format';
import { setDisplayCurrency, useDisplayCurrency } from '@atoll/i18n/instance';
import { bookingTotal } from '../shared/booking-total';
import { withExtras } from '../shared/extras';
import type { ShownPrice } from '../shared/booking-body';
import { type BookingLimits, type BookingValues, type Faults, partyOf } from '../shared/booking-values';
import type { Trip } from '../shared/trip';
import { type LiveQuote, useQuote } from './use-quote';

/** A trip as somebody saw it, with the rate of their currency then. */
interface Seen {
  trip: Trip;
  /** US dollars. */
  total: string;
  code: string;
  rate: number;
  /** Null where the server had not said it. */
  details: PriceDetailsDto | null;
}

/** Whether a total may be shown: the form does not say enough, it is on its way, nothing of the kind is sold, or nobody knows it. */
export type Standing = 'known' | 'open' | 'asking' | 'refused' | 'unknown';

export interface Reprice {
  /** The trip as it counts now. */
  trip: Trip;
  /** What was seen before the offer changed; null while it has not. */
  before: Seen | null;
  /** What the form shows: what is sent along, and accepted with it. */
  shown: ShownPrice;
  /** How the total comes about; null while the server has not said it. */
  details: PriceDetailsDto | null;
  /** Day of the rate of the currency that is chosen; null in US dollars, and while nobody has said it. */
  ratedOn: string | null;
  /** Of the quote that is shown; null while none is. */
  token: string | null;
  /** What the calendar says of the first day; null while nobody has said. */
  availability: QuoteDto['availability'] | null;
  /** Whether the flights and the way to the island fit; null while nobody has said. */
  transfer: TransferCheckDto | null;
  /** The total of the form as it is now is on its way. */
  asking: boolean;
  /** Whether the total that is shown is of what the form says, and if not, why not. */
  standing: Standing;
  /** Why nobody knows the price, where that is the standing. */
  failure: ApiError | null;
  /** Asks for the price anew. */
  again(): void;
  /** Why there is no price for these dates and travellers. */
  faults: Faults;
  /** Why there is none for this trip at all, in the server's words. */
  refusals: Record<string, string[]>;
  /** Takes the new offer of a refused request over, if that is why it was refused. */
  take(refusal: ApiError): void;
}

const OFFER_CHANGED: ReadonlySet<string | undefined> = new Set(['price_changed', 'trip_changed']);

/** The offer as it is by now, when a request was refused because another one was shown. */
export const offerNow = ({ code, body }: ApiError): PriceQuoteDto | undefined =>
  OFFER_CHANGED.has(code) ? (body?.price as PriceQuoteDto | undefined) : undefined;

/** For whom and when a price was said. */
const partyKey = ({ checkIn, stay, adults, childrenAges, extras, sleeps }: BookingValues): string =>
  JSON.stringify([checkIn, stay, adults, childrenAges, extras, sleeps]);

const isOf = (quote: QuoteDto, { checkIn, stay }: BookingValues): boolean =>
  quote.check_in === checkIn && (stay === null || quote.check_out === stay.checkOut);

/** Day of a rate that is shown, where the quote has the same one. */
const rateDay = (quote: QuoteDto | null, { code, rate }: DisplayCurrency): string | null => {
  const display = quote?.display;
  return display?.currency === code && Number(display.rate) === rate ? display.rate_as_of : null;
};

/** Before a day is chosen, and the last one of a stay, the price of the trip or of one night is meant. */
const isListed = ({ stay, duration_nights: nights }: Trip, { checkIn }: BookingValues): boolean =>
  !isCalendarDate(checkIn) || (stay !== undefined && nights === 0);

/** Of what the server says now; a refusal has named a price of its own. */
function standingOf({ isAsked, asking, failure, faults, refusals }: LiveQuote, isNamed: boolean): Standing {
  if (Object.keys(faults).length > 0 || Object.keys(refusals).length > 0) return 'refused';
  if (isNamed) return 'known';
  if (!isAsked) return 'open';
  if (asking) return 'asking';
  return failure ? 'unknown' : 'known';
}

/** What a refusal says of the trip; the price of a stay is that of its nights. */
const offered = (quote: PriceQuoteDto, { stay }: Trip): Partial<Trip> => ({
  ...(stay ? {} : offeredPackage(quote)),
  cancellation_policy: quote.cancellation_policy,
});

const offeredPackage = (quote: PriceQuoteDto): Partial<Trip> => ({
  price: quote.price,
  pricing_type: quote.pricing_type,
  occupancy: quote.occupancy,
  duration_nights: quote.nights,
  original_price: null,
  total_for_two: null,
});

/** The offer of the form, which a refusal replaces by the one that counts: in the form, and on the pages that come after. */
export function useReprice(asked: Trip, values: BookingValues, limits: BookingLimits): Reprice {
  const dispatch = useDispatch();
  const currency = useDisplayCurrency();
  const [quote, setQuote] = useState<PriceQuoteDto | null>(null);
  const [before, setBefore] = useState<Seen | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [refusedFor, setRefusedFor] = useState('');
  const trip = useMemo(() => (quote ? { ...asked, ...offered(quote, asked) } : asked), [asked, quote]);
  const told = useQuote(trip, values, limits, refusals);
  const { quote: live, asking } = told;
  // A refusal says the new price at once; until anybody has said one, it is the trip's on a day without a season.
  const refused = (asking || told.failure) && refusedFor === partyKey(values) ? quote : null;
  const details = refused ? (refused.details ?? null) : live;
  const total = (refused ?? live)?.total ?? withExtras(bookingTotal(trip, partyOf(values)).total, trip, values);
  // A season may ask for another policy than the trip has.
  const policy = details?.cancellation ?? trip.cancellation_policy ?? null;
  const { code, label } = policy ?? {};
  const priced = useMemo(
    () => (code === undefined || label === undefined ? trip : { ...trip, cancellation_policy: { code, label } }),
    [trip, code, label],
  );
  return {
    trip: priced,
    before,
    details,
    ratedOn: rateDay(live, currency),
    token: asking ? null : (live?.quote_token ?? null),
    // Of the day that stands in the form, and of these nights: what was said of others is no news.
    availability: live && isOf(live, values) ? live.availability : null,
    transfer: live?.transfer_check ?? null,
    asking,
    standing: isListed(trip, values) ? 'known' : standingOf(told, refused !== null),
    failure: told.failure,
    again: told.again,
    faults: told.faults,
    refusals: told.refusals,
    shown: {
      total,
      ...(currency.code !== 'USD' && { rate: String(currency.rate) }),
      nights: trip.duration_nights,
      ...(policy && { cancellation_policy: policy.code }),
    },
    take(refusal) {
      // The next quote goes with the terms of now.
      if (refusal.fields?.['terms_version']) setRefusals((count) => count + 1);
      const now = offerNow(refusal);
      if (!now) return;
      setBefore({ trip, total, ...currency, details });
      setQuote(now);
      setRefusedFor(partyKey(values));
      setRefusals((count) => count + 1);
      if (now.display_currency && now.rate) {
        setDisplayCurrency({ code: now.display_currency, rate: Number(now.rate) });
      }
      dispatch(api.util.invalidateTags(['packages']));
    },
  };
}
