import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeShell } from '@atoll/testing/fake-shell';
import { renderApp } from '@atoll/testing/render-app';
import contract from '../contract';
import { BOOKING, OWNER, TEXTS, asOwner, page } from '../test/fixtures';
import BookingsPage from './bookings-page';

const open = (route: string, body: unknown = page(BOOKING)) =>
  renderApp(<BookingsPage />, {
    route,
    path: '/dashboard/bookings',
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /bookings/': { body } },
    prepare: asOwner,
  });

beforeEach(() => localStorage.clear());

describe('the list of bookings', () => {
  it('shows reference, guest, dates, guests and total; the reference opens the booking', async () => {
    await open('/dashboard/bookings');
    const link = await screen.findByRole('link', { name: 'Open booking MV-7K3QZ4' });
    expect(link).toHaveAttribute('href', `/dashboard/bookings/${BOOKING.id}`);
    const row = within(link.closest('tr')!);
    for (const text of ['Анна Смирнова', 'anna@example.com', '14 Feb 2027', '3', '$11,970', 'Requested']) {
      expect(row.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('status')).toHaveTextContent('1 booking');
  });

  it('counts no nights of a trip of one day', async () => {
    await open('/dashboard/bookings', page({ ...BOOKING, check_out: BOOKING.check_in, nights: 0 }));
    expect(await screen.findByText('14 Feb 2027')).toBeVisible();
    expect(screen.queryByText(/night/)).not.toBeInTheDocument();
  });

  it('tells in Maldives time when a booking came, wherever the office sits', async () => {
    localStorage.setItem(`atoll_office:${OWNER.id}:columns:bookings`, JSON.stringify(['reference', 'received']));
    await open('/dashboard/bookings', page({ ...BOOKING, created_at: '2027-01-04T20:30:00.000Z' }));
    expect(await screen.findByRole('columnheader', { name: 'Received (UTC+5)' })).toBeVisible();
    expect(await screen.findByText('5 Jan 2027')).toBeVisible();
    expect(screen.getByText('01:30')).toBeVisible();
  });

  it('asks for what its address says', async () => {
    const { api } = await open('/dashboard/bookings?search=MV-7K3QZ4&status=requested&sort=clock&page=2');
    await screen.findByRole('link', { name: 'Open booking MV-7K3QZ4' });
    const asked = api.requests.find(({ path }) => path === '/bookings/')!;
    expect(Object.fromEntries(asked.query)).toMatchObject({
      search: 'MV-7K3QZ4',
      status: 'requested',
      sort: 'clock',
      page: '2',
    });
    expect(asked.headers.get('Authorization')).toMatch(/^Bearer /);
    expect(screen.getByRole('searchbox')).toHaveValue('MV-7K3QZ4');
  });

  it('puts the search into the address, once the typing rests, and starts at the first page', async () => {
    const { user, router, api } = await open('/dashboard/bookings?page=3');
    await user.type(await screen.findByRole('searchbox'), 'anna@');
    await waitFor(() => expect(router.state.location.search).toBe('?search=anna%40'));
    await waitFor(() => expect(api.requests.at(-1)?.query.get('search')).toBe('anna@'));
    expect(api.requests.filter(({ query }) => query.has('search'))).toHaveLength(1);
  });

  it('offers to clear filters that find nothing', async () => {
    const { user, router } = await open('/dashboard/bookings?search=nobody', page());
    expect(await screen.findByText('No booking matches.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(router.state.location.search).toBe('');
  });

  it('keeps its search when the table cannot be drawn, and draws the next answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const shell = fakeShell();
    contract.setup?.(shell);
    const { user } = await renderApp(<BookingsPage />, {
      route: '/dashboard/bookings',
      path: '/dashboard/bookings',
      texts: { admin: TEXTS.en! },
      handlers: {
        'GET /bookings/': ({ query }) => ({
          body: page(query.has('search') ? BOOKING : { ...BOOKING, contact: null }),
        }),
      },
      prepare: asOwner,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/This part could not be shown.*Error id: 00000000/);
    expect(shell.errors).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), 'anna@');
    expect(await screen.findByRole('link', { name: 'Open booking MV-7K3QZ4' })).toBeInTheDocument();
  });

  it('shows no rows of another search under one that failed, and keeps what was typed', async () => {
    let up = false;
    const { user } = await renderApp(<BookingsPage />, {
      route: '/dashboard/bookings',
      path: '/dashboard/bookings',
      texts: { admin: TEXTS.en! },
      handlers: {
        'GET /bookings/': ({ query }) =>
          query.has('search') && !up ? { status: 500, body: {} } : { body: page(BOOKING) },
      },
      prepare: asOwner,
    });
    await screen.findByRole('link', { name: 'Open booking MV-7K3QZ4' });
    await user.type(screen.getByRole('searchbox'), 'anna@');
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    expect(screen.queryByRole('link', { name: 'Open booking MV-7K3QZ4' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('searchbox')).toHaveValue('anna@');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Open booking MV-7K3QZ4' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    let up = false;
    const { user } = await renderApp(<BookingsPage />, {
      route: '/dashboard/bookings',
      texts: { admin: TEXTS.en! },
      handlers: {
        'GET /bookings/': () => (up ? { body: page(BOOKING) } : { status: 403, body: { detail: 'No' } }),
      },
      prepare: asOwner,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Access denied');
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Open booking MV-7K3QZ4' })).toBeInTheDocument();
  });
});
