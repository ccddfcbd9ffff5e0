import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeRequest, Handler } from '@atoll/testing/fake-api';
import { addDays } from '@atoll/contract/days';
import { formatDate } from '@atoll/i18n/format';
import { setDisplayCurrency } from '@atoll/i18n/instance';
import { fakeShell } from '@atoll/testing/fake-shell';
import contract from '../contract';
import type { BookingBody } from '../shared/booking-body';
import { bookingAccess } from '../shared/booking-access';
import { readDraft, writeDraft } from '../shared/draft';
import { ACCESS_TOKEN, BOOKING_ID, FIRST_DAY, SLUG, TRIP, VALUES } from '../test/fixtures';
import { leftForConfirmation, openForm, pricedAs, taken, unpriced } from '../test/open-form';

const OFFER = { pricing_type: TRIP.pricing_type, occupancy: TRIP.occupancy };
/** What the form says besides the total, and the answer's words for it. */
const SHOWN = { nights: 9, cancellation_policy: 'resort_high_60d' };
const NOW = { nights: TRIP.duration_nights, cancellation_policy: TRIP.cancellation_policy };
const conflict = { status: 409, body: { detail: 'This key was used.', code: 'idempotency_conflict' } };

const inTotal = () => within(screen.getByRole('region', { name: 'Total' }));

