import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { BOOKING_ID, owing } from '../test/fixtures';
import { BOOKED, openBooking } from '../test/open-booking';

const COST = {
  fee: '1500.00',
  refund: '500.00',
  refund_percent: 25,
  paid: '2000.00',
  total: '7980.00',
  until: '2027-01-15T09:00:00.000Z',
};
const CONFIRMED = owing({ ...BOOKED, status: 'confirmed', paid: '2000.00', balance: '5980.00' });
const CANCELLED = {
  ...CONFIRMED,
  status: 'cancelled',
  allowed_actions: [],
  refund_due: '500.00',
  cancellation: {
    reason_code: 'illness',
    note: '',
    fee: '1500.00',
    refund: '500.00',
    refund_percent: 25,
    waived: false,
  },
};

/** The page of a confirmed booking, its preview open. @param change what cancelling answers */
async function openPreview(change: () => object, cost: () => object = () => COST) {
  let booking: object = CONFIRMED;
  const app = await openBooking({
    handlers: {
      [`GET /bookings/${BOOKING_ID}/`]: () => ({ body: booking }),
      [`GET /bookings/${BOOKING_ID}/cancellation/`]: () => ({ body: cost() }),
      [`POST /bookings/${BOOKING_ID}/cancel/`]: () => {
        const answer = change() as { status?: number; body: object };
        if (!answer.status) booking = answer.body;
        return answer;
      },
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
  await screen.findByText('Cancelling now costs $1,500.');
  const posts = () => app.api.requests.filter(({ path }) => path.endsWith('/cancel/'));
  return { ...app, posts };
}

describe('cancelling', () => {
  beforeEach(() => sessionStorage.clear());

  it('says fee, refund and until when before anything happens, and keeps the booking on demand', async () => {
    const { user, posts } = await openPreview(() => ({ body: CANCELLED }));
    expect(screen.getByText('Of the $2,000 that you paid, $500 comes back.')).toBeInTheDocument();
    expect(screen.getByText(/until 15 January 2027.*14:00, Maldives time/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(posts()).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Cancel this booking' })).toBeInTheDocument();
  });

  it('sends the fee that was shown, and leads the eye to what the booking is then', async () => {
    const { user, posts } = await openPreview(() => ({ body: CANCELLED }));
    await user.selectOptions(screen.getByLabelText('Reason'), 'Illness');
    await user.type(screen.getByLabelText(/anything you would like/), 'Broken leg');
    await user.click(screen.getByRole('button', { name: 'Cancel for $1,500' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Your booking is cancelled' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(posts().map(({ body }) => body)).toEqual([
      { reason_code: 'illness', note: 'Broken leg', confirm_fee: '1500.00' },
    ]);
    expect(screen.queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument();
  });

  it('shows another fee before it is taken, and keeps what was written', async () => {
    let cost = COST;
    let tries = 0;
    const { user, posts } = await openPreview(
      () => {
        if (tries++ > 0) return { body: CANCELLED };
        cost = { ...COST, fee: '2000.00', refund: '0.00' };
        return { status: 409, body: { code: 'fee_changed', detail: 'The fee has changed.', cancellation: cost } };
      },
      () => cost,
    );
    await user.type(screen.getByLabelText(/anything you would like/), 'Broken leg');
    await user.click(screen.getByRole('button', { name: 'Cancel for $1,500' }));
    expect(await screen.findByText('The fee has changed in the meantime: it is $2,000 now')).toBeInTheDocument();
    expect(screen.getByText('Of the $2,000 that you paid, nothing comes back.')).toBeInTheDocument();
    expect(screen.getByLabelText(/anything you would like/)).toHaveValue('Broken leg');
    await user.click(screen.getByRole('button', { name: 'Cancel for $2,000' }));
    await screen.findByRole('heading', { level: 1, name: 'Your booking is cancelled' });
    expect(posts().at(-1)?.body).toMatchObject({ confirm_fee: '2000.00', note: 'Broken leg' });
  });

  it('says so when it failed', async () => {
    const { user } = await openPreview(() => ({
      status: 409,
      body: { code: 'stay_begun', detail: 'The trip has begun.', status: 'confirmed', step: 'cancel' },
    }));
    await user.click(screen.getByRole('button', { name: 'Cancel for $1,500' }));
    expect(await screen.findByText('The booking has not been cancelled')).toBeInTheDocument();
    expect(screen.getByText('The trip has begun.')).toBeInTheDocument();
  });

  it('says that nobody knows where no answer came', async () => {
    const { user } = await openPreview(() => {
      throw new TypeError('Failed to fetch');
    });
    await user.click(screen.getByRole('button', { name: 'Cancel for $1,500' }));
    expect(await screen.findByText('We do not know yet whether your request arrived')).toBeVisible();
    expect(screen.queryByText('The booking has not been cancelled')).not.toBeInTheDocument();
  });

  it('is leaving for who only waits', async () => {
    const { user } = await openBooking({
      part: { status: 'waitlisted', reply_by: null },
      handlers: {
        [`GET /bookings/${BOOKING_ID}/cancellation/`]: {
          body: { ...COST, fee: '0.00', refund: '0.00', paid: '0.00', until: null },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Leave the waiting list' }));
    expect(await screen.findByText('Cancelling now costs nothing.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave the waiting list' })).toBeInTheDocument();
    expect(screen.queryByText(/that you paid/)).not.toBeInTheDocument();
  });
});
