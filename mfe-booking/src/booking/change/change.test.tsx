import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '@atoll/contract/days';
import { BOOKING_ID, FIRST_DAY, SLUG } from '../../test/fixtures';
import { openBooking } from '../../test/open-booking';

const ASKS = `/bookings/${BOOKING_ID}/change-requests/`;
const NEW_DAY = addDays(FIRST_DAY, 7);
const CHANGEABLE = { status: 'confirmed', allowed_actions: ['cancel', 'change'] };
const ASKED = {
  id: '019aa7c1-0000-7000-8000-00000000000c',
  status: 'open',
  check_in: NEW_DAY,
  adults: 3,
  children_ages: null,
  extras: null,
  note: 'My sister comes along',
  total_before: '7980.00',
  total: '11970.00',
  difference: '3990.00',
  terms_before: { nights: 7 },
  terms_after: { nights: 6 },
  answer: '',
  created_at: '2099-01-03T09:30:00.000Z',
  reply_by: '2099-01-04T09:30:00.000Z',
  decided_at: null as string | null,
};
const quoted = (availability: string, nights = 7) => ({ body: { total: '11970.00', nights, availability } });

const PRICE = {
  lines: [],
  taxes: [],
  taxes_included: true,
  net: '7000.00',
  total_before: null,
  deposit_due: '2000.00',
  balance_due_at: '2026-12-31',
  cancellation: { code: 'x', label: 'X', cutoffs: [], deposit_refundable: true },
};

