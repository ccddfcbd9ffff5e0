import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { BOOKING_ID, owing } from '../test/fixtures';
import { BOOKED, openBooking, told } from '../test/open-booking';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NOW = Date.parse('2027-01-04T09:00:00.000Z');
const READ = `GET /bookings/${BOOKING_ID}/`;

const held = (left: number, part: object = {}) =>
  owing({
    ...BOOKED,
    status: 'on_hold',
    reply_by: null,
    expires_at: new Date(NOW + left).toISOString(),
    allowed_actions: ['extend', 'cancel', 'pay'],
    ...part,
  });

/** What this browser takes for the time; it stands still but for `pass`. */
let now = NOW;
/** How wrong it is. */
let wrong = 0;

async function openHold(booking: () => object, handlers = {}) {
  const app = await openBooking({ handlers: { [READ]: () => told(booking(), -wrong), ...handlers } });
  await screen.findByRole('heading', { level: 1, name: 'Your places are held' });
  return app;
}
/** The clock of the page ticks each second. */
const TICK = { timeout: 2 * SECOND };
const pass = (time: number) => void (now += time);
const showsLeft = (left: string) => waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(left), TICK);
const spoken = () => screen.getByRole('timer').parentElement?.querySelector('[role="status"]')?.textContent;

describe('the clock of a hold', () => {
  beforeEach(() => {
    sessionStorage.clear();
    now = NOW;
    wrong = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now + wrong);
  });
  afterEach(() => void jest.restoreAllMocks());

  it.each([0, 10 * MINUTE, -10 * MINUTE])(
    'shows what is left by the server’s time (browser wrong by %i ms)',
    async (fault) => {
      wrong = fault;
      await openHold(() => held(30 * MINUTE));
      await showsLeft('30:00');
      expect(screen.getByText(/until 4 January.*14:30, Maldives time/)).toBeInTheDocument();
      pass(5 * MINUTE);
      await showsLeft('25:00');
    },
  );

  it('is read out at five minutes and at one, not each second', async () => {
    await openHold(() => held(6 * MINUTE));
    expect(spoken()).toBe('');
    pass(1.5 * MINUTE);
    await showsLeft('04:30');
    expect(spoken()).toBe('Less than five minutes left to pay');
    pass(2 * MINUTE);
    await showsLeft('02:30');
    expect(spoken()).toBe('Less than five minutes left to pay');
    pass(1.5 * MINUTE);
    await showsLeft('01:00');
    expect(spoken()).toBe('Less than one minute left to pay');
    pass(0.5 * MINUTE);
    await showsLeft('00:30');
    expect(spoken()).toBe('Less than one minute left to pay');
  });

  it('counts a long offer in hours', async () => {
    await openHold(() => held(24 * 60 * MINUTE - 30 * SECOND));
    await showsLeft('23 h 59 min');
  });

  it('is prolonged once', async () => {
    let booking = held(2 * MINUTE);
    const { user } = await openHold(() => booking, {
      [`POST /bookings/${BOOKING_ID}/extend/`]: () => {
        booking = held(17 * MINUTE, { extended: true, allowed_actions: ['cancel', 'pay'] });
        return { body: booking };
      },
    });
    await user.click(screen.getByRole('button', { name: '15 more minutes' }));
    expect(await screen.findByText(/cannot be held any longer/)).toBeInTheDocument();
    await showsLeft('17:00');
    expect(screen.queryByRole('button', { name: '15 more minutes' })).not.toBeInTheDocument();
  });

  it('says why it could not be prolonged', async () => {
    const { user } = await openHold(() => held(2 * MINUTE), {
      [`POST /bookings/${BOOKING_ID}/extend/`]: {
        status: 409,
        body: { code: 'hold_over', detail: 'The places are not held any more.' },
      },
    });
    await user.click(screen.getByRole('button', { name: '15 more minutes' }));
    expect(await screen.findByText('The places are not held any more.')).toBeInTheDocument();
  });

  it('ends in its own words, and asks until the server says what became of it', async () => {
    let booking: object = held(20 * SECOND);
    await openHold(() => booking);
    pass(22 * SECOND);
    await screen.findByRole('heading', { level: 1, name: 'The time to pay is over' }, TICK);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    booking = { ...BOOKED, status: 'expired', allowed_actions: [], expires_at: null };
    const ended = { level: 1, name: 'The places are no longer held' };
    expect(await screen.findByRole('heading', ended, { timeout: 8 * SECOND })).toBeInTheDocument();
  });

  it('is asked for anew when the reader comes back', async () => {
    const { api } = await openHold(() => held(20 * MINUTE));
    const reads = () => api.requests.filter(({ path }) => path === `/bookings/${BOOKING_ID}/`).length;
    const before = reads();
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(reads()).toBe(before + 1));
  });
});
