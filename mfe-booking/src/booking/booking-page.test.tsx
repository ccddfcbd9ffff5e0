import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { unbroken } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { bookingAccess, rememberBooking } from '../shared/booking-access';
import { bookingBody } from '../shared/booking-body';
import { ACCESS_TOKEN, AGENCY, BOOKING_ID, TEXTS, TRIP, VALUES, bookingOf } from '../test/fixtures';
import BookingPage from './booking-page';

const reader = { language: 'en', currency: 'USD', shown: { total: '15960.00', nights: 9 } } as const;
const body = bookingBody({ package: String(TRIP.id) }, { ...VALUES, childrenAges: [0, 9] }, reader);
const handlers: Handlers = {
  [`GET /bookings/${BOOKING_ID}/`]: ({ query }) =>
    query.get('access_token') === ACCESS_TOKEN
      ? { body: bookingOf(body) }
      : { status: 404, body: { code: 'not_found' } },
  [`GET /bookings/${BOOKING_ID}/timeline/`]: { body: [] },
  'GET /homepage/public/': { body: { settings: AGENCY } },
};

const open = (language: Language = 'en', search = '', answers = handlers) =>
  renderApp(<BookingPage />, {
    language,
    route: `/booking/confirmation/${BOOKING_ID}${search}`,
    path: '/booking/confirmation/:id',
    texts: { booking: TEXTS[language] },
    handlers: answers,
  });

describe('the page of a booking', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows reference, answer time in the Maldives, guests and the total, also after a reload', async () => {
    rememberBooking(BOOKING_ID, { token: ACCESS_TOKEN, reference: 'MV-7K3QZ4' });
    await open();
    expect(await screen.findByText('MV-7K3QZ4')).toBeInTheDocument();
    expect(screen.getByText(/by 5 January.*14:30, Maldives time/)).toBeInTheDocument();
    expect(screen.getByText('2 adults and 2 children (ages under 1 and 9)')).toBeInTheDocument();
    expect(screen.getAllByText('$15,960')).not.toHaveLength(0);
    expect(await screen.findByRole('link', { name: AGENCY.contact_email })).toBeInTheDocument();
  });

  it.each([
    ['en', '14 February 2027, 17:05'],
    ['zh', unbroken('2027年2月14日 17:05')],
  ] as const)('tells the flights as they stand on the tickets (%s)', async (language, told) => {
    rememberBooking(BOOKING_ID, { token: ACCESS_TOKEN, reference: 'MV-7K3QZ4' });
    const flights = { arrival_flight_at: '2027-02-14T17:05', departure_flight_at: null };
    await open(language, '', {
      ...handlers,
      [`GET /bookings/${BOOKING_ID}/`]: { body: { ...bookingOf(body), ...flights } },
    });
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.queryByText(TEXTS[language].form.fliesAt)).not.toBeInTheDocument();
  });

  it('says in words that the flights do not fit the transfer, and who sees to it', async () => {
    rememberBooking(BOOKING_ID, { token: ACCESS_TOKEN, reference: 'MV-7K3QZ4' });
    const way = {
      feasible: false,
      code: 'lands_too_late',
      message: 'It lands too late.',
      limit: '15:30',
      leaves_at: null,
    };
    const transfer_check = { name: 'Seaplane', feasible: false, arrival: way, departure: null, checked_at: '' };
    await open('en', '', {
      ...handlers,
      [`GET /bookings/${BOOKING_ID}/`]: { body: { ...bookingOf(body), transfer_check } },
    });
    expect(await screen.findByText('Your flights do not fit the transfer: Seaplane')).toBeInTheDocument();
    expect(screen.getByText('It lands too late.')).toBeInTheDocument();
    expect(screen.getByText('Our answer to your request will suggest what fits.')).toBeInTheDocument();
  });

  it.each([
    ['ru', 'Заявка на бронирование отправлена', '2 взрослых и 2 ребёнка (возраст: до года и 9 лет)'],
    ['zh', '预订申请已发送', '2 位成人和 2 名儿童（年龄：未满 1 岁和 9 岁）'],
  ] as const)('speaks %s', async (language, sent, guests) => {
    rememberBooking(BOOKING_ID, { token: ACCESS_TOKEN, reference: 'MV-7K3QZ4' });
    await open(language);
    expect(await screen.findByText(sent)).toBeInTheDocument();
    expect(screen.getByText(guests)).toBeInTheDocument();
  });

  it('copies the reference', async () => {
    rememberBooking(BOOKING_ID, { token: ACCESS_TOKEN, reference: 'MV-7K3QZ4' });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('MV-7K3QZ4');
  });

  it('opens with a signed link and takes the token out of the address', async () => {
    const { router } = await open('en', `?access_token=${ACCESS_TOKEN}`);
    expect(await screen.findByText('MV-7K3QZ4')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it.each([
    ['booked in this tab', 'MV-7K3QZ4'],
    ['came by a letter', ''],
  ])('keeps the key for good of who %s when a card page brings one that ends', async (_who, reference) => {
    rememberBooking(BOOKING_ID, { token: ACCESS_TOKEN, reference });
    const { api, router } = await open('en', '?access_token=ends.soon');
    expect(await screen.findByText('MV-7K3QZ4')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(bookingAccess(BOOKING_ID)?.token).toBe(ACCESS_TOKEN);
    const keys = api.requests.map(({ query }) => query.get('access_token')).filter((key) => key !== null);
    expect(new Set(keys)).toEqual(new Set([ACCESS_TOKEN]));
  });

  it.each([
    ['that has ended', 'ended.before', 'ends.soon'],
    ['that ends', 'ends.soon', ACCESS_TOKEN],
    ['that was cut short', ACCESS_TOKEN.slice(0, 9), ACCESS_TOKEN],
  ])('lets a key %s give way to that of a link', async (_what, before, linked) => {
    rememberBooking(BOOKING_ID, { token: before, reference: '' });
    await open('en', `?access_token=${linked}`);
    await waitFor(() => expect(bookingAccess(BOOKING_ID)?.token).toBe(linked));
  });

  it('is friendly without access and asks the server nothing', async () => {
    const { api } = await open();
    expect(await screen.findByText('Open your booking from our letter')).toBeInTheDocument();
    expect(api.requests.filter(({ path }) => path.startsWith('/bookings/'))).toHaveLength(0);
    expect(screen.queryByText(/just paid/)).not.toBeInTheDocument();
  });

  it('says to who comes back from a payment by a link that has ended what to do, and not to pay again', async () => {
    await open('en', `?access_token=${ACCESS_TOKEN}`, { [`GET /bookings/${BOOKING_ID}/`]: { status: 404, body: {} } });
    const heading = await screen.findByRole('heading', { level: 1, name: /^This link/ });
    expect(heading).toHaveTextContent('This link no longer opens your booking');
    expect(screen.getByText(/If you have just paid, please do not pay again/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toBeVisible();
    expect(screen.queryByText(/link in our letter/)).not.toBeInTheDocument();
  });

  it('names the reference even when the details cannot be read', async () => {
    rememberBooking(BOOKING_ID, { token: ACCESS_TOKEN, reference: 'MV-7K3QZ4' });
    await open('en', '', { [`GET /bookings/${BOOKING_ID}/`]: { status: 500, body: {} } });
    expect(await screen.findByText(/Your reference is MV-7K3QZ4/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});
