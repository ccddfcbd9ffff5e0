import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Role } from '@atoll/contract/permissions';
import { type Held, type MoneyWorld, moneyWorld } from '../../../test/money-world.js';
import { TEST_PASSWORD } from '../../../test/create-test-app.js';
import { User } from '../../people/accounts/user.entity.js';
import { picture, whitePng } from '../../../test/fuzz/files.js';

jest.setTimeout(30_000);

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n');

describe('the proof of a transfer', () => {
  let w: MoneyWorld;
  beforeAll(async () => {
    w = await moneyWorld();
  }, 60_000);
  afterAll(async () => {
    expect(await w.faults()).toEqual([]);
    await w.test.close();
  });

  const approved = async () => {
    const made = await w.book('asked', await departing());
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    return made;
  };
  let ahead = 30;
  const departing = async () => {
    const date = w.day(ahead++);
    await w.depart('asked', date, 4);
    return date;
  };
  const send = ({ id, access_token }: Held, file: Buffer = PDF, name = 'remittance.pdf', key = randomUUID()) =>
    w.test
      .api()
      .post(`/api/bookings/${id}/payment-proofs/?access_token=${access_token}`)
      .set('idempotency-key', key)
      .attach('proof', file, name);
  const open = async (id: string, role: Role) => (await w.as(role)).get(`/api/payments/${id}/proof/`).buffer(true);

  it('comes from the guest, waits, and counts once a colleague says that the money is there', async () => {
    const made = await approved();
    const { status, body } = await send(made);
    expect([status, body]).toMatchObject([
      201,
      {
        kind: 'payment',
        method: 'bank_transfer',
        status: 'pending',
        amount: '500.00',
        proof: { name: 'remittance.pdf', type: 'pdf', bytes: PDF.length },
      },
    ]);
    expect(await w.read(made.id)).toMatchObject({ status: 'awaiting_payment', paid: '0.00' });
    const seen = await w.keyed(`payments/${body.id}/capture/`, 'agent', { external_reference: 'FT 7' });
    expect([seen.status, seen.body]).toMatchObject([200, { id: body.id, status: 'captured', amount: '500.00' }]);
    expect(await w.read(made.id)).toMatchObject({ status: 'confirmed', payment_status: 'deposit_paid' });
    const again = await w.keyed(`payments/${body.id}/capture/`, 'agent', {});
    expect([again.status, again.body.code]).toEqual([409, 'payment_final']);
    expect((await w.keyed(`payments/${body.id}/fail/`, 'agent', {})).status).toBe(409);
    expect(await w.events(made.id)).toEqual(['created', 'approve', 'proof', 'payment', 'pay']);
  });

  it('is confirmed over what arrived: another amount is an entry of its own, with the proof', async () => {
    const made = await approved();
    const { body } = await send(made);
    const { body: entered } = await w.keyed(`payments/${body.id}/capture/`, 'finance', {
      amount: '450.00',
      fee: '50.00',
    });
    expect(entered).toMatchObject({ status: 'captured', amount: '450.00', fee: '50.00', proof: { type: 'pdf' } });
    expect(entered.id).not.toBe(body.id);
    const { payments } = await w.ledger(made.id);
    expect(payments.map(({ status }: { status: string }) => status)).toEqual(['cancelled', 'captured']);
    expect(await w.read(made.id)).toMatchObject({ status: 'awaiting_payment', paid: '450.00' });
  });

  it('keeps the places of a hold for days: no bank sends a transfer within half an hour', async () => {
    const date = w.day(ahead++);
    await w.depart('boat', date, 2);
    const held = await w.book('boat', date);
    expect(held.status).toBe('on_hold');
    const { status } = await send(held);
    const kept = await w.read(held.id);
    expect([status, kept.status, kept.expires_at]).toEqual([201, 'awaiting_payment', null]);
    const hours = (Date.parse(kept.payment_due_at) - w.test.clock.now().getTime()) / 3_600_000;
    expect(Math.abs(hours - 72)).toBeLessThan(0.01);
    w.test.clock.advance(60 * 60);
    await w.timers();
    expect(await w.places('boat', date)).toEqual({ held: 2, sold: 0 });
    const { payments } = await w.ledger(held.id);
    expect((await w.keyed(`payments/${payments[0].id}/capture/`, 'finance', {})).status).toBe(200);
    expect((await w.read(held.id)).status).toBe('confirmed');
    expect(await w.places('boat', date)).toEqual({ held: 0, sold: 2 });
    expect(await w.events(held.id)).toEqual(['created', 'proof', 'transfer', 'payment', 'pay']);
    const letters = await w.sql.primaryRows<{ template: string }>(
      `select template from outbox_message where entity_id = $1 and template = 'booking-transfer'`,
      [held.id],
    );
    expect(letters).toHaveLength(1);
    // The request for payment names the new day.
    expect((await w.papers(held.id)).filter((paper) => paper.startsWith('pro_forma'))).toHaveLength(2);
  });

  it('counts once when a colleague has entered the transfer by hand meanwhile, however they date it', async () => {
    const made = await approved();
    const { body: proof } = await send(made);
    w.test.clock.advance(5 * 3600);
    expect((await w.record(made.id, '500.00')).status).toBe(201);
    const capture = (over: object) => w.keyed(`payments/${proof.id}/capture/`, 'agent', over);
    w.test.clock.advance(30 * 3600);
    const twice = await capture({});
    expect([twice.status, twice.body.code]).toEqual([409, 'transfer_recorded']);
    expect(await w.read(made.id)).toMatchObject({ paid: '500.00' });
    const mute = await capture({ again: true });
    expect([mute.status, Object.keys(mute.body)]).toEqual([400, ['note']]);
    const { status } = await capture({ again: true, note: 'Two of the family paid' });
    expect([status, (await w.read(made.id)).paid]).toEqual([200, '1000.00']);
  });

  it('counts once when a colleague has entered the transfer under the day on which the bank shows it', async () => {
    const made = await approved();
    const received_at = new Date(w.test.clock.now().getTime() - 3 * 86_400_000).toISOString();
    const { body: proof } = await send(made);
    expect((await w.record(made.id, '500.00', { received_at })).status).toBe(201);
    const twice = await w.keyed(`payments/${proof.id}/capture/`, 'agent', {});
    expect([twice.status, twice.body.code]).toEqual([409, 'transfer_recorded']);
    expect(await w.read(made.id)).toMatchObject({ paid: '500.00' });
  });

  it('counts beside an alike transfer of another day, where a colleague names the day', async () => {
    const made = await approved();
    const { body: proof } = await send(made);
    expect((await w.record(made.id, '500.00')).status).toBe(201);
    w.test.clock.advance(50 * 3600);
    const received_at = w.test.clock.now().toISOString();
    expect((await w.keyed(`payments/${proof.id}/capture/`, 'agent', { received_at })).status).toBe(200);
  });

  it('may turn out to be none', async () => {
    const made = await approved();
    const { body } = await send(made);
    const { body: failed } = await w.keyed(`payments/${body.id}/fail/`, 'agent', { note: 'Called back' });
    expect(failed).toMatchObject({ status: 'failed', note: 'Called back' });
    expect(await w.read(made.id)).toMatchObject({ status: 'awaiting_payment', paid: '0.00' });
  });

  it('is a PDF, a JPEG or a PNG by its content, whatever it is called', async () => {
    const made = await approved();
    const { body } = await send(made, await picture(), 'proof.exe');
    expect(body.proof).toMatchObject({ type: 'png' });
    for (const [file, name] of [
      [Buffer.from('<html><script>alert(1)</script></html>'), 'proof.pdf'],
      [Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>\n%%EOF'), 'proof.pdf'],
      [Buffer.from('%PDF-1.7 without an end'), 'proof.pdf'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'proof.png'],
      [Buffer.from('GIF89a'.padEnd(64)), 'proof.png'],
    ] as const)
      expect([name, (await send(made, file, name)).status]).toEqual([name, 415]);
    expect((await send(made, Buffer.alloc(5_242_881, 1))).status).toBe(413);
    const none = await w.test
      .api()
      .post(`/api/bookings/${made.id}/payment-proofs/?access_token=${made.access_token}`)
      .set('idempotency-key', randomUUID())
      .field('amount', '1.00');
    expect(none.status).toBe(400);
    expect((await w.ledger(made.id)).payments).toHaveLength(1);
  });

  it('is no picture that is damaged or a bomb, and says so beside its field, in the language of who sends it', async () => {
    const made = await approved();
    const refused = async (file: Buffer, language: string) => {
      const { status, body } = await send(made, file, 'slip.png').set('accept-language', language);
      return [status, body.proof?.[0]];
    };
    const bomb = whitePng(20_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refused(bomb, 'en')).toEqual([400, 'Pictures may have at most 40 megapixels']);
    const png = await picture();
    expect(await refused(png.subarray(0, png.length - 40), 'ru')).toEqual([400, expect.stringMatching(/поврежд/)]);
    const recorded = (await w.as('agent'))
      .post(`/api/bookings/${made.id}/payments/`)
      .set('idempotency-key', randomUUID())
      .field({ kind: 'payment', method: 'bank_transfer', amount: '500.00' });
    const { status, body } = await recorded.attach('proof', bomb, 'slip.png').set('accept-language', 'zh');
    expect([status, body.proof]).toEqual([400, [expect.stringContaining('40')]]);
    expect((await w.ledger(made.id)).payments).toEqual([]);
    expect((await send(made, whitePng(200), 'slip.png')).status).toBe(201);
  });

  it('is handed in once for a key, and at most three wait at a time', async () => {
    const made = await approved();
    const key = randomUUID();
    const [one, two] = [await send(made, PDF, 'a.pdf', key), await send(made, PDF, 'a.pdf', key)];
    expect([two.status, two.body.id, two.headers['idempotency-replayed']]).toEqual([201, one.body.id, 'true']);
    for (let more = 0; more < 2; more += 1) expect((await send(made)).status).toBe(201);
    const full = await send(made);
    expect([full.status, full.body.code]).toEqual([409, 'proofs_full']);
    expect((await send(made, whitePng(20_000), 'slip.png')).status).toBe(409);
    expect((await send(made, PDF, 'a.pdf', key)).headers['idempotency-replayed']).toBe('true');
    await w.keyed(`payments/${one.body.id}/fail/`, 'agent', {});
    expect((await send(made)).status).toBe(201);
  });

  it('waits in the inbox until somebody decides, and the guest is told either way', async () => {
    const made = await approved();
    const waits = async () => {
      const { body } = await (await w.as('agent')).get('/api/bookings/?proof_waiting=true&page_size=100');
      return body.results.some(({ id }: { id: string }) => id === made.id);
    };
    expect(await waits()).toBe(false);
    const { body: proof } = await send(made);
    expect(await waits()).toBe(true);
    expect((await w.keyed(`payments/${proof.id}/fail/`, 'agent', { note: 'Not there' })).status).toBe(200);
    expect(await waits()).toBe(false);
    const { body: second } = await send(made);
    expect((await w.keyed(`payments/${second.id}/capture/`, 'agent', {})).status).toBe(200);
    const letters = await w.sql.primaryRows<{ template: string }>(
      `select template from outbox_message where entity_id = $1 and template in ('booking-proof-declined', 'booking-confirmed')
       order by created_at, id`,
      [made.id],
    );
    expect(letters.map(({ template }) => template)).toEqual(['booking-proof-declined', 'booking-confirmed']);
  });

  it('is wanted where something is due, from who holds the booking', async () => {
    const made = await w.book('free', w.day(40));
    const early = await send(made);
    expect([early.status, early.body.code]).toEqual([409, 'not_payable_yet']);
    // Nothing is opened for it: a picture takes a second, and whoever asks has paid nothing.
    expect((await send(made, whitePng(20_000), 'slip.png')).status).toBe(409);
    expect((await send({ id: made.id, access_token: 'x'.repeat(43) })).status).toBe(404);
    const looking = (await w.as('viewer')).post(`/api/bookings/${made.id}/payment-proofs/`);
    expect((await looking.set('idempotency-key', randomUUID()).attach('proof', PDF, 'a.pdf')).status).toBe(403);
  });

  it('is for who records payments, as a download that runs nothing', async () => {
    const made = await approved();
    const { body } = await send(made, PDF, 'a"; filename=evil.html\r\nx: y.pdf');
    const { status, headers, body: file } = await open(body.id, 'agent');
    expect([status, Buffer.compare(file as Buffer, PDF)]).toEqual([200, 0]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^attachment; filename="proof-[A-Z0-9-]+\.pdf"$/),
    });
    expect(headers['cache-control']).toContain('no-store');
    expect((await open(body.id, 'viewer')).status).toBe(403);
    expect((await w.test.api().get(`/api/payments/${body.id}/proof/`)).status).toBe(401);
    expect((await w.test.api().get(`/media/proofs/${body.id}.pdf`)).status).toBe(404);
  });

  it('comes with what a colleague records, too', async () => {
    const made = await approved();
    const { status, body } = await (
      await w.as('agent')
    )
      .post(`/api/bookings/${made.id}/payments/`)
      .set('idempotency-key', randomUUID())
      .field('kind', 'payment')
      .field('method', 'bank_transfer')
      .field('amount', '500.00')
      .attach('proof', PDF, 'slip.pdf');
    expect([status, body.proof]).toEqual([201, { name: 'slip.pdf', type: 'pdf', bytes: PDF.length }]);
    expect((await open(body.id, 'finance')).status).toBe(200);
  });

  it('is in the file of a customer by its name, and gone with the account; what was paid stays for the books', async () => {
    const { test } = w;
    const user = await test.createUser('customer', null, 'payer@example.com');
    await test.em().nativeUpdate(User, { id: user.id }, { emailVerifiedAt: test.clock.now() });
    const signIn = async () => test.api().auth(await test.signInAs(user), { type: 'bearer' });
    const date = await departing();
    const { body: made } = await (
      await signIn()
    )
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send(w.request('asked', date));
    await w.staff(made.id, 'approve');
    const { body: proof } = await send(made);
    await w.keyed(`payments/${proof.id}/capture/`, 'agent', {});
    const { body: kept } = await (await signIn()).post('/api/customers/me/export/');
    const file = await (await signIn()).get(kept.url);
    expect(JSON.parse(file.text).payments).toMatchObject([
      { booking: made.reference, status: 'captured', amount: '500.00', proof: 'remittance.pdf' },
    ]);
    const erased = await (await signIn()).delete('/api/customers/me/').send({ password: TEST_PASSWORD });
    expect(erased.status).toBe(204);
    expect((await open(proof.id, 'agent')).status).toBe(404);
    expect((await w.ledger(made.id)).payments).toMatchObject([{ status: 'captured', amount: '500.00', proof: null }]);
  });

  it('keeps them from the first that waits on: another one every other day does not keep them for ever', async () => {
    const made = await approved();
    const DAY = 86_400;
    const status = async () => {
      await w.timers();
      return (await w.read(made.id)).status;
    };
    w.test.clock.advance(2 * DAY);
    const { body: first } = await send(made);
    w.test.clock.advance(DAY + DAY / 2);
    expect((await send(made)).status).toBe(201);
    w.test.clock.advance(DAY);
    expect(await status()).toBe('awaiting_payment');
    w.test.clock.advance(DAY / 2 + 1);
    expect([first.status, await status()]).toEqual(['pending', 'expired']);
  });

  it('keeps places for three days once they were said yes to, or were held and it was shown', async () => {
    const made = await approved();
    const date = w.day(60);
    await w.depart('boat', date, 2);
    const held = await w.book('boat', date);
    const DAY = 86_400;
    expect((await send(held)).status).toBe(201);
    w.test.clock.advance(DAY);
    await w.timers();
    expect((await w.read(held.id)).status).toBe('awaiting_payment');
    w.test.clock.advance(2 * DAY - 60);
    expect((await send(made)).status).toBe(201);
    w.test.clock.advance(2 * DAY);
    await w.timers();
    expect((await w.read(held.id)).status).toBe('expired');
    expect((await w.read(made.id)).status).toBe('awaiting_payment');
    w.test.clock.advance(DAY + 1);
    await w.timers();
    expect((await w.read(made.id)).status).toBe('expired');
    expect((await send(made)).body.code).toBe('hold_over');
    // The money comes after all.
    const [waiting] = (await w.ledger(made.id)).payments;
    expect((await w.keyed(`payments/${waiting.id}/capture/`, 'agent', {})).status).toBe(200);
    expect((await w.read(made.id)).status).toBe('confirmed');
  });
});
