import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { BOOKED, happened, openBooking } from '../test/open-booking';

const LATER = '2099-01-05T09:30:00.000Z';
const PAST = '2026-01-05T09:30:00.000Z';
const PAID = { paid: '2000.00', balance: '5980.00', allowed_actions: ['cancel', 'pay'] };

/** State by state: what the booking is, its title in each language, and sentences that stand under it in English. */
const STATES: [string, object, Record<Language, string>, RegExp[]][] = [
  [
    'requested',
    {},
    { en: 'Booking request sent', ru: 'Заявка на\u00a0бронирование отправлена', zh: '预订申请已发送' },
    [/by 5 January.*14:30, Maldives time/, /you owe nothing/],
  ],
  [
    'requested',
    { reply_by: PAST },
    { en: 'Booking request sent', ru: 'Заявка на\u00a0бронирование отправлена', zh: '预订申请已发送' },
    [/did not make it/],
  ],
  [
    'on_hold',
    { expires_at: LATER, reply_by: null, allowed_actions: ['extend', 'cancel', 'pay'] },
    { en: 'Your places are held', ru: 'Места пока за\u00a0вами', zh: '名额已为您保留' },
    [/Pay \$2,000 while/, /The rest, \$5,980, is due by/],
  ],
  [
    'awaiting_payment',
    { payment_due_at: LATER, allowed_actions: ['cancel', 'pay'] },
    { en: 'We have places for you', ru: 'Места для вас есть', zh: '我们为您留好了名额' },
    [/Pay \$2,000 by 5 January.*14:30/],
  ],
  [
    'awaiting_payment',
    { payment_due_at: PAST, allowed_actions: ['cancel', 'pay'] },
    { en: 'We have places for you', ru: 'Места для вас есть', zh: '我们为您留好了名额' },
    [/keep your places a little longer/],
  ],
  [
    'confirmed',
    PAID,
    { en: 'Your trip is booked', ru: 'Поездка забронирована', zh: '行程预订成功' },
    [/\$2,000 has arrived. The rest, \$5,980, is due by/],
  ],
  [
    'confirmed',
    { paid: '7980.00', balance: '0.00' },
    { en: 'Your trip is booked', ru: 'Поездка забронирована', zh: '行程预订成功' },
    [/Everything is paid/],
  ],
  [
    'confirmed',
    { paid: '8000.00', balance: '-20.00' },
    { en: 'Your trip is booked', ru: 'Поездка забронирована', zh: '行程预订成功' },
    [/\$20.00 more than needed/],
  ],
  [
    'waitlisted',
    { reply_by: null },
    { en: 'You are on the waiting list', ru: 'Вы в\u00a0листе ожидания', zh: '您已加入候补名单' },
    [/we write to anna@example.com/],
  ],
  [
    'declined',
    { allowed_actions: [] },
    {
      en: 'We cannot offer you this trip',
      ru: 'Мы не\u00a0сможем предложить вам эту поездку',
      zh: '很抱歉，无法为您安排这次行程',
    },
    [/You owe nothing/],
  ],
  [
    'expired',
    { allowed_actions: [] },
    { en: 'The places are no longer held', ru: 'Места больше не\u00a0за\u00a0вами', zh: '名额已不再保留' },
    [/gone back on sale/],
  ],
  [
    'cancelled',
    {
      paid: '2000.00',
      refund_due: '500.00',
      allowed_actions: [],
      cancellation: {
        reason_code: 'illness',
        note: '',
        fee: '1500.00',
        refund: '500.00',
        refund_percent: 25,
        waived: false,
      },
    },
    { en: 'Your booking is cancelled', ru: 'Бронирование отменено', zh: '预订已取消' },
    [/Cancelling cost \$1,500/, /\$500 goes back to you. A colleague releases it/],
  ],
  [
    'completed',
    { paid: '7980.00', balance: '0.00', allowed_actions: [] },
    { en: 'Thank you for travelling with us', ru: 'Спасибо, что путешествовали с\u00a0нами', zh: '感谢您与我们同行' },
    [/good journey/],
  ],
  [
    'no_show',
    { allowed_actions: [] },
    { en: 'We did not meet you', ru: 'Мы вас не\u00a0встретили', zh: '我们没有接到您' },
    [],
  ],
];

const DETAILS = {
  lines: [],
  taxes: [],
  taxes_included: true,
  net: '7000.00',
  total_before: null,
  deposit_due: '2000.00',
  balance_due_at: '2026-12-31',
  cancellation: { code: 'x', label: 'X', cutoffs: [], deposit_refundable: true },
};

