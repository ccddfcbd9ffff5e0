import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import { extractText } from 'unpdf';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';

jest.setTimeout(30_000);

const DAY = 86_400;

describe('what is told after booking', () => {
  let w: MachineWorld;
  beforeAll(async () => {
    w = await machineWorld();
  }, 60_000);
  afterAll(() => w.test.close());

  type Made = { id: string; access_token: string };
  const patch = (id: string, body: object, { key, version = 1 }: { key?: string; version?: number | null } = {}) => {
    const call = w.test.api().patch(`/api/bookings/${id}/details/`).query({ access_token: key });
    return (version === null ? call : call.set('if-match', `"${version}"`)).send(body);
  };
  const tell = async (made: Made, body: object) =>
    patch(made.id, body, { key: made.access_token, version: (await w.read(made.id)).version });
  const asStaff = async (id: string, body: object) => {
    const { version } = await w.read(id);
    return (await w.as('agent')).patch(`/api/bookings/${id}/details/`).set('if-match', `"${version}"`).send(body);
  };
  const FLIGHTS = (day: string) => ({
    arrival_flight_at: `${day}T13:05`,
    arrival_flight_no: 'qr 674',
    departure_flight_at: `${addDays(day, 3)}T21:40`,
    departure_flight_no: 'QR675',
  });

  it('takes over flights, wishes, contact and names, and leaves out what is not sent', async () => {
    const made = await w.book('free', w.day(40));
    const told = {
      ...FLIGHTS(w.day(40)),
      phone: '+44 20 7946 0958',
      country: 'GB',
      preferred_channel: 'whatsapp',
      special_requests: 'No peanuts, please.',
      named_travellers: [{ name: 'SMIRNOVA ANNA', birth_date: '1988-04-12', nationality: 'RU' }, { name: 'LI WEI' }],
    };
    const { status, body } = await tell(made, told);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        arrival_flight_at: told.arrival_flight_at,
        departure_flight_at: told.departure_flight_at,
        special_requests: 'No peanuts, please.',
        contact: expect.objectContaining({
          email: 'anna@example.com',
          phone: '+44 20 7946 0958',
          country: 'GB',
          preferred_channel: 'whatsapp',
        }),
        details: {
          arrival_flight_no: 'QR674',
          departure_flight_no: 'QR675',
          due: w.day(39),
          named_travellers: [
            { name: 'SMIRNOVA ANNA', birth_date: '1988-04-12', nationality: 'RU' },
            { name: 'LI WEI', birth_date: null, nationality: null },
          ],
        },
      }),
    ]);
    expect((await tell(made, { arrival_flight_no: null })).body.details).toMatchObject({
      arrival_flight_no: null,
      departure_flight_no: 'QR675',
    });
  });

  it('changes nothing else, whoever asks', async () => {
    const made = await w.book('free', w.day(40));
    for (const more of [{ name: 'Other' }, { email: 'other@example.com' }, { total: '1.00' }, { assigned_to: null }]) {
      const { status, body } = await tell(made, { phone: '+44 20 7946 0958', ...more });
      expect([status, Object.keys(body)]).toEqual([400, Object.keys(more)]);
    }
    expect((await w.read(made.id)).contact.phone).toBe('+7 912 345-67-89');
  });

  it('opens to its guest and to staff who change bookings, and to nobody else', async () => {
    const [made, other] = [await w.book('free', w.day(40)), await w.book('free', w.day(40))];
    const body = { special_requests: 'Mine' };
    expect((await patch(made.id, body)).status).toBe(404);
    expect((await patch(made.id, body, { key: other.access_token })).status).toBe(404);
    const finance = (await w.as('finance')).patch(`/api/bookings/${made.id}/details/`).set('if-match', '"1"');
    expect((await finance.send(body)).status).toBe(403);
    expect((await w.read(made.id)).special_requests).toBe('');
    expect((await asStaff(made.id, body)).status).toBe(200);
  });

  it('is refused on an older version, and says what holds by now', async () => {
    const made = await w.book('free', w.day(40));
    const key = made.access_token;
    expect((await patch(made.id, {}, { key, version: null })).status).toBe(428);
    expect((await patch(made.id, { special_requests: 'First' }, { key })).status).toBe(200);
    const late = await patch(made.id, { special_requests: 'Second' }, { key });
    expect([late.status, late.body.current.special_requests]).toEqual([412, 'First']);
  });

  it('names what is wrong beside its field', async () => {
    const made = await w.book('free', w.day(40));
    const day = w.day(40);
    const wrong: [object, string][] = [
      [{ arrival_flight_no: 'Q' }, 'arrival_flight_no'],
      [{ arrival_flight_at: `${addDays(day, 4)}T10:00` }, 'arrival_flight_at'],
      [{ departure_flight_at: `${addDays(day, -1)}T10:00` }, 'departure_flight_at'],
      [{ arrival_flight_at: '0001-01-01T00:00' }, 'arrival_flight_at'],
      [{ departure_flight_at: '9999-12-31T23:59' }, 'departure_flight_at'],
      [{ arrival_flight_at: `${day}T12:00`, departure_flight_at: `${day}T11:00` }, 'departure_flight_at'],
      [{ country: 'Russia' }, 'country'],
      [{ phone: '' }, 'phone'],
      [{ named_travellers: [{ name: 'A B' }, { name: 'C D' }, { name: 'E F' }] }, 'named_travellers'],
      [{ named_travellers: [{ name: 'A B', birth_date: w.day(1) }] }, 'named_travellers.0.birth_date'],
    ];
    for (const [body, field] of wrong) {
      const answer = await tell(made, body);
      expect([body, answer.status, Object.keys(answer.body)]).toEqual([body, 400, [field]]);
    }
    expect((await w.read(made.id)).version).toBe(1);
  });

  it('is the guest’s until the last day, and the office’s after it', async () => {
    const made = await w.book('free', w.day(40));
    await w.sql.primaryRows('update booking set check_in = $2, check_out = $3 where id = $1', [
      made.id,
      w.day(1),
      w.day(4),
    ]);
    expect((await tell(made, { special_requests: 'Today' })).status).toBe(200);
    await w.sql.primaryRows('update booking set check_in = $2 where id = $1', [made.id, w.day(0)]);
    const late = await tell(made, { special_requests: 'Late' });
    expect([late.status, late.body.code]).toEqual([409, 'details_closed']);
    const seen = await w.test.api().get(`/api/bookings/${made.id}/`).query({ access_token: made.access_token });
    expect(seen.body.allowed_actions).not.toContain('edit_details');
    expect((await w.read(made.id)).allowed_actions).toContain('edit_details');
    expect((await asStaff(made.id, { special_requests: 'By telephone' })).status).toBe(200);
    expect((await w.staff(made.id, 'decline', { reason_code: 'other' })).status).toBe(200);
    expect((await asStaff(made.id, { special_requests: 'Too late' })).body.code).toBe('invalid_transition');
  });

  it('is in the history with who did it, and repeats no words or names there', async () => {
    const made = await w.book('free', w.day(40));
    await tell(made, {
      ...FLIGHTS(w.day(40)),
      special_requests: 'Secret wish',
      named_travellers: [{ name: 'LI WEI' }],
    });
    await asStaff(made.id, { phone: '+44 20 7946 0958' });
    const events = (await (await w.as('agent')).get(`/api/bookings/${made.id}/timeline/`)).body.filter(
      ({ type }: { type: string }) => type === 'details',
    );
    expect(events).toEqual([
      expect.objectContaining({
        actor_type: 'guest',
        data: expect.objectContaining({
          fields: expect.arrayContaining(['arrival_flight_at', 'special_requests', 'named_travellers']),
          after: expect.objectContaining({ arrival_flight_no: 'QR674' }),
        }),
      }),
      expect.objectContaining({ actor_type: 'staff', data: { fields: ['phone'] } }),
    ]);
    const audited = await w.sql.primaryRows(
      `select action, actor_id is not null as known from audit_entry where entity_id = $1 and action = 'booking.details' order by seq`,
      [made.id],
    );
    expect(audited).toEqual([
      { action: 'booking.details', known: false },
      { action: 'booking.details', known: true },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Secret|LI WEI|7946/);
    // The same again is no change.
    const before = (await w.read(made.id)).version;
    expect((await tell(made, { special_requests: 'Secret wish' })).body.version).toBe(before);
  });

  it('is on voucher and manifest', async () => {
    const date = w.day(45);
    await w.depart('boat', date, 4);
    const made = await w.book('boat', date);
    await w.pay(made.id, 200_000);
    await tell(made, {
      ...FLIGHTS(date),
      named_travellers: [{ name: 'SMIRNOVA ANNA', birth_date: '1988-04-12', nationality: 'RU' }],
    });
    const pdf = await w.test
      .api()
      .get(`/api/bookings/${made.id}/voucher/`)
      .query({ access_token: made.access_token })
      .responseType('blob');
    const { text } = await extractText(new Uint8Array(pdf.body as Buffer), { mergePages: true });
    const flat = text.replaceAll(/\s+/g, ' ');
    for (const word of ['QR674', 'QR675', 'SMIRNOVA ANNA, 12 April 1988, Russia']) expect(flat).toContain(word);
    const [departure] = await w.sql.primaryRows<{ id: number }>('select id from departure where start_date = $1', [
      date,
    ]);
    const manifest = await (await w.as('manager')).get(`/api/departures/${departure?.id}/manifest/`);
    expect(manifest.body.bookings).toMatchObject([{ arrival_flight_no: 'QR674', names: ['SMIRNOVA ANNA'] }]);
  });

  it('is asked for again when the stay begins on another day, and of names when fewer travel', async () => {
    const made = await w.book('free', w.day(50), 2);
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    await tell(made, { ...FLIGHTS(w.day(50)), named_travellers: [{ name: 'A B' }, { name: 'C D' }] });
    const asked = await w.guest(made, 'change-requests', { check_in: w.day(57), adults: 1 });
    expect(asked.status).toBe(201);
    const accepted = await w.staff(made.id, `change-requests/${asked.body.id}/accept`, {
      confirm_total: asked.body.total,
    });
    expect(accepted.status).toBe(200);
    expect(await w.read(made.id)).toMatchObject({
      arrival_flight_at: null,
      departure_flight_at: null,
      details: { arrival_flight_no: null, departure_flight_no: null, named_travellers: [] },
    });
  });

  describe('of flights that are missing', () => {
    const letters = (id: string) =>
      w.sql.primaryRows<{ due_on: string }>(
        `select payload ->> 'due_on' as due_on from outbox_message where template = 'booking-details-asked' and entity_id = $1`,
        [id],
      );
    const run = () => w.jobs.run('bookings.flights');

    it('asks once in the week before the last day, and not who told them or has only just booked', async () => {
      const confirmed = async () => {
        const made = await w.book('free', w.day(20));
        await w.sql.primaryRows(`update booking set status = 'confirmed' where id = $1`, [made.id]);
        return made;
      };
      const [missing, known] = [await confirmed(), await confirmed()];
      expect((await tell(known, FLIGHTS(w.day(20)))).status).toBe(200);
      w.test.clock.advance(11 * DAY);
      await run();
      expect(await letters(missing.id)).toEqual([]);
      w.test.clock.advance(DAY);
      const fresh = await w.book('free', w.day(8));
      await w.sql.primaryRows(`update booking set status = 'confirmed' where id = $1`, [fresh.id]);
      await Promise.all([run(), run()]);
      w.test.clock.advance(DAY);
      await run();
      expect(await letters(missing.id)).toEqual([{ due_on: w.day(6) }]);
      expect([await letters(known.id), await letters(fresh.id)]).toEqual([[], []]);
    });
  });
});

describe('what is told of a booking again and again', () => {
  it('is refused for a while: each time stands in its history', async () => {
    const limits = { details: { points: 2, seconds: 600 } };
    const w = await machineWorld({ ATOLL_LIMITS: JSON.stringify(limits) });
    try {
      const made = await w.book('free', w.day(40));
      const statuses: number[] = [];
      for (const special_requests of ['One', 'Two', 'Three']) {
        const { version } = await w.read(made.id);
        const { status } = await w.test
          .api()
          .patch(`/api/bookings/${made.id}/details/`)
          .query({ access_token: made.access_token })
          .set('if-match', `"${version}"`)
          .send({ special_requests });
        statuses.push(status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await w.test.close();
    }
  });
});
