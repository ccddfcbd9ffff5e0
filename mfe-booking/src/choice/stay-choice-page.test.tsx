import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { readDraft } from '../shared/draft';
import { AGENCY, FIRST_DAY, REEF, TEXTS } from '../test/fixtures';
import StayChoicePage from './stay-choice-page';

const opened = jest.fn<typeof window.open>();
const original = window.open;

type Resort = Partial<typeof REEF> & { price_from?: object | null };

const openPage = (resort: Resort = {}, handlers: Handlers = {}, language: Language = 'en') =>
  renderApp(<StayChoicePage />, {
    language,
    route: '/resorts/reef/book',
    path: '/resorts/:slug/book',
    texts: { booking: TEXTS[language] },
    handlers: {
      'GET /resorts/reef/': { body: { ...REEF, ...resort } },
      'GET /homepage/public/': { body: { settings: AGENCY } },
      'POST /bookings/quote/': { body: { total: '4900.00' } },
      ...handlers,
    },
  });

describe('choice of a way to book a room', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    opened.mockReset();
    window.open = opened;
  });
  afterEach(() => {
    window.open = original;
  });

  it('leads to the form, and to it with each of the rooms', async () => {
    await openPage({}, {}, 'ru');
    const links = await screen.findAllByRole('link', { name: /Villa/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [expect.stringMatching(/^Beach Villa620.*за\u00a0ночь$/), '/ru/booking/stay/reef?room=beach'],
      [expect.stringMatching(/^Water Villa980.*за\u00a0ночь$/), '/ru/booking/stay/reef?room=water'],
    ]);
    expect(screen.getByRole('link', { name: 'Заполнить форму' })).toHaveAttribute('href', '/ru/booking/stay/reef');
    expect(screen.getByRole('link', { name: 'К\u00a0курорту' })).toHaveAttribute('href', '/ru/resorts/reef');
  });

  it('says of a night what the card of the resort says', async () => {
    const price_from = { amount: '812.00', date: FIRST_DAY, lowest: '700.00', highest: '900.00' };
    const { container, unmount } = await openPage({ price_from });
    expect(await screen.findByText('$812')).toBeVisible();
    expect(container.querySelector('.doc-price')).toHaveTextContent(/^from\$812per night ?arriving on .* All taxes/);
    unmount();
    await openPage({ price_from: null });
    expect(await screen.findByText('Price on request')).toBeVisible();
  });

  it('opens a chat with resort, room, days, party and total, and leaves them to the form', async () => {
    const { user, api } = await openPage({}, { 'POST /booking-intents/': { status: 500, body: {} } });
    await user.click(await screen.findByText('Say when and with whom'));
    await user.selectOptions(screen.getByLabelText('Room'), 'Water Villa');
    fireEvent.change(screen.getByLabelText(/^Arrival/), { target: { value: FIRST_DAY } });
    fireEvent.change(screen.getByLabelText(/^Departure/), { target: { value: addDays(FIRST_DAY, 5) } });
    expect(await screen.findByText('For this party on this day: $4,900')).toBeInTheDocument();
    const asked = { room_type: 'water', check_in: FIRST_DAY, check_out: addDays(FIRST_DAY, 5), adults: 2 };
    expect(api.requests.findLast(({ path }) => path === '/bookings/quote/')?.body).toMatchObject(asked);
    await user.click(screen.getByRole('button', { name: 'Open WhatsApp' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(api.requests.find(({ path }) => path === '/booking-intents/')?.body).toEqual({
      ...asked,
      ...{ resort: 'reef', meal_plan: 'BB', children_ages: [], locale: 'en', shown_total: '4900.00' },
    });
    const text = new URL(String(opened.mock.calls[0]?.[0])).searchParams.get('text');
    expect(text?.split('\n')).toEqual([
      'Hello! I am interested in a stay at “Reef Island”.',
      'Room: Water Villa',
      expect.stringMatching(/^First day: /),
      expect.stringMatching(/^Departure: /),
      'Travellers: 2',
      'Total: $4,900',
    ]);
    expect(readDraft('stay:reef')?.values.stay).toMatchObject({ room: 'water', checkOut: addDays(FIRST_DAY, 5) });
  });

  it.each([
    ['en', 'Taxes and service charge come on top', /the prices of the rooms do not/],
    ['ru', 'Налоги и сервисный сбор оплачиваются сверх цены', /в ценах номеров их нет/],
    ['zh', '税费与服务费另计', /各房型的标价不含/],
  ] as const)('says of prices of a house without taxes what comes on top, in %s', async (language, onTop, meaning) => {
    const transfer = { mode: 'speedboat', minutes: 25 };
    const { unmount } = await openPage({ price_includes_taxes: false, transfer }, {}, language);
    expect(await screen.findByText(onTop)).toBeVisible();
    expect(screen.getByText(meaning)).toBeVisible();
    unmount();
    await openPage({ transfer }, {}, language);
    await screen.findAllByRole('link', { name: /Villa/ });
    expect(screen.queryByText(onTop)).not.toBeInTheDocument();
    expect(screen.queryByText(meaning)).not.toBeInTheDocument();
  });

  it('says that the way to the island comes on top of the nights', async () => {
    await openPage({ transfer: { mode: 'speedboat', minutes: 25 } });
    expect(await screen.findByText(/the transfer to the island is added to the total/)).toBeInTheDocument();
  });

  it('is a wish to the agency where no rooms are sold', async () => {
    await openPage({ cancellation_policy: null });
    expect(await screen.findByRole('heading', { name: 'Reef Island is booked on request' })).toBeInTheDocument();
  });
});
