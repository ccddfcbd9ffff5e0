import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '@atoll/contract/days';
import { formatDate } from '@atoll/i18n/format';
import { setDisplayCurrency } from '@atoll/i18n/instance';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { writeDraft } from '../shared/draft';
import { teachDialogs } from '../test/dialogs';
import type { Trip } from '../shared/trip';
import { FIRST_DAY, REEF, SLUG, TEXTS, TRIP, VALUES } from '../test/fixtures';
import { openForm, taken } from '../test/open-form';
import StayPage from './stay-page';

/** The middle of the month in which the stay begins: its neighbours stand beside it. */
const MIDDLE = `${FIRST_DAY.slice(0, 7)}-15`;
const later = (days: number) => addDays(MIDDLE, days);
const spoken = (day: string) => formatDate(day, 'en', { weekday: 'long', day: 'numeric', month: 'long' });

const DAYS = [
  { date: later(1), status: 'AVAILABLE', vacancies: 9, price_from: '7980.40' },
  { date: later(2), status: 'LIMITED', vacancies: 3, price_from: '7980.00' },
  { date: later(3), status: 'SOLD_OUT', vacancies: 0, price_from: '7980.00' },
  { date: later(4), status: 'CLOSED', vacancies: null, price_from: null },
  { date: later(5), status: 'ON_REQUEST', vacancies: null, price_from: '8200.00' },
  { date: later(6), status: 'LIMITED', vacancies: null, price_from: '8200.00' },
  { date: later(7), status: 'AVAILABLE', vacancies: 9, price_from: '8200.00', is_guaranteed: true },
];

async function openCalendar(answer: Handler = { body: DAYS }, trip: Trip = TRIP) {
  const app = await openForm(taken, trip, undefined, { handlers: { 'GET /availability/': answer } });
  const asked = () => app.api.requests.filter(({ path }) => path === '/availability/');
  // A form without a day asks for the next ones, and for no party.
  expect(asked().filter(({ query }) => query.has('adults'))).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Days and prices' }));
  await screen.findByRole('grid', undefined, { timeout: 5000 });
  return { ...app, asked };
}

