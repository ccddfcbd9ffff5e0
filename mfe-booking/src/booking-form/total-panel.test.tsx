import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { setDisplayCurrency } from '@atoll/i18n/instance';
import { renderApp } from '@atoll/testing/render-app';
import { TEXTS, TRIP } from '../test/fixtures';
import type { Trip } from '../shared/trip';
import { TotalPanel } from './total-panel';

afterEach(() => act(() => setDisplayCurrency({ code: 'USD', rate: 1 })));

const details = {
  lines: [
    { kind: 'base', code: null, label: 'Adults', qty: 2, unit: 'person', amount: '7980.00' },
    { kind: 'transfer', code: null, label: 'Seaplane', qty: 2, unit: 'person', amount: '0.01' },
  ],
  taxes_included: true,
  taxes: [
    { code: 'GST', label: 'T-GST', rule: '1', kind: 'percent', rate: '17.00', base: '6820.51', amount: '1159.50' },
  ],
  net: '6820.51',
  total_before: null,
  deposit_due: '2000.00',
  balance_due_at: '2027-01-10',
  cancellation: { code: 'flex_48h', label: 'Free', cutoffs: [], deposit_refundable: true },
} as const;

const UNTOLD = { details: null, ratedOn: null, standing: 'known', failure: null } as const;

const open = (price: object, trip: Trip = TRIP) =>
  renderApp(
    <TotalPanel
      trip={trip}
      party={{ adults: 2, children_ages: [] }}
      price={{ ...UNTOLD, shown: { total: '7980.01', nights: 6 }, ...price }}
      way="request"
    />,
    { texts: { booking: TEXTS.en } },
  );

it('says the total in dollars to who reads dollars, and nothing of rates', async () => {
  await open({ details });
  expect(screen.getByText('$7,980.01')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Total' })).not.toHaveTextContent(/You pay \$|Rate of/);
});

it('says total and lines in the currency that was chosen, and once what is charged, at the rate of which day', async () => {
  act(() => setDisplayCurrency({ code: 'EUR', rate: 0.5 }));
  await open({ details, ratedOn: '2026-11-25' });
  expect(screen.getByText('€3,990')).toBeVisible();
  const total = screen.getByRole('region', { name: 'Total' });
  expect(total).toHaveTextContent(/Adults × 2€3,990\.00Seaplane€0\.01/);
  expect(total).toHaveTextContent(/Trip before taxes and charges€3,410\.26T-GST, 17%€579\.75/);
  expect(total).toHaveTextContent('You pay $7,980.01 in US dollars. Rate of 25 November 2026: $1 = €0.50.');
  expect(total).toHaveTextContent('$2,000 when we have confirmed your dates');
});

it('names no day of a rate that nobody has confirmed', async () => {
  act(() => setDisplayCurrency({ code: 'EUR', rate: 0.5 }));
  await open({ details });
  expect(screen.getByText('You pay $7,980.01 in US dollars.')).toBeVisible();
});

it.each([
  [0, 'One night'],
  [3, 'Total'],
])('calls the price of a room of which %s nights are chosen: %s', async (nights, name) => {
  await open(
    {},
    { ...TRIP, stay: { night: { price_from_per_night: '620.00' }, rooms: [], meals: [] }, duration_nights: nights },
  );
  expect(screen.getByRole('region', { name })).toBeVisible();
});

it('says of the price of a room without taxes what comes on top, until its nights are priced', async () => {
  const stay = { night: { price_from_per_night: '620.00' }, rooms: [], meals: [] };
  const { unmount } = await open({}, { ...TRIP, stay, taxes_included: false });
  expect(screen.getByText('Taxes and service charge come on top')).toBeVisible();
  expect(screen.queryByText('All taxes and fees included')).not.toBeInTheDocument();
  unmount();
  await open({ details }, { ...TRIP, stay, taxes_included: false });
  expect(screen.queryByText('Taxes and service charge come on top')).not.toBeInTheDocument();
});

describe('the total of a package before a day is chosen', () => {
  const from = { amount: '3990.00', date: '2027-01-10', lowest: '3990.00', highest: '4500.00', original: null };
  const of = (price_from: Partial<typeof from>) => ({
    ...TRIP,
    price_from: { ...from, discount_percent: null, ...price_from },
  });

  it('is where prices begin, until a day has its own', async () => {
    const { unmount } = await open({}, of({}));
    expect(screen.getByRole('region', { name: 'Total from' })).toBeVisible();
    unmount();
    await open({ details }, of({}));
    expect(screen.getByRole('region', { name: 'Total' })).toBeVisible();
  });

  it('is the one of every day where all cost the same', async () => {
    await open({}, of({ highest: '3990.00' }));
    expect(screen.getByRole('region', { name: 'Total' })).toBeVisible();
  });

  it('says of which day it is where another one costs less', async () => {
    await open({}, of({ lowest: '3500.00' }));
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('arriving on 10 January 2027');
  });
});
