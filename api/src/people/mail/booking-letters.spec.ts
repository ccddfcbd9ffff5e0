import { describe, expect, it } from '@jest/globals';
import type { Language } from '@atoll/contract/languages';
import { BOOKING, BOOKING_EXAMPLES } from '../../../test/booking-letter-examples.js';
import { createFrame, oneLine } from './letter.js';
import { writeLetter } from './mail-templates.js';
import { letterHtml, letterText } from './render-letter.js';
import type { BookingPayloads } from './templates/booking-templates.js';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

describe('letters about bookings', () => {
  const write = <T extends keyof BookingPayloads>(template: T, locale: Language = 'en', over: object = {}) => {
    const frame = createFrame(locale, 'Atoll Travel', 'https://atoll.example');
    const letter = writeLetter<keyof BookingPayloads>(template, { ...BOOKING_EXAMPLES[template], ...over }, frame);
    return {
      subject: oneLine(letter.subject),
      text: plain(letterText(letter, frame)),
      html: letterHtml(letter, frame),
    };
  };

  it.each([
    ['en', '/booking', 'What you agreed, with the terms you accepted'],
    ['ru', '/ru/booking', 'О чём мы договорились и какие условия вы приняли'],
    ['zh', '/zh/booking', '双方约定及您接受的条款'],
  ] as const)('leads from the confirmation to what was agreed (%s)', (locale, path, label) => {
    const { text, html } = write('booking-confirmed', locale);
    const address = `https://atoll.example${path}/confirmation/${BOOKING.id}/agreement?access_token=`;
    expect([text.includes(label), text.includes(address), html.includes(address)]).toEqual([true, true, true]);
  });

  it.each([
    ['en', '/booking', 'Write a review'],
    ['ru', '/ru/booking', 'Оставить отзыв'],
    ['zh', '/zh/booking', '撰写点评'],
  ] as const)('leads from the end of a trip to its review (%s)', (locale, path, label) => {
    const { text, html } = write('booking-completed', locale);
    const address = `https://atoll.example${path}/confirmation/${BOOKING.id}/review?access_token=`;
    expect([text.includes(label), text.includes(address), html.includes(address)]).toEqual([true, true, true]);
  });

  it('say what is to be paid by when, while nothing is paid', () => {
    for (const template of ['booking-held', 'booking-approved', 'booking-prepared', 'booking-offer'] as const) {
      const { text } = write(template);
      expect(text).toContain('$1,709.10');
      expect(text).toMatch(/\$1,709\.10 by (then|22 November 2026 at 13:00)/);
      expect(text).toContain('\nDeposit: $1,709.10\nThe rest: $3,987.90 by 31 December 2026\n');
    }
    expect(write('booking-held', 'ru').text).toContain('\nОстаток: 3 987,90 $ до 31 декабря 2026 г. включительно\n');
    expect(write('booking-held', 'zh').text).toMatch(/\n余款：\S*3,987\.90，最迟 2026年12月31日付清\n/);
  });

  it('say what was paid and what is left, once something is', () => {
    const { text } = write('booking-confirmed');
    expect(text).toContain('\nPaid: $1,709.10\nStill to pay: $3,987.90 by 31 December 2026\n');
    expect(text).not.toContain('Deposit:');
    const whole = { deposit: '5697.00', rest: '0.00', rest_due_on: null, paid: '5697.00', open: '0.00', due: '0.00' };
    const all = write('booking-confirmed', 'en', { money: whole }).text;
    expect(all).toContain('\nPaid: $5,697.00\n');
    expect(all).not.toContain('Still to pay');
    const once = write('booking-held', 'en', { money: { ...whole, paid: '0.00', open: '5697.00', due: '5697.00' } });
    expect(once.text).not.toMatch(/Deposit:|The rest:/);
    const none = { ...whole, deposit: '0.00', rest: '5697.00', paid: '0.00', open: '5697.00', due: '5697.00' };
    expect(write('booking-held', 'en', { money: none }).text).not.toContain('$0.00');
  });

  it('say once what is left is to be paid by when, each part by its own time', () => {
    const money = {
      ...{ deposit: '1709.10', rest: '3987.90', rest_due_on: '2026-12-31', paid: '500.00', open: '5197.00' },
      ...{ due: '1209.10', due_until: '2026-11-22T08:00:00.000Z', later: '3987.90' },
    };
    const came = { amount: '500.00', until: money.due_until, over: '0.00', money };
    const zone = '(Maldives time, UTC+5)';
    const { text } = write('booking-payment', 'en', came);
    expect(text).toContain(
      `\nPaid: $500.00\nStill to pay:\n  $1,209.10 by 22 November 2026 at 13:00 ${zone}\n  $3,987.90 by 31 December 2026\n`,
    );
    expect(text).not.toContain('5,197');
    expect(text.match(/22 November 2026/g)).toHaveLength(1);
    expect(text).toContain('Your trip is confirmed as soon as the first of these amounts arrives.');
    const last = { ...money, due: '5197.00', later: '0.00' };
    const whole = write('booking-payment', 'en', { ...came, money: last }).text;
    expect(whole).toContain(`\nStill to pay: $5,197.00 by 22 November 2026 at 13:00 ${zone}\n`);
    expect(whole).toContain('With it your trip is confirmed.');
    expect(write('booking-payment', 'ru', came).text).toMatch(
      /Осталось оплатить:\n {2}1 209,10 \$ до 22 ноября 2026 г. в 13:00 \(мальдивское время, UTC\+5\)\n {2}3 987,90 \$ до 31 декабря 2026 г. включительно\n/,
    );
  });

  it('thank for money that came before the yes, and call it all only where it is', () => {
    const early = {
      deposit: '1709.10',
      rest: '3987.90',
      rest_due_on: null,
      paid: '500.00',
      open: '5197.00',
      due: '0.00',
    };
    const came = { amount: '500.00', until: null, over: '0.00' };
    expect(write('booking-payment', 'en', { ...came, money: early }).text).not.toContain('Everything is paid');
    const all = { ...early, paid: '5697.00', open: '0.00' };
    expect(write('booking-payment', 'en', { ...came, money: all }).text).toContain('Everything is paid');
  });

  it('say until when what comes back, with the zone', () => {
    expect(write('booking-received').text).toContain(
      `
If you cancel:
  Until your booking is confirmed: everything back
  Until 31 December 2026 at 14:00 (Maldives time, UTC+5): everything but the deposit
  Until 15 January 2027 at 14:00 (Maldives time, UTC+5): 50% of the total back
  After that: nothing back
`,
    );
    const conditions = { free_at_first: false, deposit_refundable: true, cutoffs: [] };
    expect(write('booking-confirmed', 'en', { conditions }).text).toContain('If you cancel: Once it is confirmed: no');
    const cutoffs = [{ until: '2026-12-31T09:00:00.000Z', refund_percent: 100 }];
    const { text } = write('booking-confirmed', 'ru', { conditions: { ...conditions, cutoffs } });
    expect(text).toContain('До 31 декабря 2026 г. в 14:00 (мальдивское время, UTC+5) — вернём всё\n');
    const moved = { ...conditions, cutoffs, least_fee: '500.00' };
    expect(write('booking-confirmed', 'en', { conditions: moved }).text).toContain('cancelling costs at least $500');
    expect(write('booking-confirmed', 'zh', { conditions: moved }).text).toContain('费用均不低于');
    expect(write('booking-confirmed', 'en', { conditions: null }).text).not.toContain('If you cancel');
  });

  it('say what was booked on top, line by line', () => {
    const extras = [
      { label: 'Manta snorkelling', count: 2, amount: '180.00' },
      { label: 'Sunset cruise', count: 1, amount: '95.50' },
    ];
    expect(write('booking-received', 'en', { extras }).text).toContain(
      '\nExtras:\n  Manta snorkelling × 2: $180.00\n  Sunset cruise × 1: $95.50\n',
    );
    expect(write('booking-received', 'zh', { extras }).html).toMatch(/× 2：[^<]*180\.00<br>/);
  });

  it('leave labels and references room enough for one line, however long the values are', () => {
    const cells = write('bookings-digest', 'zh').html.match(/<td class="muted line"[^>]*>/g) ?? [];
    expect(cells).toHaveLength(6);
    for (const cell of cells) expect(cell).toContain('width="30%"');
  });

  it('set the time of a ticket as the language does', () => {
    expect(write('booking-received', 'en').text).toContain('Landing: 14 February 2027, 17:05\n');
    expect(write('booking-received', 'zh').text).toContain('落地时间：2027年2月14日，17:05\n');
  });

  it('give the reason of a refusal in words, and other trips as links', () => {
    const alternatives = [{ slug: 'baa-manta-season', name: 'Manta season' }];
    const { text, html } = write('booking-declined', 'ru', { alternatives });
    expect(text).toContain('На эти дни всё занято.');
    expect(text).toContain('Manta season:\nhttps://atoll.example/ru/packages/baa-manta-season\n');
    expect(html).toContain('href="https://atoll.example/ru/packages/baa-manta-season"');
    const other = write('booking-declined', 'en', { reason: 'other', alternatives: [], message: '' }).text;
    expect(other).not.toMatch(/reasons|instead|add/);
  });

  it('say who cancelled, what it costs and what comes back', () => {
    const byGuest = write('booking-cancelled', 'en', { by_guest: true, fee: '0.00', refund: '0.00', message: 'mine' });
    expect(byGuest.text).toContain('as you wished');
    expect(byGuest.text).toContain('Cancelling costs nothing.');
    expect(byGuest.text).not.toMatch(/goes back|mine/);
    const byAgency = write('booking-cancelled', 'en', { message: 'The island has closed.' });
    expect(byAgency.text).toContain('we have cancelled your booking');
    expect(byAgency.text).toContain('> The island has closed.');
    expect(byAgency.text).toContain('costs $569.70');
    expect(byAgency.text).toContain('$1,139.40 goes back to you');
    expect(write('booking-guest-cancelled', 'ru').text).toMatch(/Причина: Болезнь\n/);
    expect(write('booking-guest-cancelled', 'en', { refund: '0.00' }).text).toContain('Nothing is to go back.');
  });

  it('say that nobody travels, that all comes back, and what there is instead', () => {
    const alternatives = [{ slug: 'baa-manta-season', name: 'Manta season' }];
    const { text } = write('booking-departure-cancelled', 'ru', { alternatives, message: 'Судно на верфи.' });
    expect(text).toMatch(/отменить эту поездку[\s\S]*> Судно на верфи\.[\s\S]*вернём полностью/);
    expect(text).toContain('Manta season:\nhttps://atoll.example/ru/packages/baa-manta-season\n');
    const bare = write('booking-departure-cancelled', 'en', { alternatives: [], message: '', refund: '0.00' }).text;
    expect(bare).not.toMatch(/goes back to you|instead|add/);
  });

  it('say to the office from what to what a stay is to change, in words that count', () => {
    const asked = { ...BOOKING_EXAMPLES['booking-change-asked'].asked!, extras: { before: ['Diving × 2'], after: [] } };
    const told = (locale: Language, over: object = {}) =>
      write('booking-change-asked', locale, { asked: { ...asked, ...over } }).text;
    expect(told('en')).toContain(
      `
Dates:
  14 February 2027 to 21 February 2027, 7 nights
  → 21 February 2027 to 27 February 2027, 6 nights
Travellers:
  2 adults, 1 child (age 9)
  → 2 adults
Extras:
  Diving × 2
  → none
Total:
  $5,697.00
  → $3,798.00
Less than now: $1,899.00
`,
    );
    const short = { check_in: '2027-02-14', check_out: '2027-02-15', adults: 5, children_ages: [9], extras: null };
    const dearer = { ...short, total: '5698.00', difference: '1.00' };
    expect(told('ru', dearer)).toMatch(/7 ночей\n {2}→ [^\n]*, 1 ночь\n/);
    expect(told('ru', dearer)).toMatch(
      /→ 5 взрослых, 1 ребёнок \(возраст: 9\)\n[^\n]*\n {2}5 697,00 \$\n {2}→ 5 698,00/,
    );
    expect(told('ru', dearer)).toMatch(/Доплата: 1,00 \$\n/);
    expect(told('ru', dearer)).not.toContain('Diving × 2');
    expect(told('zh')).toMatch(/2027年2月14日至2027年2月21日，7 晚\n {2}→ [^\n]*，6 晚\n/);
    const same = {
      check_in: '2027-02-14',
      check_out: '2027-02-21',
      children_ages: [9],
      extras: null,
      total: '5697.00',
    };
    const none = told('en', { ...same, difference: '0.00' });
    expect(none).toContain('\nDifference: none, the total stays\n');
    expect(none).not.toContain('→');
    expect(write('booking-change-withdrawn').text).toContain('→ 2 adults\n');
    const earlier = write('booking-change-withdrawn', 'en', { asked: undefined }).text;
    expect(earlier).not.toContain('had been asked');
  });

  it('say to the guest what the changed stay costs more or less, and what to pay by when or what comes back', () => {
    const changed = (locale: Language, over: object) => write('booking-changed', locale, over).text;
    expect(changed('en', {})).toContain(
      'The new total is $5,697.00, $950.00 more than before.\n\nStill to be paid: $3,987.90, by 31 December 2026.\n',
    );
    const confirm = { amount: '1709.10', until: '2026-11-22T08:00:00.000Z', day: null };
    expect(changed('ru', { next: confirm })).toMatch(/осталось внести 1 709,10 \$ до 22 ноября 2026 г\. в 13:00/);
    expect(changed('zh', { next: confirm })).toMatch(/还请在 2026年11月22日 ?13:00[^\n]*之前支付 \S*1,709\.10。/);
    const now = { amount: '200.00', until: null, day: null };
    expect(changed('en', { next: now })).toContain('$200.00 is due now: please pay it on the page of your booking.');
    const nothing = { amount: '0.00', until: null, day: null };
    const back = changed('en', { total_before: '6697.00', next: nothing, over: '1000.00' });
    expect(back).toContain('The new total is $5,697.00, $1,000.00 less than before.\n\n$1,000.00 goes back to you.');
    expect(back).not.toMatch(/Still to be paid|due now|still need/);
    expect(changed('ru', { total_before: '5697.00', next: nothing })).toContain('Сумма не изменилась: 5 697,00 $.\n');
    expect(changed('en', { total_before: undefined, next: undefined, over: undefined })).not.toContain('total is');
  });

  it('remind of what is owed in words of the day', () => {
    const subjects = (['before', 'due', 'after'] as const).map(
      (stage) => write('booking-balance-due', 'en', { stage }).subject,
    );
    expect(subjects).toEqual([
      'MV-7K3QZ4: the rest is due on 31 December 2026',
      'MV-7K3QZ4: the rest is due today',
      'MV-7K3QZ4: the rest is overdue',
    ]);
  });

  it('say of a payment what is missing, too much, or that nothing is', () => {
    expect(write('booking-payment').text).toContain('we still need $1,709.10 by 22 November 2026 at 13:00');
    expect(write('booking-payment', 'en', { until: null, over: '20.00' }).text).toContain('$20.00 more than the total');
    const money = { ...BOOKING.money, due: '0.00', open: '0.00', paid: '5697.00' } as typeof BOOKING.money;
    const all = write('booking-payment', 'en', { until: null, ...(money && { money }) });
    expect(all.text).toContain('Everything is paid.');
    expect(write('booking-payment', 'en', { until: null }).text).not.toMatch(/Everything|still need|more than/);
  });

  it('tell the office how a booking has begun', () => {
    expect(write('booking-new').text).toContain('expects an answer by');
    const held = write('booking-new', 'en', { reply_by: null, hold_until: '2026-11-22T08:00:00.000Z' });
    expect(held.text).toContain('held until 22 November 2026 at 13:00');
    expect(write('booking-new', 'en', { reply_by: null }).text).toContain('waiting list');
  });

  it('count in the digest as the language does, and leave out what there is nothing of', () => {
    const section = (travellers: number) => ({
      today: [
        {
          reference: 'MV-7K3QZ4',
          package_name: 'Quiet',
          check_in: '2026-11-22',
          travellers,
          until: null,
          amount: null,
        },
      ],
    });
    const told = [1, 3, 5].map(
      (count) => /\d путешеств\S+/.exec(write('bookings-digest', 'ru', { sections: section(count) }).text)?.[0],
    );
    expect(told).toEqual(['1 путешественник', '3 путешественника', '5 путешественников']);
    expect(write('bookings-digest', 'en', { sections: section(1) }).text).not.toContain('Overdue payments');
  });

  it('read what an earlier release has queued', () => {
    const { money, conditions, extras, ...rest } = BOOKING;
    expect([money, conditions, extras]).not.toContain(undefined);
    const frame = createFrame('en', 'Atoll Travel', 'https://atoll.example');
    const letter = writeLetter('booking-received', { ...rest, reply_by: '2026-11-22T08:00:00.000Z' }, frame);
    expect(letterText(letter, frame)).toContain('Total: $5,697.00');
  });
});
