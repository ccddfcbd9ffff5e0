import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { TEXTS, asOwner, page } from '../test/fixtures';
import { teachDialogs } from '../test/dialogs';
import RequestsPage from './requests-page';
import { REQUEST } from './request.fixture';

const open = (handlers: Handlers = {}, request: object = {}, route = '/dashboard/trip-requests') =>
  renderApp(<RequestsPage />, {
    route,
    path: '/dashboard/trip-requests',
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /custom-trip-requests/': { body: page({ ...REQUEST, ...request }) }, ...handlers },
    prepare: asOwner,
  });
const row = async () =>
  within((await screen.findByRole('link', { name: 'Open trip request TR-7K3QZ4' })).closest('tr')!);

describe('trips that people wish for', () => {
  beforeAll(teachDialogs);

  it('tell who wishes for what, and how long there is to answer', async () => {
    await open();
    const cells = await row();
    for (const text of [
      'New',
      'Анна Смирнова',
      'anna@example.com',
      'Russian',
      'A quiet island for the three of us.',
      'February 2027 · 7 days',
      '3 travellers · 1 child (age 7)',
      '$2,000 to $5,000',
    ])
      expect(cells.getByText(text)).toBeInTheDocument();
    expect(cells.getByText(/left$/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 request');
  });

  it('have no clock once an offer is out, and say so when it is late before', async () => {
    await open({}, { status: 'quoted' });
    expect((await row()).queryByText(/left$|late$/)).toBeNull();
  });

  it('are late when the promised answer has passed', async () => {
    await open({}, { reply_by: '2020-01-05T09:30:00.000Z' });
    expect((await row()).getByText(/late$/)).toBeInTheDocument();
  });

  it('say so when nothing was said', async () => {
    await open(
      {},
      { travel_month: null, duration: null, travellers: null, children_ages: [], budget: null, name: null },
    );
    const cells = await row();
    for (const text of ['Any time', 'Name not known yet']) expect(cells.getByText(text)).toBeInTheDocument();
  });

  it('ask for what the address says', async () => {
    const { api } = await open(
      {},
      {},
      '/dashboard/trip-requests?status=lost&assigned=me&overdue=true&sort=reply_by&search=anna&page=2',
    );
    await row();
    const asked = api.requests.find(({ path }) => path !== '/saved-views/')!;
    expect(Object.fromEntries(asked.query)).toMatchObject({
      ...{ status: 'lost', assigned_to: 'me', overdue: 'true', sort: 'reply_by', search: 'anna', page: '2' },
    });
  });

  it('open in a view by one click', async () => {
    const { user, api } = await open();
    await row();
    await user.click(screen.getByRole('button', { name: 'Answer is late' }));
    await screen.findByRole('button', { name: 'Answer is late', pressed: true });
    expect(Object.fromEntries(api.requests.at(-1)!.query)).toMatchObject({ overdue: 'true', sort: 'reply_by' });
  });

  it('say that there are none, and that none match', async () => {
    await open({ 'GET /custom-trip-requests/': { body: page() } });
    expect(await screen.findByText('Nobody has asked for a trip of their own yet.')).toBeVisible();
  });

  it('can be asked for again when they could not be read', async () => {
    await open({ 'GET /custom-trip-requests/': { status: 500, body: {} } });
    expect(await screen.findByRole('button', { name: /retry|try again/i })).toBeVisible();
  });
});