describe('booking form', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('can be filled in when the trip beside it cannot be drawn', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const shell = fakeShell();
    contract.setup?.(shell);
    const { user } = await openForm(taken, { ...TRIP, destinations: [null] as never });
    expect(screen.getByRole('alert')).toHaveTextContent(/This part could not be shown.*Error id: 00000000/);
    expect(shell.errors).toHaveLength(1);
    await user.type(screen.getByLabelText('Name'), 'Anna');
    expect(screen.getByLabelText('Name')).toHaveValue('Anna');
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('$7,980');
  });

  it('sends what was typed, trimmed, with the total that was shown, and goes on to the confirmation', async () => {
    const app = await openForm();
    const { user } = app;
    fireEvent.change(screen.getByLabelText('First day in the Maldives'), { target: { value: FIRST_DAY } });
    await user.click(screen.getByRole('button', { name: 'More: Children' }));
    await user.selectOptions(screen.getByLabelText('Age of child 1'), '9');
    await user.type(screen.getByLabelText('Name'), ' Anna Smirnova ');
    await user.type(screen.getByLabelText('Email'), 'anna@example.com');
    await user.type(screen.getByLabelText('Phone'), '+44 20 7946 0958');
    await user.click(screen.getByLabelText('I accept the booking conditions'));
    await user.click(app.send);

    await leftForConfirmation(app);
    expect(app.posts().map(({ body }) => body)).toEqual([
      {
        package: '7',
        check_in: FIRST_DAY,
        adults: 2,
        children_ages: [9],
        contact: { name: 'Anna Smirnova', email: 'anna@example.com', phone: '+44 20 7946 0958' },
        special_requests: '',
        accept_terms: true,
        shown_price: { total: '11970.00', ...SHOWN },
        locale: 'en',
        currency: 'USD',
        source: 'form',
      },
    ]);
    expect(bookingAccess(BOOKING_ID)).toEqual({ token: ACCESS_TOKEN, reference: 'MV-7K3QZ4' });
    expect(readDraft(SLUG)).toBeNull();
  });

  it('shows the total of the travellers while they are chosen', async () => {
    const { user } = await openForm();
    expect(inTotal().getByText('$7,980')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More: Adults' }));
    expect(inTotal().getByText('$11,970')).toBeInTheDocument();
    expect(screen.getByText('$3,990 × 3 travellers')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More: Children' }));
    expect(inTotal().getByText('$15,960')).toBeInTheDocument();
  });

  it('says beside the guests, before anything is sent, from which age on a trip may be booked', async () => {
    // Said of another trip, or before the age was raised.
    writeDraft(SLUG, { values: { ...VALUES, childrenAges: [11] } });
    const { user, posts } = await openForm(taken, { ...TRIP, min_age: 12 });
    const guests = within(screen.getByRole('region', { name: 'Who is coming' }));
    expect(guests.getByText(/From the age of 12/)).toBeVisible();
    expect(guests.getByText('12 to 17 on the first day')).toBeVisible();
    const age = screen.getByLabelText('Age of child 1');
    expect(age).toHaveValue('11');
    age.focus();
    await user.tab();
    expect(age).toHaveAccessibleDescription('This trip is for travellers aged 12 and over');
    await user.selectOptions(age, '12');
    expect(age).not.toBeInvalid();
    expect(within(age).queryByRole('option', { name: '11 years' })).not.toBeInTheDocument();
    expect(posts()).toEqual([]);
  });

  it('asks for no children where a trip is for adults, and says so', async () => {
    await openForm(taken, { ...TRIP, min_age: 18 });
    expect(screen.queryByRole('button', { name: 'More: Children' })).not.toBeInTheDocument();
    expect(screen.getByText(/From the age of 18/)).toBeVisible();
  });

  it('counts villas by whom one of them takes', async () => {
    const occupancy = { unit: 'villa', adults: 2, children: 2, child_age_max: 11 } as const;
    const { user } = await openForm(taken, { ...TRIP, price: '7980.00', pricing_type: 'per_room', occupancy });
    const more = (what: string) => user.click(screen.getByRole('button', { name: `More: ${what}` }));
    await more('Children');
    await more('Children');
    expect(inTotal().getByText('$7,980')).toBeInTheDocument();
    expect(screen.getByText('$7,980 × 1 villa')).toBeInTheDocument();
    expect(screen.getByText('A villa takes 2 adults and 2 children under 12')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Age of child 1'), '12');
    expect(screen.getByText('$7,980 × 2 villas')).toBeInTheDocument();
    expect(inTotal().getByText('$15,960')).toBeInTheDocument();
  });

  it('shows what it cost and costs when the price has changed, and sends the new total only when that is accepted', async () => {
    writeDraft(SLUG, { values: VALUES });
    const price = { ...OFFER, ...NOW, price: '4200.00', units: 2, total: '8400.00', currency: 'USD' };
    let asked = 0;
    // The price of the refusal stands as long as nobody says another one.
    const app = await openForm(
      (request) => {
        asked += 1;
        if (asked === 1) return { status: 409, body: { detail: 'Changed.', code: 'price_changed', price } };
        return taken(request);
      },
      TRIP,
      (request) => (asked === 0 ? pricedAs(TRIP)(request) : unpriced()),
    );
    const { user } = app;
    await user.click(app.send);
    const accept = await screen.findByRole('button', { name: 'Accept $8,400 and send' });
    const notice = screen.getByText('The price has changed').closest<HTMLElement>('[role="status"]');
    expect(notice).toHaveTextContent('When you opened this page$7,980Now$8,400');
    expect(notice?.parentElement).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('$8,400$4,200 × 2 travellers');
    expect(screen.queryByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue(VALUES.name);
    // Return in a field accepts nothing.
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    expect(app.posts()).toHaveLength(1);

    await user.click(accept);
    await leftForConfirmation(app);
    expect(app.posts().map(({ body }) => (body as BookingBody).shown_price)).toEqual([
      { total: '7980.00', ...SHOWN },
      { total: '8400.00', ...SHOWN },
    ]);
    expect(app.keys()).toHaveLength(1);
  });

  it('takes the new rate over when the total in the currency of the traveller has changed', async () => {
    act(() => setDisplayCurrency({ code: 'EUR', rate: 0.85 }));
    writeDraft(SLUG, { values: VALUES });
    const euros = { display_currency: 'EUR', display_total: '7182.00', rate: '0.9' };
    const price = { ...OFFER, ...NOW, price: TRIP.price, units: 2, total: '7980.00', currency: 'USD', ...euros };
    const app = await openForm(({ body }) =>
      (body as BookingBody).shown_price.rate === '0.9'
        ? taken({ body } as FakeRequest)
        : { status: 409, body: { detail: 'Changed.', code: 'price_changed', price } },
    );
    await app.user.click(app.send);
    const accept = await screen.findByRole('button', { name: 'Accept $7,980 and send' });
    expect(screen.getByText('$7,980 (about €6,783)')).toBeInTheDocument();
    expect(screen.getByText('$7,980 (about €7,182)')).toBeInTheDocument();
    await app.user.click(accept);
    await leftForConfirmation(app);
    act(() => setDisplayCurrency({ code: 'USD', rate: 1 }));
  });

  it('shows the days and the rule for cancelling that have changed under an open form, and sends when they are accepted', async () => {
    writeDraft(SLUG, { values: VALUES });
    const cancellation_policy = { code: 'festive_nonrefundable', label: 'Not refundable' };
    const price = {
      ...OFFER,
      price: TRIP.price,
      units: 2,
      total: '7980.00',
      currency: 'USD',
      nights: 11,
      cancellation_policy,
    };
    let asked = 0;
    const app = await openForm(
      (request) =>
        asked++ > 0 ? taken(request) : { status: 409, body: { detail: 'Changed.', code: 'trip_changed', price } },
      TRIP,
      (request) => (asked === 0 ? pricedAs(TRIP)(request) : unpriced()),
    );
    await app.user.click(app.send);
    const accept = await screen.findByRole('button', { name: 'Accept the change and send' });
    const notice = screen.getByText('The trip has changed').closest<HTMLElement>('[role="status"]');
    const stay = (nights: number) =>
      `${formatDate(FIRST_DAY, 'en')} to ${formatDate(addDays(FIRST_DAY, nights), 'en')}`.replaceAll('\u00a0', ' ');
    expect(notice).toHaveTextContent(
      `When you opened this page${stay(9)}Free until 60 days beforeNow${stay(11)}Not refundable`,
    );
    expect(notice).not.toHaveTextContent('$');
    // Beside the trip and under the first day.
    expect(screen.getAllByText('11 nights')).toHaveLength(2);
    await app.user.click(accept);
    await leftForConfirmation(app);
    expect(app.posts().map(({ body }) => (body as BookingBody).shown_price)).toEqual([
      { total: '7980.00', ...SHOWN },
      { total: '7980.00', nights: 11, cancellation_policy: 'festive_nonrefundable' },
    ]);
  });

  it('has the draft again after a reload', async () => {
    const first = await openForm();
    await first.user.type(screen.getByLabelText('Name'), 'Anna');
    await first.user.type(screen.getByLabelText(/Special requests/), 'Late flight');
    await first.user.click(screen.getByRole('button', { name: 'More: Adults' }));
    first.unmount();
    await openForm();
    expect(screen.getByLabelText('Name')).toHaveValue('Anna');
    expect(screen.getByLabelText(/Special requests/)).toHaveValue('Late flight');
    expect(inTotal().getByText('$11,970')).toBeInTheDocument();
  });

  it('starts anew when the stored draft is not one', async () => {
    sessionStorage.setItem(`atoll_booking_draft:${SLUG}`, '{"values":{"adults":"many"}}');
    await openForm();
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  it('makes one request of a double click', async () => {
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm();
    fireEvent.click(app.send);
    fireEvent.click(app.send);
    fireEvent.submit(app.send.closest('form')!);
    await leftForConfirmation(app);
    expect(app.posts()).toHaveLength(1);
  });

  it('sends again under the same key after the network failed, and after a reload', async () => {
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm({ status: 503, body: { detail: 'Away', code: 'unavailable' } });
    await app.user.click(app.send);
    expect(await screen.findByText('We do not know yet whether your request arrived')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue(VALUES.name);
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(app.posts().length).toBeGreaterThan(4));
    await screen.findByText('We do not know yet whether your request arrived');
    const [key] = app.keys();
    expect(app.keys()).toEqual([key]);
    app.unmount();

    const again = await openForm();
    expect(screen.getByText(/Your last try was interrupted/)).toBeInTheDocument();
    await again.user.click(again.send);
    await leftForConfirmation(again);
    expect(again.keys()).toEqual([key]);
  });

  it('shows the messages of the server at their fields and keeps the key', async () => {
    writeDraft(SLUG, { values: { ...VALUES, childrenAges: [9] } });
    let tries = 0;
    const app = await openForm((request) =>
      ++tries > 1
        ? (taken as (request: FakeRequest) => object)(request)
        : {
            status: 400,
            body: {
              check_in: ['This package is not offered on these dates'],
              'contact.email': ['Please enter a valid email address'],
              'children_ages.0': ['The minimum age for this package is 10'],
              package: ['This package cannot be booked at the moment'],
              price: ['Unknown field.'],
              terms_version: ['The terms have changed'],
            },
          },
    );
    await app.user.click(app.send);
    const date = screen.getByLabelText('First day in the Maldives');
    await waitFor(() => expect(date).toHaveFocus());
    expect(date).toHaveAccessibleDescription(/not offered on these dates/);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(screen.getByLabelText('Age of child 1')).toHaveAccessibleDescription(
      'The minimum age for this package is 10',
    );
    expect(screen.getByText('This package cannot be booked at the moment')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse packages' })).toHaveAttribute('href', '/packages');
    expect(screen.getByLabelText(/I accept/)).toHaveAccessibleDescription('The terms have changed');

    await app.user.type(screen.getByLabelText('Email'), 'm');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('');
    await app.user.click(app.send);
    await leftForConfirmation(app);
    expect(app.keys()).toHaveLength(1);
  });

  it('tells a refusal that names no field in the words of the catalogue', async () => {
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm({ status: 400, body: { detail: 'is wrong' } });
    await app.user.click(app.send);
    expect(await screen.findByText('Please check your input and try again.')).toBeInTheDocument();
    expect(screen.queryByText(/is wrong/)).not.toBeInTheDocument();
  });

  it('says plainly that there were too many requests', async () => {
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm({ status: 429, body: { detail: 'Slow down', code: 'throttled' } });
    await app.user.click(app.send);
    expect(await screen.findByText(/Too many requests came from your connection/)).toBeInTheDocument();
    expect(app.posts()).toHaveLength(1);
  });
});

describe('a form that was changed after its answer got lost', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  /** A server that took the first request but whose answer never came. */
  function lossyServer() {
    const known = new Map<string | null, string>();
    let silent = true;
    let deaf = false;
    const handler: Handler = (request) => {
      if (deaf) throw new TypeError('Failed to fetch');
      const key = request.headers.get('Idempotency-Key');
      const words = JSON.stringify(request.body);
      const first = known.get(key);
      if (first && first !== words) return conflict;
      known.set(key, words);
      if (silent) throw new TypeError('Failed to fetch');
      return (taken as (request: FakeRequest) => object)(request);
    };
    return { handler, known, recover: () => (silent = false), deafen: (on: boolean) => (deaf = on) };
  }

  async function changedForm() {
    writeDraft(SLUG, { values: VALUES });
    const server = lossyServer();
    const app = await openForm(server.handler);
    await app.user.click(app.send);
    await screen.findByText('We do not know yet whether your request arrived');
    server.recover();
    await app.user.click(screen.getByRole('button', { name: 'More: Adults' }));
    await app.priced();
    await app.user.click(app.send);
    await screen.findByText('An earlier version of this request has already arrived');
    return { ...app, server };
  }

  it('can keep the request that arrived', async () => {
    const app = await changedForm();
    await app.user.click(screen.getByRole('button', { name: 'Keep the one that arrived' }));
    await leftForConfirmation(app);
    expect(app.server.known.size).toBe(1);
    expect(app.posts().at(-1)?.body).toMatchObject({ adults: 2 });
  });

  it('finds the one that arrived among several whose answers were lost', async () => {
    writeDraft(SLUG, { values: VALUES });
    const server = lossyServer();
    const app = await openForm(server.handler);
    const more = async () => {
      await app.user.click(screen.getByRole('button', { name: 'More: Adults' }));
      await app.priced();
    };
    server.deafen(true);
    await app.user.click(app.send);
    await screen.findByText('We do not know yet whether your request arrived');
    server.deafen(false);
    await more();
    await app.user.click(app.send);
    await waitFor(() => expect(server.known.size).toBe(1));
    await screen.findByText('We do not know yet whether your request arrived');
    server.recover();
    await more();
    await app.user.click(app.send);
    await screen.findByText('An earlier version of this request has already arrived');
    await app.user.click(screen.getByRole('button', { name: 'Keep the one that arrived' }));
    await leftForConfirmation(app);
    expect([app.keys().length, app.posts().at(-1)?.body]).toEqual([1, expect.objectContaining({ adults: 3 })]);
  });

  it('takes a new key only when the traveller asks for a new request', async () => {
    const app = await changedForm();
    expect(app.keys()).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Send the changed one as a new request' }));
    await leftForConfirmation(app);
    expect(app.keys()).toHaveLength(2);
    expect(app.posts().at(-1)?.body).toMatchObject({ adults: 3 });
  });
});
