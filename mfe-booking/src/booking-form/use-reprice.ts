import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiError, api } from '@atoll/api-client/base';
import type { PriceQuoteDto } from '@atoll/api-client/endpoints/bookings.gen';
import type { Party } from '@atoll/contract/price';
import { setDisplayCurrency, useDisplayCurrency } from '@atoll/i18n/instance';
import { bookingTotal } from '../shared/booking-total';
import type { ShownPrice } from '../shared/booking-body';
import type { Trip } from '../shared/trip';

/** A trip as somebody saw it, with the rate of their currency then. */
interface Seen {
  trip: Trip;
  code: string;
  rate: number;
}

export interface Reprice {
  /** The trip as it counts now. */
  trip: Trip;
  /** What was seen before the offer changed; null while it has not. */
  before: Seen | null;
  /** What the form shows for a party: what is sent along, and accepted with it. */
  shown(party: Party): ShownPrice;
  /** Takes the new offer of a refused request over, if that is why it was refused. */
  take(refusal: ApiError): void;
}

const OFFER_CHANGED: ReadonlySet<string | undefined> = new Set(['price_changed', 'trip_changed']);

/** The offer as it is by now, when a request was refused because another one was shown. */
export const offerNow = ({ code, body }: ApiError): PriceQuoteDto | undefined =>
  OFFER_CHANGED.has(code) ? (body?.price as PriceQuoteDto | undefined) : undefined;

/** The offer of the form, which a refusal replaces by the one that counts: in the form, and on the pages that come after. */
export function useReprice(asked: Trip): Reprice {
  const dispatch = useDispatch();
  const currency = useDisplayCurrency();
  const [quote, setQuote] = useState<PriceQuoteDto | null>(null);
  const [before, setBefore] = useState<Seen | null>(null);
  const trip: Trip = quote
    ? {
        ...asked,
        price: quote.price,
        pricing_type: quote.pricing_type,
        occupancy: quote.occupancy,
        duration_nights: quote.nights,
        cancellation_policy: quote.cancellation_policy,
        original_price: null,
        total_for_two: null,
      }
    : asked;
  return {
    trip,
    before,
    shown: (party) => ({
      total: bookingTotal(trip, party).total,
      ...(currency.code !== 'USD' && { rate: String(currency.rate) }),
      nights: trip.duration_nights,
      ...(trip.cancellation_policy && { cancellation_policy: trip.cancellation_policy.code }),
    }),
    take(refusal) {
      const now = offerNow(refusal);
      if (!now) return;
      setBefore({ trip, ...currency });
      setQuote(now);
      if (now.display_currency && now.rate) {
        setDisplayCurrency({ code: now.display_currency, rate: Number(now.rate) });
      }
      dispatch(api.util.invalidateTags(['packages']));
    },
  };
}
