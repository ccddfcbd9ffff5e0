import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPackage } from '../../../test/factories.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';

describe('a reference that is drawn twice', () => {
  let test: TestApp;
  let owner: pg.Client;
  beforeAll(async () => {
    test = await createTestApp();
    await createPackage(test, { slug: 'quiet-week', priceMinor: 189_900 });
    owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
  }, 60_000);
  afterAll(async () => {
    await owner.end();
    await test.close();
  });

  const book = (email: string) =>
    test
      .api()
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send({
        package: 'quiet-week',
        check_in: test.clock.maldivesDate(60),
        adults: 2,
        contact: { name: 'Anna Smirnova', email, phone: '+7 912 345-67-89' },
        accept_terms: true,
        shown_price: { total: '3798.00' },
      });

  it('is drawn again, and the booking is made once', async () => {
    const first = await book('first@traveller.example').expect(201);
    // As if the next two bookings had drawn what the first one has.
    await owner.query(`
      create sequence draws;
      grant usage on sequence draws to public;
      create function draw_taken() returns trigger language plpgsql as $$ begin
        if nextval('draws') <= 2 then new.reference := '${first.body.reference}'; end if;
        return new;
      end $$;
      create trigger draw_taken before insert on booking for each row execute function draw_taken();
    `);
    const second = await book('second@traveller.example').expect(201);
    expect(second.body.reference).not.toBe(first.body.reference);
    const { rows } = await owner.query('select last_value::int as draws from draws');
    expect(rows[0].draws).toBe(3);
    const letters = await test.em().find(OutboxMessage, { recipient: 'second@traveller.example' });
    expect(letters.map(({ entityId }) => entityId)).toEqual([second.body.id]);
    const stored = await owner.query('select reference from booking order by created_at');
    expect(stored.rows.map(({ reference }) => reference)).toEqual([first.body.reference, second.body.reference]);
  });
});
