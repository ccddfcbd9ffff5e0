import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { TEXTS, asOwner, page } from '../test/fixtures';
import NewBookingPage from './new-booking-page';

const QUOTE = {
  quote_token: 'token-1',
  check_in: '2027-03-01',
  check_out: '2027-03-07',
  availability: 'LIMITED',
  lines: [{ kind: 'base', label: 'Adults', qty: 2, unit: 'person', amount: '4200.00' }],
  taxes_included: true,
  taxes: [],
  total: '4200.00',
  deposit_due: '1050.00',
  balance_due_at: '2027-01-15',
  cancellation: { code: 'x', label: 'Free until 45 days before arrival', cutoffs: [] },
};

const REEF = {
  id: 3,
  slug: 'reef',
  name: 'Reef Island',
  room_types: [{ code: 'water', name: 'Water Villa', price_per_night: '620.00' }],
  meal_plans: ['BB', 'HB'],
  meal_supplements: [{ meal_plan: 'HB', supplement_per_adult: '45.00', supplement_per_child: null }],
};

const open = (handlers: Handlers = {}, query = '') =>
  renderApp(<NewBookingPage />, {
    route: `/dashboard/bookings/new${query}`,
    path: '/dashboard/bookings/new',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /packages/': { body: page({ id: 9, slug: 'reef-week', name: 'Reef Week' }) },
      'GET /packages/reef-week/': { body: { id: 9, slug: 'reef-week', name: 'Reef Week' } },
      'GET /resorts/': { body: page({ id: 3, slug: 'reef', name: 'Reef Island' }) },
      'GET /resorts/reef/': { body: REEF },
      'POST /bookings/quote/': { body: QUOTE },
      'POST /bookings/': { status: 201, body: { id: 'new-id', reference: 'MV-NEW222' } },
      ...handlers,
    },
    prepare: asOwner,
  });

type App = Awaited<ReturnType<typeof open>>;
const bookings = (app: App) =>
  app.api.requests.filter(({ method, path }) => method === 'POST' && path === '/bookings/');

