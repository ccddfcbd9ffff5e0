import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { addDays, maldivesDay } from '@atoll/contract/days';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { CUSTOMER, SESSION, asCustomer } from '../test/customer';
import { TEXTS, owing } from '../test/fixtures';
import { BOOKED } from '../test/open-booking';
import { deviceName } from '@atoll/contract/device-name';
import ProfilePage from './profile-page';
import PrivacyPage from './privacy-page';
import SecurityPage from './security-page';
import TripsPage from './trips-page';

const texts = { booking: TEXTS.en };
const list = (results: object[]) => ({ body: { count: results.length, next: null, previous: null, results } });
const REFUSED = { status: 401, body: { detail: 'Expired', code: 'token_not_valid' } };

const open = (page: ReactElement, route: string, handlers: Handlers, prepare = asCustomer) =>
  renderApp(page, {
    ...{ route, path: route.split('?')[0]!, texts, prepare },
    handlers: { 'GET /customers/me/trip-requests/': { body: [] }, ...handlers },
  });

beforeEach(() => localStorage.clear());

describe('the account', () => {
  it('asks who is nobody to sign in, and to come back', async () => {
    const { router, api } = await open(<TripsPage />, '/customer/dashboard?page=2', {}, () => undefined);
    await screen.findByTestId('elsewhere');
    const { pathname, search } = router.state.location;
    expect([pathname, search]).toEqual(['/customer/login', '?next=%2Fcustomer%2Fdashboard%3Fpage%3D2']);
    expect(api.requests.filter(({ path }) => path.startsWith('/customers/'))).toEqual([]);
  });

  it('shows each trip with what comes next, those ahead first', async () => {
    const day = maldivesDay(new Date());
    const ahead = { check_in: addDays(day, 20), check_out: addDays(day, 27) };
    const bookings = [
      owing({ ...BOOKED, ...ahead, id: 'a', status: 'confirmed', balance: '5980.00', balance_due_on: addDays(day, 5) }),
      { ...BOOKED, ...ahead, id: 'b', status: 'cancelled' },
    ];
    await open(<TripsPage />, '/customer/dashboard', { 'GET /customers/me/bookings/': list(bookings) });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByText('Booked')).toBeVisible();
    expect(within(first!).getByText(/^Next: pay \$5,980 by /)).toBeVisible();
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/booking/confirmation/a');
    expect(within(second!).getByText('Cancelled')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Ahead of you',
      'Earlier',
    ]);
  });

  it.each(['/customer/dashboard', '/ru/customer/dashboard', '/customer/dashboard/'])(
    'marks the section that is open, as its address is written: %s',
    async (route) => {
      await open(<TripsPage />, route, { 'GET /customers/me/bookings/': list([]) });
      const sections = within(await screen.findByRole('navigation', { name: 'Your account' }));
      const marked = sections.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
      expect(marked.map(({ textContent }) => textContent)).toEqual(['Trips']);
    },
  );

  it('of somebody without trips leads to some', async () => {
    await open(<TripsPage />, '/customer/dashboard', { 'GET /customers/me/bookings/': list([]) });
    expect(await screen.findByRole('heading', { name: 'No trips yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse packages' })).toHaveAttribute('href', '/packages');
  });

  it('lists the trips that the agency was asked to plan, an open offer with how long it holds', async () => {
    const wish = {
      id: 'w1',
      reference: 'TR-7K3QZ4',
      status: 'quoted',
      description: 'A quiet island for two.',
      created_at: '2026-11-21T08:00:00.000Z',
      reply_by: '2026-11-22T08:00:00.000Z',
      offer: { status: 'open', package_name: 'Manta week', total: '3960.00', valid_until: '2098-12-01' },
      access_token: 'k&y',
    };
    const waiting = { ...wish, id: 'w2', status: 'new', reply_by: '2098-11-22T08:00:00.000Z', offer: null };
    const lost = { ...waiting, id: 'w3', status: 'lost' };
    await open(<TripsPage />, '/customer/dashboard', {
      'GET /customers/me/bookings/': list([]),
      'GET /customers/me/trip-requests/': { body: [wish, waiting, lost] },
    });
    expect(await screen.findByRole('heading', { name: 'Trip requests' })).toBeVisible();
    const [first, second, third] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(first!.getByText('There is an offer')).toBeVisible();
    expect(first!.getByText('Manta week · $3,960')).toBeVisible();
    expect(first!.getByText('The offer holds until 1 December 2098')).toBeVisible();
    const link = first!.getByRole('link', { name: 'Read the offer' });
    expect(link).toHaveAttribute('href', '/custom-trip/offer/w1?access_token=k%26y');
    expect(second!.getByText(/^We answer by 22 November at 13:00/)).toBeVisible();
    expect(third!.getByText('Closed')).toBeVisible();
    expect(third!.queryByText(/We answer by/)).toBeNull();
  });

  it('says when the requests could not be loaded, beside the trips', async () => {
    await open(<TripsPage />, '/customer/dashboard', {
      'GET /customers/me/bookings/': list([]),
      'GET /customers/me/trip-requests/': { status: 500, body: {} },
    });
    expect(await screen.findByText('Your trip requests could not be loaded')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
  });

  it('keeps what was typed when the session ends, and saves it after another sign-in', async () => {
    let isOver = true;
    const { user, api } = await open(<ProfilePage />, '/customer/dashboard/profile', {
      'GET /customers/me/': { body: CUSTOMER },
      'POST /token/refresh/': REFUSED,
      'PATCH /customers/me/': ({ body }) =>
        isOver ? REFUSED : { body: { ...CUSTOMER, ...(body as object), version: 4 } },
      'POST /customers/login/': { body: SESSION },
    });
    await user.type(await screen.findByLabelText(/^Phone/), '+7 912 345-67-89');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeVisible();
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('+7 912 345-67-89');
    isOver = false;
    expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com');
    await user.type(screen.getByLabelText('Password'), 'seven small boats');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    const saved = api.requests.findLast(({ method }) => method === 'PATCH');
    expect([saved?.headers.get('If-Match'), saved?.body]).toMatchObject(['"3"', { phone: '+7 912 345-67-89' }]);
    expect(JSON.parse(localStorage.getItem('customer_data') ?? '')).toMatchObject({ version: 4 });
  });

  it('leads the keyboard to the password that ends the account', async () => {
    const { user } = await open(<PrivacyPage />, '/customer/dashboard/privacy', {});
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('signs all devices out, this one last', async () => {
    const session = { network: '203.0.113.0/24', created_at: '', last_used_at: '2026-11-21T08:00:00Z', expires_at: '' };
    const { user, api, router } = await open(<SecurityPage />, '/customer/dashboard/security', {
      'GET /customers/me/sessions/': {
        body: [
          { ...session, id: 's1', user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', current: true },
          { ...session, id: 's2', user_agent: '', current: false },
        ],
      },
      'POST /customers/me/sessions/revoke-others/': { body: { sessions_revoked: 1 } },
      'POST /customers/logout/': { status: 205 },
    });
    expect(await screen.findByText('Firefox · Linux')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out: Unknown device' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    const posts = api.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
    expect(posts).toEqual([
      ['/customers/me/sessions/revoke-others/', undefined],
      ['/customers/logout/', { refresh: 'r1' }],
    ]);
    expect(localStorage.getItem('customer_token')).toBeNull();
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome · Android'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
    ['curl/8', null],
  ])('calls a device what people call it: %s', (agent, name) => expect(deviceName(agent)).toBe(name));
});
