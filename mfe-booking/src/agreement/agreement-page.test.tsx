import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AgreedStayDto } from '@atoll/api-client/endpoints/bookings.gen';
import type { Language } from '@atoll/contract/languages';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { rememberBooking } from '../shared/booking-access';
import { ACCESS_TOKEN, AGENCY, BOOKING_ID, TEXTS } from '../test/fixtures';
import AgreementPage from './agreement-page';

const line = (kind: string, label: string, amount: string, qty = 1) => ({
  kind,
  code: label,
  label,
  qty,
  unit: kind === 'extra' ? 'piece' : 'person',
  amount,
});

const STAY = {
  at: '2027-01-04T09:30:00.000Z',
  type: 'created',
  actor_type: 'guest',
  check_in: '2027-02-14',
  check_out: '2027-02-21',
  nights: 7,
  adults: 2,
  children_ages: [],
  total: '4000.00',
  deposit_due: '1000.00',
  balance_due_on: '2027-01-15',
  price_details: {
    lines: [line('base', 'Adults', '3800.00', 2), line('extra', 'Sandbank lunch', '200.00')],
    taxes_included: true,
    taxes: [],
    net: '3000.00',
    total_before: null,
    deposit_due: '1000.00',
    balance_due_at: '2027-01-15',
    cancellation: {
      code: 'flex',
      label: 'Free',
      cutoffs: [{ until: '2027-02-12T09:00:00.000Z', refund_percent: 100 }],
      deposit_refundable: true,
    },
  },
} as unknown as AgreedStayDto;
const CHANGED = { ...STAY, at: '2027-01-06T09:30:00.000Z', type: 'change', adults: 3, total: '5800.00' };

const AGREEMENT = {
  reference: 'MV-7K3QZ4',
  product_name: 'Manta week',
  room: null,
  locale: 'en',
  source: 'form',
  stays: [STAY, CHANGED],
  terms_version: '3',
  terms_accepted_at: '2027-01-04T09:30:00.000Z',
  terms_hash: 'ab',
  words: { language: 'en', title: 'Terms', parts: [{ kind: 'text', text: 'Pay in time.' }] } as object | null,
};

const open = (
  part: Partial<Record<keyof typeof AGREEMENT, unknown>> = {},
  language: Language = 'en',
  answer: Handler = { body: { ...AGREEMENT, ...part } },
) =>
  renderApp(<AgreementPage />, {
    language,
    route: `/booking/confirmation/${BOOKING_ID}/agreement`,
    path: '/booking/confirmation/:id/agreement',
    texts: { booking: TEXTS[language] },
    handlers: {
      [`GET /bookings/${BOOKING_ID}/agreement/`]: answer,
      'GET /homepage/public/': { body: { settings: AGENCY } },
    },
  });

describe('what a guest agreed', () => {
  beforeEach(() => {
    sessionStorage.clear();
    rememberBooking(BOOKING_ID, { token: ACCESS_TOKEN, reference: 'MV-7K3QZ4' });
  });

  it('names the room of a stay, how many, its nights and what is eaten there', async () => {
    const base = { ...line('base', 'Rooms', '4000.00', 2), unit: 'room' };
    const stay = { ...STAY, price_details: { ...STAY.price_details, lines: [base] } };
    const room = { code: 'water', name: 'Water Villa', rooms: 2, meal_plan: 'HB' };
    await open({ stays: [stay], room });
    const holds = await screen.findByRole('region', { name: /4\u00a0January 2027/ });
    expect(holds).toHaveTextContent('Nights7');
    expect(holds).toHaveTextContent('Room2 × Water Villa');
    expect(holds).toHaveTextContent('MealsHalf board');
  });

  it('stands there as it holds, with what held before a change, and the very words', async () => {
    await open();
    const holds = await screen.findByRole('region', { name: 'As changed on 6\u00a0January 2027 at 14:30' });
    expect(holds).toHaveTextContent('3 adultsbefore: 2 adults');
    expect(holds).toHaveTextContent('$5,800before: $4,000');
    expect(holds).toHaveTextContent('ExtrasSandbank lunch');
    expect(holds).toHaveTextContent('Until 12 February 2027, 14:00: everything back');
    expect(screen.getByText(/You booked through the form on this site on 4 January 2027 at 14:30/)).toBeInTheDocument();
    expect(screen.getByText('1 earlier agreement')).toBeInTheDocument();
    expect(screen.getByText('Pay in time.').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it.each([
    ['en', 'The words of these terms were not kept with the booking.'],
    ['ru', 'Текст этих условий не сохранился вместе с бронированием.'],
    ['zh', '条款原文没有随预订一起保存。'],
  ] as const)('says what was not kept (%s)', async (language, told) => {
    await open({ words: null, stays: [] }, language);
    expect(await screen.findByText(new RegExp(told))).toBeInTheDocument();
    expect(screen.getByText(TEXTS[language].agreement.stayNotKept.replaceAll('\u00a0', ' '))).toBeInTheDocument();
  });

  it('says by a link that has ended that it opens nothing more', async () => {
    await open({}, 'en', { status: 404, body: {} });
    expect(await screen.findByRole('heading', { name: 'This link no longer opens your booking' })).toBeVisible();
  });

  it('is nobody’s without access', async () => {
    sessionStorage.clear();
    const { api } = await open();
    expect(await screen.findByText('Open your booking from our letter')).toBeInTheDocument();
    expect(api.requests.filter(({ path }) => path.startsWith('/bookings/'))).toHaveLength(0);
  });
});
