import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type AppStore, api as client, signIn } from '@atoll/api-client/base';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import { teachDialogs } from '../test/dialogs';
import DeparturesPage from './departures-page';

const DEPARTURE = {
  id: 7,
  package: { id: 5, slug: 'liveaboard', name: 'Liveaboard' },
  start_date: '2099-02-14',
  end_date: '2099-02-21',
  status: 'open',
  capacity: 16,
  held: 2,
  sold: 10,
  elsewhere: 7,
  vacancies: 4,
  min_to_run: 6,
  is_guaranteed: true,
  cutoff_at: '2099-02-01T00:00:00.000Z',
  price: '2290.00',
  notes: '',
  updated_at: '2027-01-01T00:00:00.000Z',
  version: 3,
};
const ENTRY = {
  id: '019aa7c1-0000-7000-8000-000000000000',
  reference: 'MV-7K3QZ4',
  status: 'confirmed',
  name: 'Anna',
  adults: 2,
  children_ages: [9],
  arrival_flight_at: '2099-02-14T11:05',
  departure_flight_at: null,
  transfers: ['Speedboat'],
  notes: 'No peanuts',
  payment_status: 'deposit_paid',
  balance: '400.00',
};
const MANIFEST = {
  departure: 7,
  package: DEPARTURE.package,
  start_date: DEPARTURE.start_date,
  end_date: DEPARTURE.end_date,
  travellers: 3,
  undecided: 1,
  bookings: [ENTRY],
};
const PREVIEW = {
  departure: 7,
  bookings: [
    {
      id: ENTRY.id,
      reference: 'MV-7K3QZ4',
      status: 'confirmed',
      name: 'Anna',
      locale: 'ru',
      travellers: 3,
      refund: '1500.00',
    },
  ],
  refund: '1500.00',
  letters: [
    {
      locale: 'ru',
      count: 1,
      subject: 'Поездка не состоится',
      text: 'Судно на верфи.\n\nВаша бронь: https://atoll.example/ru/booking/1?access_token=%E2%80%A6',
    },
  ],
  fingerprint: 'a'.repeat(64),
};
const RIGHTS = [...OWNER.permissions, 'availability.change'] as const;

const open = (handlers: Handlers = {}, permissions: readonly string[] = RIGHTS, search = 'package=liveaboard&') =>
  renderApp(<DeparturesPage />, {
    route: `/dashboard/departures?${search}month=2099-02`,
    path: '/dashboard/departures',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /packages/': { body: page({ id: 5, slug: 'liveaboard', name: 'Liveaboard' }) },
      'GET /packages/liveaboard/': { body: { name: 'Liveaboard' } },
      'GET /departures/': { body: page(DEPARTURE) },
      'GET /departures/7/manifest/': { body: MANIFEST },
      ...handlers,
    },
    prepare: (store: AppStore) =>
      signIn(store, { ...TOKENS, user: { ...OWNER, permissions: [...permissions] as typeof OWNER.permissions } }),
  });
const openDay = async (handlers: Handlers = {}, permissions?: readonly string[]) => {
  const app = await open(handlers, permissions);
  await app.user.click(await screen.findByRole('button', { name: /Few left/ }));
  return { ...app, dialog: within(screen.getByRole('dialog')) };
};

