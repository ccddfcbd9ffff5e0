import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { TEXTS, asOwner } from '../test/fixtures';
import ManifestPage from './manifest-page';

const ENTRY = {
  id: '019aa7c1-0000-7000-8000-000000000000',
  reference: 'MV-7K3QZ4',
  status: 'confirmed',
  name: 'Anna',
  adults: 2,
  children_ages: [9],
  arrival_flight_at: '2099-02-14T11:05',
  departure_flight_at: null,
  arrival_flight_no: 'EK 656',
  departure_flight_no: '',
  names: [],
  transfers: ['Speedboat'],
  notes: 'No peanuts',
  payment_status: 'deposit_paid',
  balance: '400.00',
  product: { kind: 'package', id: 5, slug: 'liveaboard', name: 'Liveaboard' },
  check_in: '2099-02-14',
  check_out: '2099-02-21',
  places: ['Kandu Veli'],
};
const DAY = { date: '2099-02-14', arrivals: [ENTRY], departures: [] };

const open = (handlers: Handlers = {}) =>
  renderApp(<ManifestPage />, {
    route: '/dashboard/manifest?date=2099-02-14',
    path: '/dashboard/manifest',
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /manifest/': { body: DAY }, ...handlers },
    prepare: asOwner,
  });

describe('the manifest of a day', () => {
  it('names who arrives with all that a desk has to know, and says that nobody leaves', async () => {
    await open();
    const table = within(await screen.findByRole('table', { name: 'Arrivals' }));
    for (const text of [
      '2 adults · children aged 9',
      'Liveaboard',
      'Kandu Veli',
      'Lands 14 Feb, 11:05 · departure not told yet',
      'Transfers: Speedboat',
      'No peanuts',
      '$400 to be paid',
    ])
      expect(table.getByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Arrivals · 3 travellers' })).toBeVisible();
    expect(screen.getByText('Nobody leaves on this day.')).toBeVisible();
  });

  it('goes from day to day, and says what could not be read', async () => {
    const { user, api } = await open({
      'GET /manifest/': ({ query }) =>
        query.get('date') === '2099-02-15' ? { status: 503, body: { code: 'unavailable' } } : { body: DAY },
    });
    await user.click(await screen.findByRole('button', { name: 'Next day' }));
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    expect(api.requests.at(-1)?.query.get('date')).toBe('2099-02-15');
  });
});
