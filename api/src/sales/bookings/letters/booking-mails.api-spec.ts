import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Language } from '@atoll/contract/languages';
import { createPackage } from '../../../../test/factories.js';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';
import { createFrame } from '../../../people/mail/letter.js';
import { type MailPayloads, type MailTemplate, writeLetter } from '../../../people/mail/mail-templates.js';
import { letterText } from '../../../people/mail/render-letter.js';

jest.setTimeout(30_000);

const DAY = 86_400;
const OFFICE = 'office@atoll.example';

interface StoredLetter {
  template: MailTemplate;
  locale: Language;
  recipient: string;
  payload: never;
}

describe('letters of a booking', () => {
  let w: MachineWorld;
  let seen: string[] = [];
  beforeAll(async () => {
    w = await machineWorld();
    await w.sql.primaryRows('update setting set contact_email = $1', [OFFICE]);
  }, 60_000);
  afterAll(() => w.test.close());
  beforeEach(() => {
    seen = [];
  });

  /** What has been written about a booking since the last look: to the guest by its name, to the office behind a colon. */
  const written = async (id: string): Promise<{ told: string[]; letters: StoredLetter[] }> => {
    const rows = await w.sql.primaryRows<StoredLetter & { id: string }>(
      `select id, template, locale, recipient, payload from outbox_message
       where entity = 'booking' and entity_id = $1 order by created_at, id`,
      [id],
    );
    const letters = rows.filter((row) => !seen.includes(row.id));
    seen.push(...letters.map((row) => row.id));
    const told = letters.map(({ template, locale, recipient }) =>
      recipient === OFFICE ? `office: ${template}` : `${template} ${locale}`,
    );
    return { told: told.toSorted(), letters };
  };
  const told = async (id: string) => (await written(id)).told;
  const textOf = ({ template, locale, payload }: StoredLetter) => {
    const frame = createFrame(locale, 'Atoll', 'https://atoll.example');
    return letterText(writeLetter(template, payload as MailPayloads[MailTemplate] as never, frame), frame);
  };
  const cancel = (over: object = {}) => ({ reason_code: 'illness', confirm_fee: '0.00', ...over });
  /** How a booking ended by time, as the office reads it. */
  const lapse = async (id: string): Promise<{ at: string; data: object | null }> => {
    const { body } = await (await w.as('agent')).get(`/api/bookings/${id}/timeline/`);
    return body.find(({ type }: { type: string }) => type === 'expire');
  };

  it('tell how it has begun, by the state that it is in', async () => {
    const date = w.day(40);
    await w.depart('boat', date, 2);
    await w.depart('asked', date, 4);
    const held = await w.book('boat', date);
    expect(await told(held.id)).toEqual(['booking-held ru', 'office: booking-new']);
    const waits = await w.book('boat', date, 2, { join_waitlist: true });
    expect(await told(waits.id)).toEqual(['booking-waitlisted ru', 'office: booking-new']);
    const asked = await w.book('asked', date);
    expect(await told(asked.id)).toEqual(['booking-received ru', 'office: booking-new']);
    const over = { source: 'phone', staff_reason: 'Called us' };
    const { body } = await w.send(w.request('asked', date, 2, over), 'agent');
    expect(body.status).toBe('awaiting_payment');
    expect(await told(body.id)).toEqual(['booking-prepared ru']);
  });

  it('are in the language of who reads them, and so is the answer to who books', async () => {
    await createPackage(w.test, { slug: 'quiet-week', names: { en: 'Quiet week', ru: 'Тихая неделя' } });
    const { status, body } = await w.test
      .api()
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .set('accept-language', 'en')
      .send(w.request('quiet-week', w.day(39)));
    expect([status, body.locale, body.product.name]).toEqual([201, 'ru', 'Quiet week']);
    const { letters } = await written(body.id);
    const named = letters.map(({ locale, payload: { package_name: name } }) => `${locale} ${String(name)}`);
    expect(named.toSorted()).toEqual(['en Quiet week', 'ru Тихая неделя']);
  });

  it('are written in the language of the booking, whoever takes the step', async () => {
    const date = w.day(41);
    await w.depart('asked', date, 2);
    const made = await w.book('asked', date);
    await written(made.id);
    const agent = await w.as('agent');
    const { status } = await agent
      .post(`/api/bookings/${made.id}/approve/`)
      .set('accept-language', 'en')
      .send({ message: 'Ждём вас!' });
    expect(status).toBe(200);
    const { told: names, letters } = await written(made.id);
    expect(names).toEqual(['booking-approved ru']);
    const [letter] = letters;
    const text = letter ? textOf(letter) : '';
    const { deposit_due, payment_due_at } = await w.read(made.id);
    expect(letter?.payload).toMatchObject({ amount: deposit_due, until: payment_due_at, message: 'Ждём вас!' });
    expect(text).toContain('> Ждём вас!');
    expect(text).toMatch(/в \d\d:\d\d \(мальдивское время, UTC\+5\)/);
    expect(text).toContain(`/ru/booking/confirmation/${made.id}?access_token=${made.access_token}`);
  });

  it('tell of the deposit, of more money and of money that goes back', async () => {
    const date = w.day(42);
    await w.depart('asked', date, 2);
    const made = await w.book('asked', date);
    await w.staff(made.id, 'approve');
    await written(made.id);
    const deposit = Number((await w.read(made.id)).deposit_due) * 100;
    await w.pay(made.id, deposit - 100);
    const first = await written(made.id);
    expect(first.told).toEqual(['booking-payment ru', 'office: booking-paid']);
    expect(first.letters.map(textOf).join()).toMatch(/Осталось оплатить:\n {2}1,00 \$ до .+\n {2}[1-9]/);
    await w.pay(made.id, deposit);
    expect(await told(made.id)).toEqual(['booking-confirmed ru', 'office: booking-paid']);
    await w.pay(made.id, 200_500);
    const over = await written(made.id);
    expect(over.told).toEqual(['booking-payment ru', 'office: booking-paid']);
    expect(over.letters.map(textOf).join()).toContain('Это на 5,00');
    await w.pay(made.id, 200_500, 500);
    expect(await told(made.id)).toEqual(['booking-refund ru']);
  });

  it('say nothing to the office of money that a colleague has written down', async () => {
    const made = await w.book('free', w.day(42));
    await w.staff(made.id, 'approve');
    await written(made.id);
    await w.within(made.id, async (em, booking) => {
      booking.paidMinor = 200_000;
      const colleague = { type: 'staff', id: null, requestId: null } as const;
      await w.settling.settle(em, booking, colleague, { type: 'payment', amountMinor: 200_000 });
    });
    expect(await told(made.id)).toEqual(['booking-confirmed ru']);
  });

  it('say that money came too late, and how much goes back', async () => {
    const date = w.day(43);
    await w.depart('boat', date, 2);
    const made = await w.book('boat', date);
    w.test.clock.advance(31 * 60);
    await w.timers();
    const other = await w.book('boat', date);
    await written(made.id);
    await w.pay(made.id, 50_000);
    const { told: names, letters } = await written(made.id);
    expect(names).toEqual(['booking-payment-late ru', 'office: booking-paid']);
    expect(letters.map(textOf).join()).toContain('Мы вернём вам 500,00');
    expect((await w.guest(other, 'cancel', cancel())).status).toBe(200);
  });

  it('give reasons and other trips with a refusal', async () => {
    const date = w.day(44);
    await w.depart('asked', date, 2);
    const made = await w.book('asked', date);
    await written(made.id);
    const alternatives = ['free', 'boat', 'no-such-trip'];
    const answer = await w.staff(made.id, 'decline', { reason_code: 'not_operating', alternatives });
    expect(answer.status).toBe(200);
    const { told: names, letters } = await written(made.id);
    expect(names).toEqual(['booking-declined ru']);
    const text = letters.map(textOf).join();
    expect(text).toContain('В эти дни тур не проводится.');
    expect([...text.matchAll(/\/ru\/packages\/([a-z-]+)/g)].map(([, slug]) => slug)).toEqual(['free', 'boat']);
  });

  it('say who has cancelled, to whom it is news', async () => {
    const [mine, yours] = [await w.book('free', w.day(45)), await w.book('free', w.day(45))];
    await written(mine.id);
    await written(yours.id);
    expect((await w.guest(mine, 'cancel', cancel({ note: 'Сломал ногу' }))).status).toBe(200);
    const byGuest = await written(mine.id);
    expect(byGuest.told).toEqual(['booking-cancelled ru', 'office: booking-guest-cancelled']);
    expect(byGuest.letters.map(textOf).join()).toMatch(/по вашей просьбе[^]*Сломал ногу/);
    expect((await w.staff(yours.id, 'cancel', cancel({ reason_code: 'agency' }))).status).toBe(200);
    const byAgency = await written(yours.id);
    expect(byAgency.told).toEqual(['booking-cancelled ru']);
    expect(byAgency.letters.map(textOf).join()).toContain('Мы отменили ваше бронирование');
  });

  it('tell of each end by time, and the office of an answer that it owed', async () => {
    const date = w.day(46);
    await w.depart('boat', date, 2);
    await w.depart('asked', date, 4);
    const held = await w.book('boat', date, 1);
    const half = await w.book('boat', date, 1);
    const [silent, unpaid] = [await w.book('asked', date), await w.book('asked', date)];
    await w.staff(unpaid.id, 'approve');
    await w.pay(unpaid.id, 100);
    await w.pay(half.id, 20_000);
    for (const { id } of [held, half, silent, unpaid]) await written(id);
    w.test.clock.advance(31 * 60);
    await w.timers();
    const [nothing, part] = [await written(held.id), await written(half.id)];
    expect([nothing.told, part.told]).toEqual([['booking-hold-ended ru'], ['booking-hold-ended ru']]);
    const [endedBare, endedHalf] = [nothing, part].map(({ letters }) =>
      letters
        .map(textOf)
        .join()
        .replaceAll(/[\u00a0\u202f]/g, ' '),
    );
    expect(endedBare).not.toMatch(/поступила только часть|Мы вернём/);
    expect(endedHalf).toContain('К этому времени поступила только часть суммы, 200,00 $');
    expect(endedHalf).toContain('Мы вернём вам 200,00 $');
    // What confirms it by then is the rest, as long as the part is there.
    expect(endedHalf).toContain('недостающие 50,00 $');
    expect(endedHalf).toContain('а 200,00 $ мы ещё не вернём');
    expect(endedBare).not.toContain('недостающие');
    // A day and a minute too late is too late, and the letter says which minute it is.
    const { at, data } = await lapse(half.id);
    expect(data).toEqual({ refund: '200.00' });
    expect(part.letters[0]?.payload).toMatchObject({
      honoured_until: new Date(Date.parse(at) + DAY * 1000).toISOString(),
    });
    expect(endedBare).toMatch(/не пропадёт. Поступит до .* \(мальдивское время, UTC\+5\)/);
    w.test.clock.advance(5 * DAY);
    await w.timers();
    expect(await told(silent.id)).toEqual(['booking-unanswered ru', 'office: booking-breach']);
    const lapsed = await written(unpaid.id);
    expect(lapsed.told).toEqual(['booking-payment-lapsed ru']);
    // What was paid of the deposit goes back.
    expect((await w.read(unpaid.id)).refund_due).toBe('1.00');
    const lapsedText = lapsed.letters
      .map(textOf)
      .join()
      .replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(lapsedText).toContain('В срок поступила только часть суммы, 1,00 $');
    expect(lapsedText).toContain('Мы вернём вам 1,00 $');
    expect(lapsedText).toMatch(/недостающие 499,00 \$ уже в пути.* Поступят до /);
    const manager = await w.staff(silent.id, 'reopen', {}, 'manager');
    expect(manager.status).toBe(200);
    expect(await told(silent.id)).toEqual(['booking-reopened ru']);
  });

  it('offer a place to who waits, or say that it is asked for', async () => {
    const date = w.day(47);
    for (const slug of ['boat', 'asked']) {
      await w.depart(slug, date, 2);
      const first = await w.book(slug, date);
      const waits = await w.book(slug, date, 2, { join_waitlist: true });
      await written(waits.id);
      expect((await w.guest(first, 'cancel', cancel())).status).toBe(200);
      await w.waiting();
      expect(await told(waits.id)).toEqual([slug === 'boat' ? 'booking-offer ru' : 'booking-place-asked ru']);
    }
  });

  it('invite to tell how it was, say what it costs not to come, and nothing of a prolonged hold', async () => {
    const date = w.day(48);
    await w.depart('boat', date, 4);
    const [made, gone] = [await w.book('boat', date), await w.book('boat', date)];
    expect((await w.guest(made, 'extend')).status).toBe(200);
    for (const { id } of [made, gone]) await w.pay(id, 200_000);
    await w.sql.primaryRows(
      'update booking set check_in = check_in - 60, check_out = check_out - 60 where id = any($1::uuid[])',
      [[made.id, gone.id]],
    );
    for (const { id } of [made, gone]) await written(id);
    expect((await w.staff(gone.id, 'no-show')).status).toBe(200);
    await w.timers();
    expect([await told(made.id), await told(gone.id)]).toEqual([['booking-completed ru'], ['booking-no-show ru']]);
  });

  it('are not written to whose data were erased', async () => {
    const made = await w.book('free', w.day(49));
    await w.sql.primaryRows(`update booking set contact_email = '', contact_name = '' where id = $1`, [made.id]);
    await written(made.id);
    expect((await w.staff(made.id, 'decline', { reason_code: 'other' })).status).toBe(200);
    expect(await told(made.id)).toEqual([]);
  });

  it('stand in the account of a customer, too', async () => {
    const made = await w.book('free', w.day(50));
    const user = await w.test.createUser('customer', null, 'ru-guest@example.com');
    await w.sql.primaryRows('update booking set customer_id = $2 where id = $1', [made.id, user.id]);
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    await w.pay(made.id, 200_000);
    const customer = w.test.api().auth(await w.test.signInAs(user), { type: 'bearer' });
    const { body } = await customer.get('/api/customers/me/notifications/').set('accept-language', 'en');
    const { reference } = await w.read(made.id);
    expect(body.results.map(({ text }: { text: string }) => text)).toEqual([
      `Your trip ${reference} is confirmed.`,
      `Your trip ${reference} is available. Please pay the deposit to confirm it.`,
    ]);
  });
});