describe('departures of a package', () => {
  beforeAll(teachDialogs);
  beforeEach(() => localStorage.clear());

  it('stand on their days with what is sold, and open with who travels', async () => {
    const { dialog } = await openDay();
    for (const text of ['10 sold, 2 held, 4 left', 'Guaranteed', '$2,290'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(await dialog.findByRole('link', { name: 'MV-7K3QZ4 · Anna' })).toBeTruthy();
    for (const text of [
      '3 travellers',
      '1 more is not confirmed yet.',
      '2 adults · children aged 9',
      'No peanuts',
      '$400 to be paid',
      'Lands 14 Feb, 11:05 · departure not told yet',
      'Transfers: Speedboat',
      '7 places of these were sold outside of this site; no booking here has them.',
    ])
      expect(dialog.getByText(text)).toBeTruthy();
  });

  it('say beside the field that more is sold than there would be places', async () => {
    const refusal = { status: 400, body: { capacity: ['Must be at least 12'] } };
    const { dialog, user, api } = await openDay({ 'PATCH /departures/7/': refusal });
    const field = dialog.getByLabelText('Places in all');
    await user.clear(field);
    await user.type(field, '4');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Must be at least 12')).toBeTruthy();
    const sent = api.requests.find(({ method }) => method === 'PATCH');
    expect(sent?.body).toEqual({ capacity: 4 });
  });

  it('say of one that nobody can book any more what begins that again, not that it is on sale', async () => {
    const over = { ...DEPARTURE, cutoff_at: '2020-01-01T00:00:00.000Z' };
    const { user } = await open({ 'GET /departures/': { body: page(over) } });
    await user.click(await screen.findByRole('button', { name: /Booking is over/ }));
    const sale = within(screen.getByRole('region', { name: 'Sale' }));
    expect(sale.getByText('Booking is over. A later time under “Sold until” begins it again.')).toBeVisible();
    expect(sale.queryByText('It is on sale.')).toBeNull();
  });

  it('offer nothing to change to who may only look', async () => {
    const { dialog } = await openDay({}, ['catalogue.view']);
    expect(dialog.queryByRole('button', { name: /sale|Save|Cancel departure/ })).toBeNull();
    expect(dialog.queryByText('Anna')).toBeNull();
  });

  it('are cancelled for what was looked at, and looked at anew when somebody booked meanwhile', async () => {
    const fresh = { ...PREVIEW, refund: '3000.00', fingerprint: 'b'.repeat(64) };
    const moved = {
      status: 409,
      body: { code: 'preview_changed', detail: 'The bookings have changed.', preview: fresh },
    };
    const { user, api } = await openDay({
      'POST /departures/7/cancel/preview/': { body: PREVIEW },
      'POST /departures/7/cancel/': moved,
    });
    const button = (name: string) => screen.getByRole('button', { name });
    await user.click(button('Cancel departure…'));
    await user.type(screen.getByLabelText(/Message to guests: English/), 'Storm');
    await user.click(button('Show what would happen'));
    expect(await screen.findByText('1 booking ends; $1,500 goes back.')).toBeTruthy();
    expect(screen.getByText(/^Судно на верфи\./).closest('[lang="ru"]')).toBeTruthy();
    expect(screen.getByText('[link to the guest’s own booking]')).toBeTruthy();
    expect(document.body.textContent).not.toContain('access_token');
    await user.click(button('Cancel departure'));
    expect(await screen.findByText('1 booking ends; $3,000 goes back.')).toBeTruthy();
    expect(screen.getByText('The bookings have changed.')).toBeTruthy();
    const confirmed = api.requests.filter(({ path }) => path.endsWith('/cancel/')).at(-1);
    expect(confirmed?.body).toEqual({ messages: { en: 'Storm' }, fingerprint: PREVIEW.fingerprint });
  });

  it('are on sale no longer once they were cancelled', async () => {
    let stored: object = DEPARTURE;
    const { user } = await openDay({
      'GET /departures/': () => ({ body: page(stored) }),
      'POST /departures/7/cancel/preview/': { body: PREVIEW },
      'POST /departures/7/cancel/': () => {
        stored = { ...DEPARTURE, status: 'cancelled', version: 4 };
        return { body: { id: 'c', created_at: '2099-01-02T10:00:00.000Z', by: 'Aishath', bookings: [] } };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Cancel departure…' }));
    await user.click(screen.getByRole('button', { name: 'Show what would happen' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel departure' }));
    expect(await screen.findByText(/^The departure is cancelled/)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    const dialog = within(screen.getByRole('dialog', { name: /^Liveaboard, / }));
    expect(await dialog.findByText(/^The departure is cancelled/)).toBeTruthy();
    expect(dialog.queryByText('It is on sale.')).toBeNull();
    expect(dialog.queryByRole('button', { name: /Save changes|Cancel departure/ })).toBeNull();
  });

  it('keep what is typed when a colleague stores them meanwhile, and ask where both changed the same', async () => {
    let stored: object = DEPARTURE;
    const { dialog, user, store } = await openDay({ 'GET /departures/': () => ({ body: page(stored) }) });
    await user.type(dialog.getByLabelText(/Note for colleagues/), 'Both boats');
    stored = { ...DEPARTURE, notes: 'Two dhonis', capacity: 20, status: 'closed', version: 4 };
    Object.assign(stored, { cutoff_at: '2099-02-03T14:30:00.000Z' });
    fireEvent.change(dialog.getByLabelText('Sold until'), { target: { value: '2099-02-02T19:00' } });
    act(() => void store.dispatch(client.util.invalidateTags(['stock' as 'auth'])));
    expect(await dialog.findByText(/^It is closed for sale/)).toBeTruthy();
    expect(dialog.getByLabelText('Places in all')).toHaveValue(20);
    expect(dialog.getByLabelText(/Note for colleagues/)).toHaveValue('Both boats');
    for (const text of ['Two dhonis', '2 February 2099, 19:00', '3 February 2099, 19:30'])
      expect(dialog.getByText(text)).toBeTruthy();
    for (let open = 2; open > 0; open -= 1)
      await user.click(dialog.getAllByRole('button', { name: 'Take theirs' })[0]!);
    expect(dialog.getByLabelText(/Note for colleagues/)).toHaveValue('Two dhonis');
    expect(dialog.getByText('This has been changed meanwhile').closest('[data-fault]')).toHaveFocus();
  });

  it('hold what was typed when its page was lost, on what a colleague stored since, until it is thrown away', async () => {
    const first = await openDay();
    await first.user.type(first.dialog.getByLabelText(/Note for colleagues/), 'Both boats');
    await first.user.click(first.dialog.getByRole('button', { name: 'Cancel departure…' }));
    await first.user.type(screen.getByLabelText(/Message to guests: English/), 'Storm');
    first.unmount();
    const again = await openDay({ 'GET /departures/': { body: page({ ...DEPARTURE, capacity: 20, version: 4 }) } });
    expect(again.dialog.getByText(/^Here is what you typed until/)).toBeVisible();
    expect(again.dialog.getByLabelText(/Note for colleagues/)).toHaveValue('Both boats');
    expect(again.dialog.getByLabelText('Places in all')).toHaveValue(20);
    await again.user.click(again.dialog.getByRole('button', { name: 'Cancel departure…' }));
    expect(screen.getByLabelText(/Message to guests: English/)).toHaveValue('Storm');
    for (let dialogs = 2; dialogs > 0; dialogs -= 1)
      await again.user.click(screen.getByRole('button', { name: 'Go back' }));
    again.unmount();
    const { dialog } = await openDay();
    expect(dialog.getByLabelText(/Note for colleagues/)).toHaveValue('');
    expect(dialog.queryByText(/^Here is what you typed/)).toBeNull();
  });

  it('are told of all packages before one is chosen', async () => {
    const other = { ...DEPARTURE, id: 8, status: 'cancelled', package: { id: 6, slug: 'hop', name: 'Island hop' } };
    const { user, api } = await open({ 'GET /departures/': { body: page(DEPARTURE, other) } }, RIGHTS, '');
    const row = within((await screen.findByRole('button', { name: /^Island hop/ })).closest('tr')!);
    expect(row.getByText('Cancelled')).toBeTruthy();
    expect(row.queryByText(/left/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Liveaboard/ }));
    expect(await screen.findByRole('dialog', { name: /^Liveaboard, / })).toBeTruthy();
    const asked = api.requests.find(({ path }) => path.includes('/departures/'));
    expect([asked?.query.has('package'), asked?.query.get('from')]).toEqual([false, '2099-02-01']);
  });

  it('are closed after a second look, and opened again where that was a slip', async () => {
    let stored = DEPARTURE;
    const { dialog, user, api } = await openDay({
      'GET /departures/': () => ({ body: page(stored) }),
      'PATCH /departures/7/': ({ body, headers }) => {
        if (headers.get('If-Match') !== `"${stored.version}"`) return { status: 412, body: { code: 'stale_version' } };
        stored = { ...stored, ...(body as object), version: stored.version + 1 };
        return { body: stored };
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Close for sale…' }));
    expect(api.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Close for sale' }));
    expect(await dialog.findByText('Closed for sale.')).toBeTruthy();
    expect(await dialog.findByText(/^It is closed for sale/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('It is on sale.')).toBeTruthy();
    expect(api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { status: 'closed' },
      { status: 'open' },
    ]);
  });

  it('keep what a colleague stored while they were open, and ask where both changed the same', async () => {
    const theirs = { ...DEPARTURE, price: '2490.00', capacity: 20, notes: 'Two dhonis', version: 4 };
    const stale = { code: 'stale_version', current: theirs, updated_by: 'anna@atoll.example' };
    let stored: object = DEPARTURE;
    const { dialog, user, api } = await openDay({
      'GET /departures/': () => ({ body: page(stored) }),
      'PATCH /departures/7/': ({ headers }) => {
        stored = theirs;
        return headers.get('If-Match') === '"4"' ? { body: theirs } : { status: 412, body: stale };
      },
    });
    fireEvent.change(dialog.getByLabelText('Sold until'), { target: { value: '2099-02-02T19:30' } });
    await user.type(dialog.getByLabelText(/Note for colleagues/), 'Both boats');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    const notice = (await dialog.findByText('anna@atoll.example has changed this meanwhile')).closest('div')!;
    expect(within(notice).getByText('Two dhonis')).toBeTruthy();
    await waitFor(() => expect(api.requests.filter(({ path }) => path === '/departures/').length).toBeGreaterThan(1));
    expect(dialog.getByLabelText('Places in all')).toHaveValue(20);
    expect(dialog.getByLabelText(/Own price/)).toHaveValue('2490.00');
    await user.click(within(notice).getByRole('button', { name: 'Keep mine' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [, second] = api.requests.filter(({ method }) => method === 'PATCH');
    expect([second?.body, second?.headers.get('If-Match')]).toEqual([
      { cutoff_at: '2099-02-02T14:30:00.000Z', notes: 'Both boats' },
      '"4"',
    ]);
  });

  it('change in what was touched, the cut-off in the time of the Maldives', async () => {
    const { dialog, user, api } = await openDay({ 'PATCH /departures/7/': { body: DEPARTURE } });
    expect(dialog.getByLabelText('Sold until')).toHaveValue('2099-02-01T05:00');
    fireEvent.change(dialog.getByLabelText('Sold until'), { target: { value: '2099-02-02T19:30' } });
    await user.clear(dialog.getByLabelText(/Own price/));
    await user.type(dialog.getByLabelText(/Note for colleagues/), 'Both dhonis');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      cutoff_at: '2099-02-02T14:30:00.000Z',
      price: null,
      notes: 'Both dhonis',
    });
  });

  it('are made as a series, and say on which day there was one', async () => {
    const { user, api } = await open({
      'POST /departures/': { status: 201, body: { created: [DEPARTURE], existing: ['2099-02-21'] } },
    });
    await user.click(await screen.findByRole('button', { name: 'New departures' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('First departure'), { target: { value: '2099-02-14' } });
    fireEvent.change(dialog.getByLabelText(/^Repeat until/), { target: { value: '2099-02-28' } });
    await user.click(dialog.getByLabelText('Sat'));
    await user.click(dialog.getByLabelText('Wed'));
    await user.type(dialog.getByLabelText('Places in all'), '16');
    await user.click(dialog.getByRole('button', { name: 'Make departures' }));
    expect(await dialog.findByText('1 departure is made.')).toBeTruthy();
    expect(dialog.getByText(/^There was one already on 21 February 2099/)).toBeTruthy();
    const sent = api.requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({
      package: 'liveaboard',
      start_date: '2099-02-14',
      repeat_until: '2099-02-28',
      weekdays: [3, 6],
      capacity: 16,
      min_to_run: 1,
      cutoff_hours: 72,
      price: null,
      notes: '',
    });
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('hold what was typed of new ones when the page was lost', async () => {
    const make = async ({ user }: Awaited<ReturnType<typeof open>>) => {
      await user.click(await screen.findByRole('button', { name: 'New departures' }));
      return within(screen.getByRole('dialog'));
    };
    const first = await open();
    await first.user.type((await make(first)).getByLabelText('Places in all'), '16');
    first.unmount();
    const dialog = await make(await open());
    expect(dialog.getByLabelText('Places in all')).toHaveValue(16);
    expect(dialog.getByText(/^Here is what you typed until/)).toBeVisible();
  });

  it('say who closed and who cancelled them, and what became of each booking', async () => {
    const entry = { entity: 'departure', entity_id: '7', actor: { id: '1', name: 'Aishath' }, request_id: 'r' };
    const gone = { ...DEPARTURE, status: 'cancelled', vacancies: 16, sold: 0, held: 0 };
    await open(
      {
        'GET /departures/': { body: page(gone) },
        'GET /audit/': {
          body: page(
            { ...entry, id: '2', at: '2099-01-02T10:00:00.000Z', action: 'departure.cancel', before: {}, after: {} },
            {
              ...entry,
              id: '1',
              at: '2099-01-01T10:00:00.000Z',
              action: 'departure.update',
              before: { status: 'open', capacity: 14 },
              after: { status: 'closed', capacity: 16 },
            },
          ),
        },
        'GET /departures/7/cancellations/': {
          body: [
            {
              id: 'c',
              created_at: '2099-01-02T10:00:00.000Z',
              by: 'Aishath',
              bookings: [
                {
                  booking: ENTRY.id,
                  reference: 'MV-7K3QZ4',
                  name: 'Anna',
                  state: 'done',
                  code: null,
                  refund: '1500.00',
                },
              ],
            },
          ],
        },
      },
      ['catalogue.view', 'bookings.view', 'availability.change', 'audit.own'],
      '',
    );
    fireEvent.click(await screen.findByRole('button', { name: /^Liveaboard/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('Cancelled for everybody')).toBeTruthy();
    expect(dialog.getByText('Closed for sale')).toBeTruthy();
    expect(dialog.getByText('Places in all: 14 → 16')).toBeTruthy();
    expect(await dialog.findByText('$1,500 goes back')).toBeTruthy();
    expect(dialog.queryByText(/left/)).toBeNull();
  });
});
