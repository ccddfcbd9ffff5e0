import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import { BOOKING, TEXTS, asOwner } from '../../test/fixtures';
import BookingPage from '../booking-page';

const BASE = `/bookings/${BOOKING.id}/`;
const PAPER = {
  id: 'x1',
  type: 'pro_forma',
  number: 'PF-2027-00012',
  issued_at: '2027-01-05T20:30:00.000Z',
  amount: '11970.00',
  currency: 'USD',
  url: `/api${BASE}papers/x1/`,
};

const open = async (papers: object) => {
  const app = await renderApp(<BookingPage />, {
    route: `/dashboard${BASE.slice(0, -1)}`,
    path: '/dashboard/bookings/:id',
    texts: { admin: TEXTS.en! },
    handlers: {
      [`GET ${BASE}`]: { body: BOOKING },
      [`GET ${BASE}papers/`]: { body: papers },
      [`GET ${BASE}papers/x1/`]: { body: 'pdf' },
    },
    prepare: asOwner,
  });
  return { ...app, papers: within(await screen.findByRole('region', { name: 'Papers' })) };
};

describe('the papers of a booking', () => {
  it('are there to be fetched as the guest has them', async () => {
    URL.createObjectURL = () => 'blob:paper';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { papers, user, api } = await open({ issued: [PAPER], voucher: `/api${BASE}voucher/`, calendar: '' });
    expect(await papers.findByText('6 Jan 2027 · $11,970')).toBeVisible();
    expect(papers.getByRole('button', { name: 'Voucher' })).toBeVisible();
    await user.click(papers.getByRole('button', { name: 'Pro-forma invoice PF-2027-00012' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const request = api.requests.find(({ path }) => path === `${BASE}papers/x1/`);
    expect(request?.headers.get('Authorization')).toMatch(/^Bearer /);
    click.mockRestore();
  });

  it('say so when there are none', async () => {
    const { papers } = await open({ issued: [], voucher: null, calendar: '' });
    expect(await papers.findByText('Nothing has been issued yet.')).toBeVisible();
  });
});
