import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '@atoll/contract/days';
import { formatDate } from '@atoll/i18n/format';
import type { Handler } from '@atoll/testing/fake-api';
import { writeDraft } from '../shared/draft';
import { FIRST_DAY, SLUG, TRIP, VALUES } from '../test/fixtures';
import { leftForConfirmation, openForm, taken } from '../test/open-form';

const INSTANT = { ...TRIP, confirmation_mode: 'instant' };
const HOLD = 'Hold my places for 30 minutes and pay';
const later = (days: number) => addDays(FIRST_DAY, days);
const inWords = (day: string) => formatDate(day, 'en', { weekday: 'short', day: 'numeric', month: 'long' });

/** Quotes a day as the calendar has it: by `statuses`, else open. */
const quoted =
  (statuses: Record<string, string>, transfer_check: object | null = null): Handler =>
  ({ body }) => {
    const { check_in } = body as { check_in: string };
    return {
      body: {
        lines: [],
        taxes_included: true,
        taxes: [],
        net: '7980.00',
        total: '7980.00',
        nights: 9,
        currency: 'USD',
        quote_token: 'x.y',
        transfer_check,
        deposit_due: '2000.00',
        balance_due_at: null,
        cancellation: { code: 'flex_48h', label: 'Free', cutoffs: [], deposit_refundable: true },
        check_in,
        availability: statuses[check_in] ?? 'AVAILABLE',
      },
    };
  };

const CALENDAR = {
  'GET /availability/': {
    body: [
      { date: later(1), status: 'CLOSED' },
      { date: later(2), status: 'SOLD_OUT' },
      { date: later(7), status: 'LIMITED' },
      { date: later(14), status: 'ON_REQUEST' },
    ],
  },
};
const soldOut: Handler = () => ({
  status: 409,
  body: { code: 'sold_out', detail: 'Nothing is left on that day.', next_dates: [later(7), later(14)] },
});
const day = () => screen.getByLabelText('First day in the Maldives');

describe('a day that has no room', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    writeDraft(SLUG, { values: VALUES });
  });

  it('says so before anything is sent, and names the next days, each a click away', async () => {
    const app = await openForm(taken, TRIP, quoted({ [FIRST_DAY]: 'SOLD_OUT' }), {
      handlers: CALENDAR,
    });
    expect(await screen.findByText(/is fully booked$/)).toBeInTheDocument();
    const offered = await screen.findByRole('button', { name: inWords(later(7)) });
    const days = within(offered.parentElement!).getAllByRole('button');
    expect(days.map(({ textContent }) => textContent)).toEqual([inWords(later(7)), inWords(later(14))]);
    await app.user.click(offered);
    expect(day()).toHaveValue(later(7));
    expect(day()).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(/is fully booked$/)).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Send request' })).toBeInTheDocument();
  });

  it('lets wait for a place in words of its own, and nothing is paid', async () => {
    const app = await openForm(taken, INSTANT, quoted({ [FIRST_DAY]: 'SOLD_OUT' }), {
      button: HOLD,
      handlers: CALENDAR,
    });
    const join = await screen.findByRole('button', { name: 'Join the waiting list' });
    expect(screen.getByText('You pay nothing while you wait')).toBeInTheDocument();
    await app.user.click(join);
    await leftForConfirmation(app);
    expect(app.posts()[0]?.body).toMatchObject({ join_waitlist: true, check_in: FIRST_DAY });
  });

  it('keeps everything when the last place goes while the form is sent, and goes on from there', async () => {
    let tries = 0;
    const post: Handler = (request) => (tries++ === 0 ? soldOut(request) : taken(request));
    // The second day that is named is the last one of all.
    const trip = { ...INSTANT, end_date: addDays(later(14), INSTANT.duration_nights) };
    const app = await openForm(post, trip, quoted({}), { button: HOLD });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Total' })).toHaveAttribute('aria-busy', 'false'));
    await app.user.click(screen.getByRole('button', { name: HOLD }));
    expect(await screen.findByText(/The last places went while you were writing/)).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(/is fully booked/);
    expect(screen.getByLabelText('Name')).toHaveValue(VALUES.name);
    expect(screen.getByRole('button', { name: 'Join the waiting list' })).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: inWords(later(14)) }));
    await app.priced();
    await app.user.click(await screen.findByRole('button', { name: HOLD }));
    await leftForConfirmation(app);
    expect(app.posts().map(({ body }) => (body as { check_in: string }).check_in)).toEqual([FIRST_DAY, later(14)]);
    expect(app.posts().at(-1)?.body).not.toHaveProperty('join_waitlist');
  });

  it('may have been filled by this very request: it is sent again word for word, and waits for nothing', async () => {
    let tries = 0;
    const lost: Handler = (request) => (tries++ === 0 ? { status: 500, body: {} } : taken(request));
    const first = await openForm(lost, TRIP, quoted({}));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Total' })).toHaveAttribute('aria-busy', 'false'));
    await first.user.click(first.send);
    await screen.findByText('We do not know yet whether your request arrived');
    const [sent] = first.posts();
    first.unmount();
    const app = await openForm(taken, TRIP, quoted({ [FIRST_DAY]: 'SOLD_OUT' }), { handlers: CALENDAR });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Total' })).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByText(/is fully booked$/)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Send request' }));
    await leftForConfirmation(app);
    expect(app.posts()[0]?.body).toEqual(sent?.body);
    expect(app.keys()).toEqual([sent?.headers.get('Idempotency-Key')]);
  });

  it('is said of that day alone, and of another one by nobody before the server has', async () => {
    const app = await openForm(taken, TRIP, quoted({ [FIRST_DAY]: 'SOLD_OUT' }), { handlers: CALENDAR });
    expect(await screen.findByText(/is fully booked$/)).toBeInTheDocument();
    fireEvent.change(day(), { target: { value: later(7) } });
    expect(screen.queryByText(/is fully booked$/)).not.toBeInTheDocument();
    expect(app.posts()).toEqual([]);
  });

  it('is no day to send where nothing begins on it', async () => {
    const app = await openForm(taken, TRIP, quoted({ [FIRST_DAY]: 'CLOSED' }), { handlers: CALENDAR });
    expect(await screen.findByText(/^Nothing begins on \d/)).toBeInTheDocument();
    await app.user.click(app.send);
    expect(day()).toHaveAccessibleDescription(/Nothing begins on this day/);
    expect(app.posts()).toEqual([]);
  });

  it('is explained beside the date when the server alone knows', async () => {
    const closed: Handler = () => ({ status: 400, body: { check_in: ['Nothing begins on this day.'] } });
    const app = await openForm(closed, TRIP, quoted({}));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Total' })).toHaveAttribute('aria-busy', 'false'));
    await app.user.click(app.send);
    await waitFor(() => expect(day()).toHaveAccessibleDescription(/Nothing begins on this day\./));
  });
});