async function fillIn({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Reef Week' }));
  await user.type(screen.getByLabelText('Check-in'), '2027-03-01');
  await user.type(screen.getByLabelText(/Ages of children/), '7');
  await user.type(screen.getByLabelText('Name'), 'Anna');
  await user.type(screen.getByLabelText('Email'), 'anna@example.com');
  await user.type(screen.getByLabelText('Phone'), '+7 912');
  await user.selectOptions(screen.getByLabelText('Writes in'), 'ru');
  await user.selectOptions(screen.getByLabelText('Source'), 'phone');
  await user.type(screen.getByLabelText(/^Reason/), 'Called, wants a quiet villa');
}

describe('a booking made by staff', () => {
  it('says that its price is still to come to who sends it too early, and sends it when that was seen', async () => {
    const app = await open();
    await fillIn(app);
    await screen.findByText('$1,050');
    fireEvent.change(screen.getByLabelText(/Ages of children/), { target: { value: '8' } });
    const send = screen.getByRole('button', { name: 'Make the booking' });
    fireEvent.click(send);
    expect(screen.getByText(/^The price is still on its way/)).toBeVisible();
    expect(bookings(app)).toEqual([]);
    await screen.findByText('$1,050');
    expect(screen.queryByText(/^The price is still on its way/)).not.toBeInTheDocument();
    await app.user.click(send);
    await waitFor(() => expect(bookings(app)).toHaveLength(1));
  });

  it('shows the price before it is made, and is made at that price', async () => {
    const app = await open();
    await fillIn(app);
    expect(await screen.findByText('Few places left')).toBeVisible();
    expect(screen.getByText('$1,050')).toBeVisible();
    expect(screen.getByText(/gets a letter in this language.*Russian/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Make the booking' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/bookings/new-id'));
    expect(bookings(app)[0]?.body).toEqual({
      package: 'reef-week',
      check_in: '2027-03-01',
      adults: 2,
      children_ages: [7],
      contact: { name: 'Anna', email: 'anna@example.com', phone: '+7 912' },
      special_requests: '',
      accept_terms: true,
      quote_token: 'token-1',
      locale: 'ru',
      source: 'phone',
      staff_reason: 'Called, wants a quiet villa',
    });
  });

  it('is made at another price for a reason, with extras and flights', async () => {
    const inclusions = [{ id: 1, code: 'diving', category: 'optional', label: 'Diving', price: '90.00' }];
    const app = await open({ 'GET /packages/reef-week/': { body: { id: 9, name: 'Reef Week', inclusions } } });
    await fillIn(app);
    await app.user.type(await screen.findByLabelText(/^Diving/), '2');
    await app.user.type(screen.getByLabelText(/^Landing/), '2027-03-01T13:05');
    await screen.findByText('Computed: $4,200. Leave it empty for that price.');
    await app.user.type(screen.getByLabelText(/^Another total/), '4000');
    await app.user.click(screen.getByRole('button', { name: 'Make the booking' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(bookings(app)).toHaveLength(0);
    expect(screen.getByText('-$200')).toBeVisible();
    await app.user.type(screen.getByLabelText(/^Why another price/), 'Third stay');
    await app.user.click(screen.getByRole('button', { name: 'Make the booking' }));
    await waitFor(() =>
      expect(bookings(app)[0]?.body).toMatchObject({
        extras: [{ code: 'diving', qty: 2 }],
        arrival_flight_at: '2027-03-01T13:05',
        price_adjustment: { total: '4000', reason: 'Third stay' },
      }),
    );
  });

  it('is of a room of a resort, by nights, with its quote', async () => {
    const app = await open();
    await app.user.selectOptions(await screen.findByLabelText('What is booked'), 'A room of a resort');
    await app.user.click(screen.getByRole('button', { name: 'Make the booking' }));
    expect(screen.getAllByText('This field is required')).toHaveLength(9);
    await app.user.selectOptions(screen.getByLabelText('Resort'), await screen.findByText('Reef Island'));
    await app.user.selectOptions(screen.getByLabelText('Room'), await screen.findByText('Water Villa, $620 a night'));
    await app.user.selectOptions(screen.getByLabelText('Meals'), 'Half board, $45.00 more per adult a night');
    await app.user.type(screen.getByLabelText(/^Rooms/), '2');
    await app.user.type(screen.getByLabelText('Check-in'), '2027-03-01');
    await app.user.type(screen.getByLabelText('Check-out'), '2027-03-05');
    await app.user.type(screen.getByLabelText('Name'), 'Anna');
    await app.user.type(screen.getByLabelText('Email'), 'anna@example.com');
    await app.user.type(screen.getByLabelText('Phone'), '+7 912');
    await app.user.selectOptions(screen.getByLabelText('Source'), 'phone');
    await app.user.type(screen.getByLabelText(/^Reason/), 'Called');
    await screen.findByText('$1,050');
    await app.user.click(screen.getByRole('button', { name: 'Make the booking' }));
    await waitFor(() => expect(bookings(app)).toHaveLength(1));
    const { check_in, ...body } = bookings(app)[0]!.body as Record<string, unknown>;
    expect([check_in, body['package']]).toEqual(['2027-03-01', undefined]);
    expect(body).toMatchObject({
      ...{ resort: 'reef', room_type: 'water', check_out: '2027-03-05', rooms: 2, meal_plan: 'HB' },
      ...{ quote_token: 'token-1', source: 'phone' },
    });
  });

  it('says beside each field what is missing, and sends nothing', async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Make the booking' }));
    expect(screen.getAllByText('This field is required')).toHaveLength(7);
    expect(bookings(app)).toHaveLength(0);
  });

  it('begins with what a chat had chosen, and answers that chat', async () => {
    const app = await open({}, '?package=reef-week&check_in=2027-03-01&adults=3&lead=WA-7K3QZ4');
    expect(await screen.findByText('Reef Week')).toBeVisible();
    expect(screen.getByLabelText('Adults')).toHaveValue(3);
    await screen.findByText('$1,050');
    const quote = app.api.requests.find(({ path }) => path === '/bookings/quote/');
    expect(quote?.body).toEqual({ package: 'reef-week', check_in: '2027-03-01', adults: 3, children_ages: [] });
    expect(screen.queryByLabelText('Source')).not.toBeInTheDocument();
    expect(screen.getByText('Chat WA-7K3QZ4')).toBeVisible();
    await app.user.type(screen.getByLabelText('Name'), 'Anna');
    await app.user.type(screen.getByLabelText('Email'), 'anna@example.com');
    await app.user.type(screen.getByLabelText('Phone'), '+7 912');
    await app.user.click(screen.getByRole('button', { name: 'Make the booking' }));
    await waitFor(() => expect(bookings(app)[0]?.body).toMatchObject({ lead: 'WA-7K3QZ4', adults: 3 }));
    expect(bookings(app)[0]?.body).not.toHaveProperty('source');
  });

  it('begins with the room that a chat had chosen', async () => {
    const chosen = 'resort=reef&room=water&rooms=2&meal_plan=HB&check_in=2027-03-01&check_out=2027-03-05&adults=2';
    const app = await open({}, `?${chosen}&lead=WA-7K3QZ4`);
    await screen.findByText('$1,050');
    expect(app.api.requests.find(({ path }) => path === '/bookings/quote/')?.body).toEqual({
      ...{ resort: 'reef', room_type: 'water', rooms: 2, meal_plan: 'HB' },
      ...{ check_in: '2027-03-01', check_out: '2027-03-05', adults: 2, children_ages: [] },
    });
  });

  it('shows the new price when it has moved, keeps what was typed, and is made by one more click', async () => {
    let token = 'token-1';
    const app = await open({
      'POST /bookings/quote/': () => ({
        body: { ...QUOTE, quote_token: token, total: token === 'token-1' ? '4200.00' : '4500.00' },
      }),
      'POST /bookings/': () => {
        if (token === 'token-2') return { status: 201, body: { id: 'new-id', reference: 'MV-NEW222' } };
        token = 'token-2';
        return { status: 409, body: { detail: 'The price has changed.', code: 'price_changed' } };
      },
    });
    await fillIn(app);
    await screen.findByText('Few places left');
    await app.user.click(screen.getByRole('button', { name: 'Make the booking' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The price has changed.');
    expect(await screen.findByText('$4,500')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Anna');
    await app.user.click(screen.getByRole('button', { name: 'Make the booking' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/bookings/new-id'));
    const keys = bookings(app).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('offers the next days that have room, and shows what the API says of a field', async () => {
    const app = await open({
      'POST /bookings/': ({ body }) =>
        (body as { check_in: string }).check_in === '2027-03-01'
          ? { status: 409, body: { detail: 'Sold out.', code: 'sold_out', next_dates: ['2027-03-08'] } }
          : { status: 400, body: { 'contact.phone': ['Not a number.'] } },
    });
    await fillIn(app);
    await screen.findByText('Few places left');
    await app.user.click(screen.getByRole('button', { name: 'Make the booking' }));
    await app.user.click(await screen.findByRole('button', { name: '8\u00a0March 2027' }));
    expect(screen.getByLabelText('Check-in')).toHaveValue('2027-03-08');
    await screen.findByText('Few places left');
    await app.user.click(screen.getByRole('button', { name: 'Make the booking' }));
    expect(await screen.findByText('Not a number.')).toBeVisible();
  });
});
