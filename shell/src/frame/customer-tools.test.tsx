import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type AppStore, signInCustomer } from '@atoll/api-client/base';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { CustomerTools } from './customer-tools';

const CUSTOMER = { id: 'c1', user: { id: 'c1', email: 'anna@example.com', first_name: 'Anna' } };
const token = `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }))}.s`;
const asCustomer = (store: AppStore) => signInCustomer(store, { token, refresh: 'r1', customer: CUSTOMER as never });

const show = (handlers: Handlers = {}, prepare?: (store: AppStore) => void, route = '/packages') =>
  renderApp(<CustomerTools />, {
    route,
    path: '*',
    texts: { shell: en },
    handlers,
    ...(prepare && { prepare }),
  });

beforeEach(() => localStorage.clear());

describe('the end of the bar', () => {
  it('shows visitors the way in and to a booking, and asks for nothing', async () => {
    const { api } = await show();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/customer/login');
    expect(screen.getByRole('link', { name: 'Book now' })).toHaveAttribute('href', '/packages');
    expect(api.requests).toEqual([]);
  });

  it.each(['/booking/reef-week', '/ru/booking/confirmation/1', '/custom-trip', '/zh/resorts/kandu-veli/book'])(
    'leaves the button to the page where something is booked already: %s',
    async (route) => {
      await show({}, undefined, route);
      expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Book now' })).not.toBeInTheDocument();
    },
  );

  it('shows customers what they have not read, and the menu of their account', async () => {
    const unread = { body: { count: 2, unread_count: 2, next: null, previous: null, results: [] } };
    const { user, api } = await show(
      { 'GET /customers/me/notifications/': unread, 'POST /customers/logout/': { status: 205 } },
      asCustomer,
    );
    expect(await screen.findByRole('link', { name: 'Notifications: 2 not read' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([to('Dashboard'), to('Profile')]).toEqual(['/customer/dashboard', '/customer/dashboard/profile']);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(localStorage.getItem('customer_token')).toBeNull());
    expect(api.requests.find(({ path }) => path === '/customers/logout/')?.body).toEqual({ refresh: 'r1' });
  });
});