describe('asking for a change', () => {
  beforeEach(() => sessionStorage.clear());

  it('says what it would cost before it is asked for, and sends what is another', async () => {
    const { user, api } = await openBooking({
      part: CHANGEABLE,
      handlers: {
        [`GET ${ASKS}`]: { body: [] },
        [`POST ${ASKS}quote/`]: quoted('AVAILABLE'),
        [`POST ${ASKS}`]: { status: 201, body: ASKED },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    const part = within(screen.getByRole('region', { name: 'Change the booking' }));
    expect(part.getByRole('button', { name: 'Ask for this change' })).toBeDisabled();
    fireEvent.change(part.getByLabelText('First day in the Maldives'), { target: { value: NEW_DAY } });
    await user.click(part.getByRole('button', { name: 'More: Adults' }));
    expect(await part.findByText('$3,990 more')).toBeVisible();
    expect(part.getByText('$11,970')).toBeVisible();
    await user.type(part.getByLabelText(/Anything we should know/), 'My sister comes along');
    await user.click(part.getByRole('button', { name: 'Ask for this change' }));
    const sent = () => api.requests.find(({ method, path }) => method === 'POST' && path === ASKS);
    await waitFor(() =>
      expect(sent()?.body).toEqual({
        check_in: NEW_DAY,
        adults: 3,
        note: 'My sister comes along',
        shown_total: '11970.00',
      }),
    );
  });

  it('is not asked for while nobody knows what it costs: its button asks for the price again', async () => {
    let isAway = true;
    const { user, api } = await openBooking({
      part: CHANGEABLE,
      handlers: {
        [`GET ${ASKS}`]: { body: [] },
        [`POST ${ASKS}quote/`]: () => (isAway ? { status: 500, body: {} } : quoted('AVAILABLE')),
        [`POST ${ASKS}`]: { status: 201, body: ASKED },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    const part = within(screen.getByRole('region', { name: 'Change the booking' }));
    await user.click(part.getByRole('button', { name: 'More: Adults' }));
    const button = await part.findByRole('button', { name: 'Ask for the price again' });
    expect(part.getByText('The price is not known at the moment')).toBeVisible();
    isAway = false;
    await user.click(button);
    expect(await part.findByText('$3,990 more')).toBeVisible();
    expect(api.requests.filter(({ method, path }) => method === 'POST' && path === ASKS)).toEqual([]);
    expect(button).toHaveFocus();
    expect(button).toHaveTextContent('Ask for this change');
  });

  it('is not asked for before its price is there to be seen', async () => {
    let answer: (value: object) => void = () => undefined;
    const { user, api } = await openBooking({
      part: CHANGEABLE,
      handlers: {
        [`GET ${ASKS}`]: { body: [] },
        [`POST ${ASKS}quote/`]: () => new Promise<object>((resolve) => (answer = resolve)),
        [`POST ${ASKS}`]: { status: 201, body: ASKED },
      },
    });
    const sent = () => api.requests.filter(({ method, path }) => method === 'POST' && path === ASKS);
    await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    await user.click(screen.getByRole('button', { name: 'More: Adults' }));
    const button = screen.getByRole('button', { name: 'Ask for this change' });
    await waitFor(() => expect(api.requests.some(({ path }) => path === `${ASKS}quote/`)).toBe(true));
    await user.click(button);
    fireEvent.submit(button.closest('form')!);
    answer(quoted('AVAILABLE'));
    expect(await screen.findByText('$3,990 more')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('says that the price agreed by hand holds for no such stay, and sends nothing', async () => {
    const detail = 'The price of this booking was set individually and does not apply to this change.';
    const { user } = await openBooking({
      part: CHANGEABLE,
      handlers: {
        [`GET ${ASKS}`]: { body: [] },
        [`POST ${ASKS}quote/`]: { status: 409, body: { detail, code: 'agreed_price' } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    await user.click(screen.getByRole('button', { name: 'More: Adults' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask for this change' })).toBeDisabled();
  });

  it('asks for the price anew where it is another one by now', async () => {
    const prices = ['11970.00', '12500.00'];
    const { user } = await openBooking({
      part: CHANGEABLE,
      handlers: {
        [`GET ${ASKS}`]: { body: [] },
        [`POST ${ASKS}quote/`]: () => ({ body: { total: prices.shift(), nights: 7, availability: 'AVAILABLE' } }),
        [`POST ${ASKS}`]: { status: 409, body: { detail: 'The price has changed.', code: 'price_changed' } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    await user.click(screen.getByRole('button', { name: 'More: Adults' }));
    await screen.findByText('$3,990 more');
    await user.click(screen.getByRole('button', { name: 'Ask for this change' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The price has changed.');
    expect(await screen.findByText('$12,500')).toBeVisible();
  });

  it('is asked for under the same key where its answer got lost, and nobody says that it was not', async () => {
    let isLost = true;
    const { user, api } = await openBooking({
      part: CHANGEABLE,
      handlers: {
        [`GET ${ASKS}`]: { body: [] },
        [`POST ${ASKS}quote/`]: quoted('AVAILABLE'),
        [`POST ${ASKS}`]: () => {
          if (isLost) throw new TypeError('Failed to fetch');
          return { status: 201, body: ASKED };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    const part = within(screen.getByRole('region', { name: 'Change the booking' }));
    await user.click(part.getByRole('button', { name: 'More: Adults' }));
    await part.findByText('$3,990 more');
    const sent = () => api.requests.filter(({ method, path }) => method === 'POST' && path === ASKS);
    const keys = () => new Set(sent().map(({ headers }) => headers.get('Idempotency-Key')));
    await user.click(part.getByRole('button', { name: 'Ask for this change' }));
    const notice = await part.findByRole('alert');
    expect(notice).toHaveTextContent(/^We do not know yet whether your request arrived.*Everything you entered/);
    const tries = sent().length;
    isLost = false;
    await user.click(part.getByRole('button', { name: 'Ask for this change' }));
    await waitFor(() => expect(sent()).toHaveLength(tries + 1));
    expect(keys().size).toBe(1);
  });

  it('is not asked for while the age of a child is not said', async () => {
    const { user, api } = await openBooking({
      part: CHANGEABLE,
      handlers: { [`GET ${ASKS}`]: { body: [] }, [`POST ${ASKS}quote/`]: quoted('AVAILABLE') },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    await user.click(screen.getByRole('button', { name: 'More: Children' }));
    await user.click(screen.getByRole('button', { name: 'More: Adults' }));
    expect(screen.getByRole('button', { name: 'Ask for this change' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText(/Age of child 1/), '7');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask for this change' })).toBeEnabled());
    const quotes = () => api.requests.filter(({ path }) => path === `${ASKS}quote/`);
    await waitFor(() => expect(quotes()).toHaveLength(1));
    expect(quotes()[0]?.body).toMatchObject({ children_ages: [7] });
  });

  it('offers no ages of children that the trip does not take', async () => {
    const options = () => within(screen.getByLabelText('Age of child 1')).getAllByRole('option');
    const product = (min_age: number) => ({
      kind: 'package',
      id: 7,
      slug: SLUG,
      name: 'X',
      cover_image: null,
      min_age,
    });
    const open = async (min_age: number) => {
      const handlers = { [`GET ${ASKS}`]: { body: [] } };
      const app = await openBooking({
        part: { ...CHANGEABLE, children_ages: [], product: product(min_age) },
        handlers,
      });
      await app.user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
      return app;
    };
    const { user, unmount } = await open(12);
    await user.click(screen.getByRole('button', { name: 'More: Children' }));
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Choose',
      ...[12, 13, 14, 15, 16, 17].map((years) => `${years} years`),
    ]);
    unmount();
    sessionStorage.clear();
    await open(18);
    expect(screen.queryByRole('button', { name: 'More: Children' })).not.toBeInTheDocument();
  });

  it('names no price for a day on which nothing begins, and the new one where the party alone changes', async () => {
    const { user } = await openBooking({
      part: CHANGEABLE,
      handlers: { [`GET ${ASKS}`]: { body: [] }, [`POST ${ASKS}quote/`]: quoted('CLOSED') },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    const part = within(screen.getByRole('region', { name: 'Change the booking' }));
    await user.click(part.getByRole('button', { name: 'More: Adults' }));
    expect(await part.findByText('$3,990 more')).toBeVisible();
    fireEvent.change(part.getByLabelText('First day in the Maldives'), { target: { value: NEW_DAY } });
    expect(await part.findByText(/^There is no price for this/)).toBeVisible();
    expect(part.queryByText('$3,990 more')).not.toBeInTheDocument();
    expect(part.getByRole('button', { name: 'Ask for this change' })).toBeDisabled();
  });

  it('says so where the package is of other nights by now', async () => {
    const { user } = await openBooking({
      part: { ...CHANGEABLE, nights: 7 },
      handlers: { [`GET ${ASKS}`]: { body: [] }, [`POST ${ASKS}quote/`]: quoted('AVAILABLE', 1) },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    await user.click(screen.getByRole('button', { name: 'More: Adults' }));
    expect(await screen.findByText('Nights: 1 instead of 7')).toBeVisible();
  });

  it('is open as it was left after a reload, until it is sent or not wanted any more', async () => {
    const handlers = {
      [`GET ${ASKS}`]: { body: [] },
      [`POST ${ASKS}quote/`]: quoted('AVAILABLE'),
      [`POST ${ASKS}`]: { status: 201, body: ASKED },
    };
    const open = (part: object = {}) => openBooking({ part: { ...CHANGEABLE, ...part }, handlers });
    const first = await open();
    await first.user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    fireEvent.change(screen.getByLabelText('First day in the Maldives'), { target: { value: NEW_DAY } });
    await first.user.type(screen.getByLabelText(/Anything we should know/), 'Later');
    first.unmount();
    // What was typed of another stay says nothing of this one.
    const other = await open({ version: 99 });
    expect(await screen.findByRole('button', { name: 'Ask for a change' })).toBeInTheDocument();
    other.unmount();
    const second = await open();
    expect(await screen.findByLabelText('First day in the Maldives')).toHaveValue(NEW_DAY);
    expect(screen.getByLabelText(/Anything we should know/)).toHaveValue('Later');
    await screen.findByText('$3,990 more');
    await second.user.click(screen.getByRole('button', { name: 'Ask for this change' }));
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain(NEW_DAY));
    second.unmount();
    await open();
    expect(await screen.findByRole('button', { name: 'Ask for a change' })).toBeInTheDocument();
  });

  it('keeps what was typed when it is refused, and says why', async () => {
    const refused = { status: 409, body: { detail: 'Your stay has begun.', code: 'stay_begun' } };
    const { user } = await openBooking({
      part: CHANGEABLE,
      handlers: {
        [`GET ${ASKS}`]: { body: [] },
        [`POST ${ASKS}quote/`]: quoted('SOLD_OUT'),
        [`POST ${ASKS}`]: refused,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    await user.click(screen.getByRole('button', { name: 'More: Children' }));
    expect(screen.getByRole('button', { name: 'Ask for this change' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Age of child 1'), '7');
    expect(await screen.findByText(/This day is full at the moment/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask for this change' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your stay has begun. Everything you entered is still here.',
    );
    expect(screen.getByLabelText('Age of child 1')).toHaveValue('7');
  });

  it('marks what was refused by its field alone, and forgets it once the wish is another', async () => {
    const young = 'Youngest age on this trip: 6';
    const refused = { status: 400, body: { 'children_ages.0': [young] } };
    const { user } = await openBooking({
      part: CHANGEABLE,
      handlers: {
        [`GET ${ASKS}`]: { body: [] },
        [`POST ${ASKS}quote/`]: quoted('AVAILABLE'),
        [`POST ${ASKS}`]: refused,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    await user.click(screen.getByRole('button', { name: 'More: Children' }));
    await user.selectOptions(screen.getByLabelText('Age of child 1'), '5');
    await screen.findByText('$3,990 more');
    await user.click(screen.getByRole('button', { name: 'Ask for this change' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /What stands in the way is marked above\. Everything you entered is still here\.$/,
    );
    expect(screen.getByText(young)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Age of child 1'), '8');
    expect(screen.queryByText(young)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says beside what was added that it cannot grow with the party', async () => {
    const night = { kind: 'extra', code: 'overnight_arrival', label: 'A night near the airport', qty: 1 };
    const full = 'The hotel near the airport has no room for this night';
    const refused = { status: 400, body: { 'extras.0.code': [full] } };
    const { user } = await openBooking({
      part: { ...CHANGEABLE, price_details: { ...PRICE, lines: [{ ...night, unit: 'booking', amount: '120.00' }] } },
      handlers: {
        [`GET ${ASKS}`]: { body: [] },
        [`POST ${ASKS}quote/`]: quoted('AVAILABLE'),
        [`POST ${ASKS}`]: refused,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    await user.click(screen.getByRole('button', { name: 'More: Adults' }));
    await screen.findByText('$3,990 more');
    await user.click(screen.getByRole('button', { name: 'Ask for this change' }));
    const added = await screen.findByRole('group', { name: 'What you added' });
    expect(await within(added).findByText(full)).toBeVisible();
    expect(within(added).getByRole('checkbox')).toBeChecked();
  });

  it('is not offered where the booking does not allow it', async () => {
    await openBooking({ part: { status: 'confirmed' } });
    expect(await screen.findByRole('button', { name: 'Cancel this booking' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a change' })).not.toBeInTheDocument();
  });
});

describe('a change that was asked for', () => {
  it('waits with its price and its time, and can be taken back', async () => {
    const { user, api } = await openBooking({
      part: { status: 'confirmed', change_reply_by: ASKED.reply_by },
      handlers: {
        [`GET ${ASKS}`]: { body: [ASKED] },
        [`POST ${ASKS}${ASKED.id}/withdraw/`]: { body: { ...ASKED, status: 'withdrawn' } },
      },
    });
    const part = within(await screen.findByRole('region', { name: 'You asked for a change' }));
    expect(part.getByText(/· 3 adults$/)).toBeVisible();
    expect(part.getByText('$3,990 more')).toBeVisible();
    expect(part.getByText(/^We answer by 4 January( at|,) 14:30, Maldives time/)).toBeVisible();
    expect(part.getByText('Nights: 6 instead of 7')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(api.requests.some(({ path }) => path.endsWith('/withdraw/'))).toBe(true));
  });

  it.each([
    ['accepted', 'Your booking is changed', 'The total is $11,970 now; before it was $7,980.'],
    ['declined', 'We could not make the change', 'Your booking stays as it was.'],
  ])('is %s in the words of the agency', async (status, title, text) => {
    const answered = { ...ASKED, status, answer: 'See you then', decided_at: '2099-01-03T10:30:00.000Z' };
    await openBooking({ part: CHANGEABLE, handlers: { [`GET ${ASKS}`]: { body: [answered] } } });
    const part = within(await screen.findByRole('region', { name: title }));
    expect(part.getByText(text)).toBeVisible();
    expect(part.getByText('See you then')).toBeVisible();
  });

  it.each([
    ['0.00', false],
    ['500.00', true],
  ])('says what cancelling costs in any case only where it costs (%s)', async (least_fee, isSaid) => {
    await openBooking({ part: { status: 'confirmed', price_details: PRICE, least_fee, allowed_actions: [] } });
    await screen.findByText('If you cancel');
    const text = 'Since the stay was changed, cancelling costs at least $500';
    expect(screen.queryByText(text) !== null).toBe(isSaid);
  });
});