describe('a form without a day yet', () => {
  const named = () => screen.queryByRole('group', { name: /^This trip begins on certain days/ });
  const open = (statuses: string[]) =>
    openForm(taken, TRIP, undefined, {
      handlers: {
        'GET /availability/': { body: statuses.map((status, ahead) => ({ date: later(ahead), status })) },
      },
    });
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('names the next days of a trip that begins on few, each a click away', async () => {
    const app = await open(['CLOSED', 'SOLD_OUT', 'LIMITED', 'CLOSED', 'CLOSED', 'CLOSED', 'ON_REQUEST']);
    const group = await screen.findByRole('group', { name: /^This trip begins on certain days/ });
    const days = within(group).getAllByRole('button');
    expect(days.map(({ textContent }) => textContent)).toEqual([inWords(later(2)), inWords(later(6))]);
    await app.user.click(days[1]!);
    expect(day()).toHaveValue(later(6));
    expect(named()).toBeNull();
  });

  it('names none of a trip that begins on most', async () => {
    const app = await open(['AVAILABLE', 'LIMITED', 'AVAILABLE', 'CLOSED']);
    await waitFor(() => expect(app.api.requests.some(({ path }) => path === '/availability/')).toBe(true));
    expect(named()).toBeNull();
  });
});

describe('what sending does', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    writeDraft(SLUG, { values: VALUES });
  });

  it('is said by the page and its button: places are held where paying confirms them', async () => {
    await openForm(taken, INSTANT, quoted({}), { button: HOLD });
    expect(screen.getByRole('heading', { level: 1, name: 'Book your dates' })).toBeInTheDocument();
    expect(screen.getByText('You pay on the next page')).toBeInTheDocument();
    expect(screen.getByText(/They are booked when your payment has arrived/)).toBeInTheDocument();
  });

  it('is a request on a day for which the agency asks', async () => {
    await openForm(taken, INSTANT, quoted({ [FIRST_DAY]: 'ON_REQUEST' }), { button: HOLD });
    expect(await screen.findByRole('button', { name: 'Send request' })).toBeInTheDocument();
    expect(screen.getByText('Free and without obligation')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Request your dates' })).toBeInTheDocument();
    expect(screen.getByText(/^Nothing to pay now\./)).toBeInTheDocument();
  });
});

it('is a request, in heading and button, where the flights do not fit, before anything is sent', async () => {
  sessionStorage.clear();
  localStorage.clear();
  writeDraft(SLUG, { values: { ...VALUES, landsAt: '23:10' } });
  const late = {
    feasible: false,
    name: 'Seaplane',
    arrival: { message: 'Too late.' },
    departure: null,
    alternatives: [],
  };
  await openForm(taken, INSTANT, quoted({}, late), { button: HOLD });
  expect(await screen.findByRole('heading', { level: 1, name: 'Request your dates' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send request' })).toBeInTheDocument();
  expect(screen.queryByText(/hold your places/i)).not.toBeInTheDocument();
});

it('tells in the form that the trip itself is refused, and sends nothing', async () => {
  sessionStorage.clear();
  localStorage.clear();
  writeDraft(SLUG, { values: VALUES });
  const gone: Handler = () => ({ status: 400, body: { package: ['This trip is not on sale.'] } });
  const app = await openForm(taken, TRIP, gone);
  expect(await screen.findByText('This trip is not on sale.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse packages' })).toBeInTheDocument();
  fireEvent.click(app.send);
  expect(app.posts()).toEqual([]);
});