describe('how a booking stands', () => {
  beforeEach(() => sessionStorage.clear());

  describe.each(STATES)('%s', (status, part, titles, sentences) => {
    it.each(LANGUAGE_CODES)('is what the page says first (%s)', async (language) => {
      await openBooking({ language, part: { ...part, status } });
      const title = await screen.findByRole('heading', { level: 1, name: titles[language] });
      const said = title.closest('header')!;
      if (language === 'en') for (const sentence of sentences) expect(said).toHaveTextContent(sentence);
      // No key, no hole where an amount or a day belongs.
      expect(said).not.toHaveTextContent(/state\.|\{\{|undefined|NaN/);
    });
  });

  it('is told with the words that the agency wrote', async () => {
    const message = 'We look forward to you.\nThe villa is on the quiet side.';
    await openBooking({
      part: { status: 'awaiting_payment', payment_due_at: LATER },
      events: [happened('approve', 'awaiting_payment', { from_status: 'requested', message })],
    });
    expect(await screen.findByText(/quiet side/)).toBeInTheDocument();
  });

  it.each([
    ['en', /instead of \$7,500.*agree to it by paying/],
    ['ru', /вместо 7[\s\u00a0]500.*Оплачивая/],
    ['zh', /由 .*7,500.*付款即表示/],
  ] as const)('calls a price agreed only once it is paid, and says how one agrees (%s)', async (language, said) => {
    const data = { total_before: '7500.00', total: '7980.00' };
    await openBooking({
      language,
      part: { status: 'awaiting_payment', payment_due_at: LATER },
      events: [
        happened('price', 'requested', { from_status: 'requested', data }),
        happened('approve', 'awaiting_payment', { from_status: 'requested', data: { total_before: '7500.00' } }),
      ],
    });
    const line = await screen.findByText(said);
    expect(line.closest('header')).not.toBeNull();
    expect(document.body).not.toHaveTextContent(/Price agreed|as agreed|Согласована цена|商定价格/);
  });

  it('says nothing of another price where the total is what was asked for', async () => {
    const data = { total_before: '7980.00' };
    await openBooking({
      part: { status: 'awaiting_payment', payment_due_at: LATER },
      events: [happened('approve', 'awaiting_payment', { from_status: 'requested', data })],
    });
    await screen.findByText('We said yes');
    expect(screen.queryByText(/agree to it by paying/)).not.toBeInTheDocument();
  });

  it('says why it was declined, and what there is instead', async () => {
    const trip = { slug: 'reef-week', name: 'Reef week' };
    await openBooking({
      part: { status: 'declined', allowed_actions: [] },
      events: [
        happened('created', 'requested', { actor_type: 'guest' }),
        happened('decline', 'declined', {
          from_status: 'requested',
          reason_code: 'no_places',
          data: { alternatives: ['reef-week', 'gone'] },
        }),
      ],
      handlers: { 'GET /packages/reef-week/': { body: trip } },
    });
    expect(await screen.findByText('There are no places left on your dates.')).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: 'Reef week' });
    expect(link).toHaveAttribute('href', '/packages/reef-week');
    expect(within(link.closest('ul')!).getAllByRole('listitem')).toHaveLength(1);
  });

  it.each([
    ['on_hold', 'The places are no longer held'],
    ['requested', 'We did not answer you in time'],
    ['awaiting_payment', 'The time to pay has passed'],
  ] as const)('apologises for itself alone when it lapsed (%s)', async (from, title) => {
    await openBooking({
      part: { status: 'expired', allowed_actions: [] },
      events: [happened('expire', 'expired', { from_status: from, actor_type: 'system' })],
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Look for places again' })).toHaveAttribute(
      'href',
      '/booking/honeymoon-two-islands',
    );
  });

  it.each([
    ['requested', true],
    ['waitlisted', false],
    ['declined', false],
    ['cancelled', false],
    ['expired', false],
  ])('says when what is due only while something is (%s)', async (status, isSaid) => {
    await openBooking({ part: { status, price_details: DETAILS, allowed_actions: [] } });
    await screen.findByRole('heading', { name: 'What you agreed' });
    expect(screen.queryByText('If you cancel') !== null).toBe(isSaid);
  });

  it.each([
    ['requested', /confirmed: everything back.*Once it is confirmed: nothing back/],
    ['awaiting_payment', /confirmed: everything back.*Once it is confirmed: nothing back/],
    ['on_hold', /confirmed: everything back.*Once it is confirmed: nothing back/],
    ['confirmed', /If you cancelNothing comes back/],
  ])('says that all comes back until it is confirmed (%s)', async (status, said) => {
    await openBooking({ part: { status, price_details: DETAILS, allowed_actions: [] } });
    const agreed = (await screen.findByText('If you cancel')).closest('dl')!;
    expect(agreed).toHaveTextContent(said);
  });

  it.each([
    ['on_hold', { expires_at: LATER }, 'The rest, by 18 January 2099', '$5,980'],
    ['awaiting_payment', { payment_due_at: LATER }, 'The rest, by 18 January 2099', '$5,980'],
    ['awaiting_payment', { payment_due_at: LATER }, 'Deposit, to pay now', '$2,000'],
    ['confirmed', { paid: '2500.00', balance: '5480.00' }, 'Still to pay by 18 January 2099', '$5,480'],
  ])(
    'dates to the balance day what is due on it, and the deposit not with it (%s)',
    async (status, part, name, sum) => {
      await openBooking({ part: { status, balance_due_on: '2099-01-18', ...part } });
      const label = await screen.findByText(name);
      expect(label.parentElement).toHaveTextContent(sum);
    },
  );

  it('tells who did not arrive what that costs and what comes back', async () => {
    const cancellation = {
      reason_code: 'no_show',
      note: '',
      fee: '1500.00',
      refund: '500.00',
      refund_percent: 25,
      waived: false,
    };
    await openBooking({ part: { status: 'no_show', cancellation, refund_due: '500.00', allowed_actions: [] } });
    await screen.findByRole('heading', { level: 1, name: 'We did not meet you' });
    expect(screen.getByText('Under the conditions that you agreed to, this costs $1,500.')).toBeInTheDocument();
    expect(screen.getByText(/^\$500 goes back to you\./)).toBeInTheDocument();
  });

  it('still asks for what a completed stay was not paid of', async () => {
    const due = { kind: 'balance', amount: '980.00', paid: '7000.00', later: '0.00', by: null, last_day: null };
    await openBooking({ part: { status: 'completed', due, balance: '980.00', allowed_actions: ['pay'] } });
    expect(await screen.findByText('$980 is still to be paid. You can do that here.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Pay $980 by card' })).toBeInTheDocument();
  });

  it('offers nothing that the booking does not allow', async () => {
    await openBooking({ part: { status: 'on_hold', expires_at: LATER, allowed_actions: [] } });
    await screen.findByRole('heading', { level: 1, name: 'Your places are held' });
    for (const name of ['15 more minutes', 'Cancel this booking'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('what has happened', () => {
  beforeEach(() => sessionStorage.clear());

  it.each([
    ['en', ['We said yes', 'Request sent']],
    ['ru', ['Заявка одобрена', 'Заявка отправлена']],
    ['zh', ['我们已同意您的申请', '已提交申请']],
  ] as const)('is told in words, the latest first (%s)', async (language, words) => {
    await openBooking({
      language,
      events: [
        happened('created', 'requested', { actor_type: 'guest' }),
        happened('something_new', 'requested'),
        happened('approve', 'awaiting_payment', { from_status: 'requested' }),
      ],
    });
    await screen.findByText(words[0]);
    const [list] = screen.getAllByRole('list').filter((candidate) => candidate.textContent?.includes(words[0]));
    const told = within(list!).getAllByRole('listitem');
    expect(told.map((item) => item.lastElementChild?.textContent)).toEqual(words);
  });

  it('does not keep the page from being read where it cannot be', async () => {
    await openBooking({ handlers: { 'GET /bookings/*': { status: 500, body: {} } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking request sent' })).toBeInTheDocument();
  });
});

describe('the parts of a booking', () => {
  const messages = `GET /bookings/${BOOKED.id}/messages/`;
  const moment = () => new Promise((done) => setTimeout(done, 500));
  const print = () => screen.findByRole('button', { name: 'Print' }, { timeout: 4_000 });

  it('stand where an answer has failed, which is asked for once more alone', async () => {
    const { api } = await openBooking({ handlers: { [messages]: { status: 404, body: {} } } });
    expect(await print()).toBeVisible();
    await moment();
    expect(api.requests.filter(({ path }) => path.endsWith('/messages/'))).toHaveLength(2);
  });

  it('wait for an answer, and not for ever', async () => {
    await openBooking({ handlers: { [messages]: () => new Promise<never>(() => undefined) } });
    await screen.findByRole('heading', { level: 1, name: 'Booking request sent' });
    await moment();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    expect(await print()).toBeVisible();
  });
});
