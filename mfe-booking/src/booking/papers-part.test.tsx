import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ACCESS_TOKEN, BOOKING_ID } from '../test/fixtures';
import { openBooking } from '../test/open-booking';

const at = `/api/bookings/${BOOKING_ID}`;
const PAPERS = {
  issued: [
    {
      id: '1',
      type: 'tax_invoice',
      number: 'TI-2026-00012',
      issued_at: '2026-11-23T09:30:00.000Z',
      amount: '2000.00',
      currency: 'USD',
      url: `${at}/papers/1/`,
    },
  ],
  voucher: `${at}/voucher/` as string | null,
  calendar: `${at}/calendar.ics`,
};
const open = (papers: object, language: 'en' | 'ru' | 'zh' = 'en', part: object = {}) =>
  openBooking({ language, part, handlers: { [`GET /bookings/${BOOKING_ID}/papers/`]: { body: papers } } });
const key = `?access_token=${ACCESS_TOKEN}`;

describe('the papers of a booking', () => {
  beforeEach(() => sessionStorage.clear());

  it.each([
    ['en', 'Voucher', 'Tax invoice TI-2026-00012'],
    ['ru', 'Ваучер', 'Налоговый счёт TI-2026-00012'],
    ['zh', '入住凭证', '税务发票 TI-2026-00012'],
  ] as const)('are opened with the guest’s key (%s)', async (language, voucher, invoice) => {
    await open(PAPERS, language);
    expect(await screen.findByRole('link', { name: voucher })).toHaveAttribute('href', `${at}/voucher/${key}`);
    expect(screen.getByRole('link', { name: invoice })).toHaveAttribute('href', `${at}/papers/1/${key}`);
  });

  it('name the day that stands on them, wherever their reader is', async () => {
    const [first] = PAPERS.issued;
    await open({ ...PAPERS, issued: [{ ...first, issued_at: '2026-11-23T19:41:00.000Z' }] });
    expect(await screen.findByText(/24 November 2026/)).toBeVisible();
  });

  it('have no voucher before the booking is confirmed', async () => {
    await open({ ...PAPERS, issued: [], voucher: null });
    expect(await screen.findByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
      'href',
      `${at}/calendar.ics${key}`,
    );
    expect(screen.queryByRole('link', { name: 'Voucher' })).not.toBeInTheDocument();
  });

  it('have no trip for the calendar where there is none, and are not there where nothing was issued', async () => {
    const { unmount } = await open(PAPERS, 'en', { status: 'cancelled' });
    expect(await screen.findByText('Tax invoice TI-2026-00012')).toBeVisible();
    expect(screen.queryByText('Add to your calendar')).not.toBeInTheDocument();
    unmount();
    const { api } = await open({ ...PAPERS, issued: [], voucher: null }, 'en', { status: 'waitlisted' });
    await waitFor(() => expect(api.requests.some(({ path }) => path.endsWith('/papers/'))).toBe(true));
    expect(screen.queryByRole('heading', { name: 'Papers' })).not.toBeInTheDocument();
  });

  it('do not keep the page from being read where they cannot be', async () => {
    await openBooking();
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking request sent' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Papers' })).not.toBeInTheDocument();
  });
});
