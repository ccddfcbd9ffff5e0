import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import RoomsPage from './rooms-page';

const night = (day: number, terms: object = {}) => ({
  date: `2099-02-${String(day).padStart(2, '0')}`,
  rooms: 6,
  held: 1,
  sold: 2,
  left: 3,
  stop_sell: false,
  min_nights: 1,
  ...terms,
});
const MONTH = {
  resort: 5,
  month: '2099-02',
  rooms: [
    {
      room_code: 'water',
      name: 'Water Villa',
      nights: [
        night(1),
        night(2, { left: 0, sold: 5 }),
        night(3, { stop_sell: true }),
        night(4, { rooms: null, left: null, sold: 0, held: 0 }),
      ],
    },
    { room_code: 'beach', name: 'Beach Villa', nights: [night(1), night(2), night(3), night(4)] },
  ],
};
const terms = (rooms: number, stop_sell = false) => ({ rooms, stop_sell, min_nights: 1 });
const changed = (date: string, before: object | null, after: object) => ({ room_code: 'water', date, before, after });
const CHANGE = {
  nights: [changed('2099-02-01', terms(6), terms(6, true)), changed('2099-02-02', terms(6), terms(6, true))],
  unchanged: 1,
  without_contract: 0,
  oversold: [],
  fingerprint: 'a'.repeat(64),
};
const BOOKING = '019aa7c1-0000-7000-8000-000000000000';
const OVERSOLD = {
  ...CHANGE,
  nights: [],
  oversold: [
    {
      room_code: 'water',
      date: '2099-02-02',
      taken: 6,
      bookings: [{ id: BOOKING, reference: 'MV-7K3QZ4', name: 'Anna', rooms: 1 }],
    },
  ],
};

const open = (handlers: Handlers = {}, permissions = ['catalogue.view', 'availability.change', 'bookings.view']) =>
  renderApp(<RoomsPage />, {
    route: '/dashboard/rooms?month=2099-02',
    path: '/dashboard/rooms',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /resorts/': { body: page({ id: 5, slug: 'kandu-veli', name: 'Kandu Veli' }) },
      'GET /allotments/': { body: MONTH },
      'GET /availability/': { body: [{ date: '2099-02-01', price_from: '420.40' }] },
      'PATCH /allotments/': { body: CHANGE },
      ...handlers,
    },
    prepare: (store) =>
      signIn(store, { ...TOKENS, user: { ...OWNER, permissions: permissions as typeof OWNER.permissions } }),
  });
const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const sent = ({ api }: Awaited<ReturnType<typeof open>>) =>
  api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

