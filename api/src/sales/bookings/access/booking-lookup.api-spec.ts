import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createFrame } from '../../../people/mail/letter.js';
import { writeLetter } from '../../../people/mail/mail-templates.js';
import { letterText } from '../../../people/mail/render-letter.js';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';
import { BookingMails } from '../letters/booking-mails.js';

jest.setTimeout(30_000);

const WEEK = 7 * 86_400;

describe('a lost link', () => {
  let w: MachineWorld;
  beforeAll(async () => {
    w = await machineWorld({ ATOLL_LIMITS: JSON.stringify({ booking_lookup: { points: 7, seconds: 600 } }) });
  }, 60_000);
  afterAll(() => w.test.close());

  const look = (reference: string, email: string) =>
    w.test.api().post('/api/bookings/lookup/').set('accept-language', 'en').send({ reference, email });
  const links = (id: string) =>
    w.sql.primaryRows<{ recipient: string; locale: string; payload: never; access_token: string }>(
      `select recipient, locale, payload, payload ->> 'access_token' as access_token from outbox_message
       where template = 'booking-link' and entity_id = $1 order by created_at`,
      [id],
    );

  it('is mailed to the address of the booking and nobody else, and asking tells nothing', async () => {
    const contact = { name: 'Анна', email: 'Anna.Lost@Example.com', phone: '+7 912 345-67-89' };
    const made = await w.book('free', w.day(40), 2, { contact });
    const { reference } = await w.read(made.id);
    const answers = [
      await look(reference, 'other@example.com'),
      await look('MV-000000', contact.email),
      await look('%', contact.email),
      await look(reference, contact.email),
      await look(` ${String(reference).toLowerCase().replace('-', '')}`, 'anna.lost@example.COM'),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['202 ']));
    const written = await links(made.id);
    expect(written.map(({ recipient, locale }) => [recipient, locale])).toEqual([
      [contact.email, 'ru'],
      [contact.email, 'ru'],
    ]);
    const frame = createFrame('ru', 'Atoll', 'https://atoll.example');
    const text = letterText(writeLetter('booking-link', written[0]?.payload as never, frame), frame);
    expect(text).toContain('Ссылка действует 7 дней.');
    const everything = await w.sql.primaryRows<{ count: number }>(
      `select count(*)::int as count from outbox_message where template = 'booking-link'`,
    );
    expect(everything).toEqual([{ count: 2 }]);
  });

  it('has a limit of its own', async () => {
    expect((await look('MV-000000', 'a@example.com')).status).toBe(202);
    expect((await look('MV-000000', 'a@example.com')).status).toBe(202);
    expect((await look('MV-000000', 'a@example.com')).status).toBe(429);
  });

  it('opens its booking for seven days, and nothing after them', async () => {
    const mails = w.test.app.get(BookingMails, { strict: false });
    const [made, other] = [await w.book('free', w.day(40)), await w.book('free', w.day(40))];
    const until = new Date(w.test.clock.now().getTime() + WEEK * 1000);
    await w.within(made.id, (em) => mails.linked(em, made.id));
    const key = { access_token: (await links(made.id))[0]?.access_token ?? '' };
    const calls = (access_token: string, id = made.id) => [
      w.test.api().get(`/api/bookings/${id}/`).query({ access_token }),
      w.test.api().get(`/api/bookings/${id}/timeline/`).query({ access_token }),
      w.test.api().get(`/api/bookings/${id}/cancellation/`).query({ access_token }),
      w.guest({ id, access_token }, 'extend'),
      w.guest({ id, access_token }, 'cancel', { reason_code: 'other', confirm_fee: '99.00' }),
    ];
    const statuses = async (access_token: string, id?: string) =>
      (await Promise.all(calls(access_token, id))).map(({ status }) => status);
    expect(await statuses(key.access_token)).toEqual([200, 200, 200, 409, 409]);

    const none = [404, 404, 404, 404, 404];
    expect(await statuses(key.access_token, other.id)).toEqual(none);
    const [, signature] = key.access_token.split('.');
    const later = (Math.floor(until.getTime() / 1000) + WEEK).toString(36);
    for (const forged of [`${later}.${signature}`, `.${signature}`, `${later}.`, '.', `${key.access_token}.`])
      expect([forged, await statuses(forged)]).toEqual([forged, none]);

    w.test.clock.advance(WEEK);
    expect(await statuses(key.access_token)).toEqual(none);
    // The link of the first letter opens it as before.
    expect(await statuses(made.access_token)).toEqual([200, 200, 200, 409, 409]);
  });
});
