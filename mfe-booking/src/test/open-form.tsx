import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Party } from '@atoll/contract/price';
import type { FakeRequest, Handler, Handlers } from '@atoll/testing/fake-api';
import { type RenderedApp, renderApp } from '@atoll/testing/render-app';
import FormPage from '../booking-form/form-page';
import type { BookingBody } from '../shared/booking-body';
import { bookingTotal } from '../shared/booking-total';
import { type Extra, withExtras } from '../shared/extras';
import type { Trip } from '../shared/trip';
import { ACCESS_TOKEN, BOOKING_ID, SLUG, TEXTS, TRIP, bookingOf } from './fixtures';

/** The request is taken. */
export const taken = ({ body }: Pick<FakeRequest, 'body'>) => ({
  status: 201,
  body: { ...bookingOf(body as BookingBody), access_token: ACCESS_TOKEN },
});
/** The server has no price to say. */
export const unpriced = () => ({ status: 503, body: { detail: 'Busy.', code: 'unavailable' } });

/** Every day costs what the trip says, with what is added to it. */
export const pricedAs =
  (trip: Trip) =>
  ({ body }: FakeRequest) => {
    const { check_in, extras = [], ...party } = body as Party & { check_in: string; extras?: Extra[] };
    const chosen = Object.fromEntries(extras.map(({ code, qty }) => [code, qty]));
    const total = withExtras(bookingTotal(trip, party).total, trip, { extras: chosen });
    const { code = '', label = '' } = trip.cancellation_policy ?? {};
    const cancellation = { code, label, cutoffs: [], deposit_refundable: true };
    const price = { lines: [], taxes_included: true, taxes: [], net: total, total, currency: 'USD' };
    const days = { nights: trip.duration_nights, check_in, availability: 'AVAILABLE' };
    const due = { deposit_due: total, balance_due_at: null, cancellation };
    return { body: { ...price, ...days, ...due, quote_token: null, transfer_check: null } };
  };

interface OpenForm extends RenderedApp {
  /** The button that sends. */
  send: HTMLElement;
  /** The price of what the form says is there to be seen. */
  priced(): Promise<void>;
  /** Booking requests so far. */
  posts(): FakeRequest[];
  /** Their idempotency keys, each once. */
  keys(): (string | null)[];
}

/** The form of a trip, opened by its address and seen with its price, unless somebody is `quick`. */
export async function openForm(
  post: Handler = taken,
  trip: Trip = TRIP,
  quote: Handler = pricedAs(trip),
  {
    button = 'Send request',
    handlers = {},
    quick = false,
  }: { button?: string; handlers?: Handlers; quick?: boolean } = {},
): Promise<OpenForm> {
  const app = await renderApp(<FormPage />, {
    route: `/booking/${SLUG}`,
    path: '/booking/:slug',
    texts: { booking: TEXTS.en },
    handlers: {
      [`GET /packages/${SLUG}/`]: { body: trip },
      'POST /bookings/': post,
      'POST /bookings/quote/': quote,
      ...handlers,
    },
  });
  const send = await screen.findByRole('button', { name: button });
  const priced = () =>
    waitFor(() => expect(screen.getByRole('region', { name: /^Total/ })).toHaveAttribute('aria-busy', 'false'));
  if (!quick) await priced();
  const posts = (): FakeRequest[] =>
    app.api.requests.filter(({ method, path }) => method === 'POST' && path === '/bookings/');
  const keys = () => [...new Set(posts().map(({ headers }) => headers.get('Idempotency-Key')))];
  return { ...app, send, priced, posts, keys };
}

export const leftForConfirmation = (app: { router: { state: { location: { pathname: string } } } }) =>
  waitFor(() => expect(app.router.state.location.pathname).toBe(`/booking/confirmation/${BOOKING_ID}`));