describe('rooms by the night', () => {
  beforeAll(teachDialogs);

  it('say of each night what is left, sold and held, what it costs, and why it is not sold', async () => {
    await open();
    expect(await cell(/^Water Villa, .*1\u00a0February, On sale, 3 left, 2 sold, 1 held, \$420\.40/)).toBeVisible();
    for (const state of ['2\u00a0February, Sold out', '3\u00a0February, Stop-sell', '4\u00a0February, On request'])
      expect(await cell(new RegExp(`Water Villa, .*${state}`))).toBeVisible();
  });

  it('are chosen with Shift and arrows, looked at, and changed as they were looked at', async () => {
    const app = await open();
    (await cell(/^Water Villa, .*1\u00a0February/)).focus();
    await app.user.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(screen.getByRole('status')).toHaveTextContent(/Water Villa.*3 nights/);
    await app.user.click(screen.getByRole('button', { name: 'Change…' }));
    const dialog = within(screen.getByRole('dialog'));
    await app.user.click(dialog.getByLabelText('Sun'));
    await app.user.selectOptions(dialog.getByLabelText('Sale'), 'Stop-sell');
    await app.user.click(dialog.getByRole('button', { name: 'Show what changes' }));
    expect(await dialog.findByText('Water Villa, 1 February 2099 – 2 February 2099')).toBeVisible();
    expect(dialog.getByText('on sale → Stop-sell')).toBeVisible();
    expect(dialog.getByText('1 night is so already.')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Change 2 nights' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const wanted = {
      resort: 'kandu-veli',
      room_codes: ['water'],
      from: '2099-02-01',
      to: '2099-02-03',
      weekdays: [1, 2, 3, 4, 5, 6],
      stop_sell: true,
    };
    expect(sent(app)).toEqual([
      { ...wanted, dry_run: true },
      { ...wanted, fingerprint: CHANGE.fingerprint },
    ]);
  });

  it('cannot become fewer than are taken, and the field says by whom; what was typed stays', async () => {
    const app = await open({ 'PATCH /allotments/': { body: OVERSOLD } });
    await app.user.pointer({ keys: '[MouseLeft]', target: await cell(/^Water Villa, .*2\u00a0February/) });
    await app.user.click(screen.getByRole('button', { name: 'Change…' }));
    const dialog = within(screen.getByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Rooms to sell'), '4');
    await app.user.click(dialog.getByRole('button', { name: 'Show what changes' }));
    expect(await dialog.findByText('More rooms are sold or held than that:')).toBeVisible();
    expect(dialog.getByLabelText('Rooms to sell')).toBeInvalid();
    expect(dialog.getByLabelText('Rooms to sell')).toHaveValue('4');
    expect(dialog.getByText('Water Villa, 2 February 2099: 6 rooms taken')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'MV-7K3QZ4 · Anna' })).toHaveAttribute(
      'href',
      `/dashboard/bookings/${BOOKING}`,
    );
    expect(dialog.queryByRole('button', { name: /^Change \d/ })).not.toBeInTheDocument();
  });

  it('are looked at anew when somebody was faster', async () => {
    const fresh = { ...CHANGE, nights: CHANGE.nights.slice(1), fingerprint: 'b'.repeat(64) };
    const app = await open({
      'PATCH /allotments/': ({ body }) =>
        (body as { dry_run?: boolean }).dry_run
          ? { body: CHANGE }
          : { status: 409, body: { code: 'nights_changed', detail: 'The nights have changed.', preview: fresh } },
    });
    await app.user.pointer({ keys: '[MouseLeft]', target: await cell(/^Water Villa, .*1\u00a0February/) });
    await app.user.click(screen.getByRole('button', { name: 'Change…' }));
    const dialog = within(screen.getByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Minimum nights'), '3');
    await app.user.click(dialog.getByRole('button', { name: 'Show what changes' }));
    await app.user.click(await dialog.findByRole('button', { name: 'Change 2 nights' }));
    expect(await dialog.findByText('The nights have changed.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Change 1 night' })).toBeVisible();
  });

  it('open with who has them, and with how many nobody here has', async () => {
    const stay = { check_in: '2099-02-01', check_out: '2099-02-04', travellers: 2, is_held: false };
    const app = await open({
      'GET /allotments/bookings/': {
        body: {
          resort: 5,
          room_code: 'beach',
          date: '2099-02-03',
          held: 1,
          sold: 2,
          elsewhere: 2,
          bookings: [{ id: BOOKING, reference: 'MV-7K3QZ4', name: 'Anna', status: 'confirmed', rooms: 1, ...stay }],
        },
      },
    });
    (await cell(/^Beach Villa, .*3\u00a0February/)).focus();
    await app.user.pointer({ keys: '[MouseLeft]', target: await cell(/^Beach Villa, .*3\u00a0February/) });
    await app.user.keyboard('{Enter}');
    const dialog = within(screen.getByRole('dialog', { name: 'Beach Villa, 3\u00a0February 2099' }));
    expect(await dialog.findByRole('link', { name: 'MV-7K3QZ4 · Anna' })).toBeVisible();
    expect(dialog.getByText('Confirmed')).toBeVisible();
    expect(dialog.getByText(/^2 rooms of these were sold outside/)).toBeVisible();
  });

  it('offer nothing to change to who may only look', async () => {
    const app = await open({}, ['catalogue.view']);
    await app.user.pointer({ keys: '[MouseLeft]', target: await cell(/^Water Villa, .*1\u00a0February/) });
    expect(screen.queryByRole('button', { name: /Change|Who/ })).not.toBeInTheDocument();
  });
});