describe('the calendar of a trip', () => {
  afterEach(() => act(() => setDisplayCurrency({ code: 'USD', rate: 1 })));
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    teachDialogs();
    writeDraft(SLUG, { values: { ...VALUES, checkIn: MIDDLE, adults: 3, childrenAges: [7] } });
  });

  it('says of each day what it costs this party and whether it has room, and takes one', async () => {
    const app = await openCalendar();
    const told = [
      [`${spoken(later(1))}, from $7,981, available`, true],
      [`${spoken(later(2))}, from $7,980, 3 left`, true],
      [`${spoken(later(3))}, sold out`, true],
      [`${spoken(later(4))}, nothing begins`, false],
      [`${spoken(later(5))}, from $8,200, on request`, true],
      [`${spoken(later(6))}, from $8,200, few places left`, true],
      [`${spoken(later(7))}, from $8,200, available, guaranteed to take place`, true],
    ] as const;
    await screen.findByRole('button', { name: told[0][0] });
    for (const [name, isOpen] of told) {
      const day = screen.getByRole('button', { name });
      if (isOpen) expect(day).toBeEnabled();
      else expect(day).toBeDisabled();
    }
    expect(screen.getByText('Prices in USD for all of you together, taxes included.')).toBeInTheDocument();
    expect(app.asked().map(({ query }) => [query.get('adults'), query.get('children')])).toEqual([['3', '1']]);
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mon');

    await app.user.click(screen.getByRole('button', { name: told[1][0] }));
    expect(screen.getByLabelText('First day in the Maldives')).toHaveValue(later(2));
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('explains the marks that its days have, and no others', async () => {
    await openCalendar();
    expect(await screen.findByText('guaranteed to take place')).toBeInTheDocument();
    expect(screen.getByText('on request: we ask and answer')).toBeInTheDocument();
    expect(screen.getByText('sold out', { selector: 'li' })).toBeInTheDocument();
  });

  it('has its prices in the currency that was chosen', async () => {
    act(() => setDisplayCurrency({ code: 'EUR', rate: 0.5 }));
    await openCalendar();
    expect(await screen.findByRole('button', { name: `${spoken(later(1))}, from €3,991, available` })).toBeEnabled();
    expect(screen.getByText(/^Prices in EUR for all/)).toBeInTheDocument();
  });

  it('leads from months in which nothing begins to the next one in which something does', async () => {
    const open = addDays(MIDDLE, 150);
    const answer: Handler = ({ query }) => ({
      body: [MIDDLE, open]
        .filter((date) => query.get('from')! <= date && date <= query.get('to')!)
        .map((date) => ({ date, status: date === open ? 'AVAILABLE' : 'CLOSED', vacancies: null, price_from: null })),
    });
    const app = await openCalendar(answer);
    await app.user.click(await screen.findByRole('button', { name: /^Go to / }));
    expect(await screen.findByRole('button', { name: `${spoken(open)}, available` })).toBeEnabled();
  });

  it('opens, as long as no day is chosen, on the first month in which something begins', async () => {
    writeDraft(SLUG, { values: { ...VALUES, checkIn: '' } });
    const open = addDays(MIDDLE, 150);
    const answer: Handler = ({ query }) => ({
      body: [open]
        .filter((date) => query.get('from')! <= date && date <= query.get('to')!)
        .map((date) => ({ date, status: 'LIMITED', vacancies: null, price_from: null })),
    });
    const price = { amount: '3990.00', lowest: '3990.00', highest: '4390.00', original: null, discount_percent: null };
    const app = await openCalendar(answer, { ...TRIP, price_from: { ...price, date: open } });
    expect(await screen.findByRole('button', { name: `${spoken(open)}, few places left` })).toBeEnabled();
    // The trip has said which month that is: the days of that one are all that is asked for.
    const months = app.asked().filter(({ query }) => query.has('adults'));
    expect(months.map(({ query }) => query.get('from')!.slice(0, 7))).toEqual([open.slice(0, 7)]);
  });

  const openStay = (resort: object, days: object[]) =>
    renderApp(<StayPage />, {
      route: '/booking/stay/reef',
      path: '/booking/stay/:slug',
      texts: { booking: TEXTS.en },
      handlers: { 'GET /resorts/reef/': { body: { ...REEF, ...resort } }, 'GET /availability/': { body: days } },
    });

  it('says beside the rooms of a house what comes on top of their prices', async () => {
    await openStay({ price_includes_taxes: false }, []);
    const rooms = await screen.findByLabelText('Room');
    expect(rooms).toHaveAccessibleDescription('Taxes and service charge come on top');
  });

  it('opens on the month of the next night that can be booked at a resort', async () => {
    const open = addDays(MIDDLE, 150);
    const price_from = { amount: '812.00', date: open, lowest: '812.00', highest: '900.00' };
    const { user } = await openStay({ price_from }, [
      { date: open, status: 'LIMITED', vacancies: null, price_from: null },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Days and prices' }));
    expect(
      await screen.findByRole('button', { name: new RegExp(`^${spoken(open)}, few`) }, { timeout: 5000 }),
    ).toBeEnabled();
  });

  it('leaves out the weeks that are over', async () => {
    writeDraft(SLUG, { values: { ...VALUES, checkIn: '' } });
    await openCalendar({ body: [] }, { ...TRIP, start_date: MIDDLE, end_date: addDays(MIDDLE, 60) });
    const [, ...weeks] = within(screen.getByRole('grid')).getAllByRole('row', { hidden: true });
    const lastDays = weeks.map((week) => within(week).getAllByRole('gridcell', { hidden: true }).at(-1)!.dataset.day!);
    expect(lastDays.length).toBeGreaterThan(1);
    expect(lastDays[0]! >= MIDDLE && addDays(lastDays[0]!, -7) < MIDDLE).toBe(true);
  });

  it('opens on the first month where nobody says in which something begins', async () => {
    writeDraft(SLUG, { values: { ...VALUES, checkIn: '' } });
    await openCalendar({ status: 503, body: { detail: 'Busy.', code: 'unavailable' } });
    expect(await screen.findByText(/^Prices and places cannot be shown/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Later months' })).toBeEnabled();
  });

  it('asks once for each month that is shown', async () => {
    const app = await openCalendar();
    await screen.findByText(/^Prices in USD for all/);
    await app.user.click(screen.getByRole('button', { name: 'Later months' }));
    await waitFor(() => expect(app.asked()).toHaveLength(2));
    await app.user.click(screen.getByRole('button', { name: 'Earlier months' }));
    await screen.findByText(/^Prices in USD for all/);
    const spans = app.asked().map(({ query }) => [query.get('from'), query.get('to')]);
    expect(new Set(spans.map(String)).size).toBe(2);
    expect(spans).toHaveLength(2);
    expect(spans[0]![1]! < spans[1]![0]!).toBe(true);
  });

  it('lets choose a day all the same where nobody says what it costs', async () => {
    const app = await openCalendar({ status: 503, body: { detail: 'Busy.', code: 'unavailable' } });
    expect(await screen.findByText(/^Prices and places cannot be shown/)).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: spoken(later(4)) }));
    expect(screen.getByLabelText('First day in the Maldives')).toHaveValue(later(4));
  });

  it('says where nothing begins, and offers no day outside of the trip’s own', async () => {
    const closed = [{ date: MIDDLE, status: 'CLOSED', vacancies: null, price_from: null }];
    const window = { start_date: later(-2), end_date: later(20) };
    await openCalendar({ body: closed }, { ...TRIP, ...window });
    expect(await screen.findByText(/^Nothing begins in these months/)).toBeInTheDocument();
    const grid = within(screen.getByRole('grid'));
    expect(grid.getByRole('button', { name: spoken(later(-3)) })).toBeDisabled();
    expect(grid.getByRole('button', { name: spoken(later(-2)) })).toBeEnabled();
  });
});
