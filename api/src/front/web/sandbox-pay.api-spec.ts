import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Language } from '@atoll/contract/languages';
import { AccessTokens } from '../../sales/bookings/access/access-tokens.js';
import { type MoneyWorld, moneyWorld } from '../../../test/money-world.js';

describe('the page of the simulated card provider', () => {
  let w: MoneyWorld;
  let ahead = 30;
  beforeAll(async () => {
    w = await moneyWorld();
  }, 60_000);
  afterAll(() => w.test.close());

  const begin = async (language: Language = 'ru') => {
    const date = w.day(ahead++);
    await w.depart('boat', date, 4);
    const made = await w.book('boat', date);
    const { redirect_url, amount } = await w.charge(made, language);
    return { ...made, amount, path: new URL(redirect_url).pathname };
  };
  const choose = (path: string, choice: string) => w.test.api().post(path).type('form').send({ choice });

  it.each([
    ['en', '/sandbox-pay/', 'Simulated payment', ['Pay', 'Decline', 'Time out: no answer'], '$500.00'],
    ['ru', '/ru/sandbox-pay/', 'Тестовая оплата', ['Оплатить', 'Отклонить', 'Нет ответа от банка'], '500,00\u00a0$'],
    ['zh', '/zh/sandbox-pay/', '模拟付款', ['付款成功', '付款被拒', '超时：银行无回应'], '$500.00'],
  ] as const)('says in %s what is asked for, without a script', async (locale, start, title, buttons, amount) => {
    const { path } = await begin(locale);
    expect(path.startsWith(start)).toBe(true);
    const { status, text, headers } = await w.test.api().get(path);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(/<h1>([^<]+)<\/h1>/.exec(text)?.[1]).toBe(title);
    expect([...text.matchAll(/<button[^>]*>([^<]+)</g)].map(([, label]) => label?.trim())).toEqual(buttons);
    expect(text).toContain(`<strong>${amount}</strong>`);
    expect(text).not.toMatch(/<script|<style| style=|<input/);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('pays: the agency hears of it, and the browser is back at the booking, which opens', async () => {
    const { id, access_token, path } = await begin();
    const { status, headers } = await choose(path, 'pay');
    const back = new URL(headers['location'] ?? '');
    expect([status, back.origin + back.pathname]).toEqual([303, `https://atoll.example/ru/booking/confirmation/${id}`]);
    // A key of its own, which lasts for days: the booking's own stays out of a provider's logs.
    const key = back.searchParams.get('access_token');
    expect(key).not.toBe(access_token);
    const opened = await w.test.api().get(`/api/bookings/${id}/`).query({ access_token: key });
    expect([opened.status, opened.body.id]).toEqual([200, id]);
    expect(await w.read(id)).toMatchObject({ status: 'confirmed', payment_status: 'deposit_paid' });
    const again = await w.test.api().get(path);
    expect(again.text).toContain('Этот платёж уже завершён');
    expect(again.text).not.toContain('<form');
    // A second click, a reload: the first choice stands.
    expect((await choose(path, 'decline')).status).toBe(303);
    expect((await w.ledger(id)).payments).toMatchObject([{ status: 'captured' }]);
  });

  it('leads back for a day from when it was begun, however often and late somebody looks', async () => {
    const { id, path } = await begin();
    const keyOf = (address: string) => new URL(address).searchParams.get('access_token') ?? '';
    const opens = async (access_token: string) =>
      (await w.test.api().get(`/api/bookings/${id}/`).query({ access_token })).status;
    const first = keyOf((await choose(path, 'pay')).headers['location'] ?? '');
    expect(await opens(first)).toBe(200);
    w.test.clock.advance(24 * 3600 + 1);
    const again = keyOf((await choose(path, 'pay')).headers['location'] ?? '');
    const { text } = await w.test.api().get(path);
    const shown = keyOf(/href="(https:[^"]+)"/.exec(text)?.[1] ?? '');
    expect([again, shown, await opens(first)]).toEqual([first, first, 404]);
  });

  it('is where who goes back without paying is sent again: nobody pays twice', async () => {
    // Keys end with whole seconds.
    w.test.clock.advance(0.7);
    const { id, path } = await begin();
    const [charge] = await w.sql.primaryRows<{ return_url: string }>(
      'select return_url from sandbox_charge where booking_id = $1',
      [id],
    );
    const access_token = new URL(charge?.return_url ?? '').searchParams.get('access_token') ?? '';
    const { redirect_url } = await w.charge({ id, access_token });
    expect(new URL(redirect_url).pathname).toBe(path);
  });

  it('goes on with a charge that a process of the release before has begun: one charge, which leads back to its booking', async () => {
    const { id, path, ...made } = await begin();
    await w.sql.primaryRow(`update payment set return_until = null where booking_id = $1 returning id`, [id]);
    await w.sql.primaryRow(`update sandbox_charge set return_url = '/' where booking_id = $1 returning ref`, [id]);
    expect(new URL((await w.charge({ id, ...made })).redirect_url).pathname).toBe(path);
    expect((await w.ledger(id)).payments).toHaveLength(1);
    expect((await choose(path, 'pay')).headers['location']).toBe(`/ru/booking/confirmation/${id}`);
    expect((await w.test.api().get(path)).text).toContain(`href="/ru/booking/confirmation/${id}"`);
  });

  it('leads back for a day where a process of the release before was killed before it had opened the charge', async () => {
    const { id, ...made } = await begin();
    await w.sql.primaryRow(
      `with gone as (delete from sandbox_charge where booking_id = $1)
       update payment set return_until = null, redirect_url = null, provider_ref = null where booking_id = $1 returning id`,
      [id],
    );
    w.test.clock.advance(60);
    const { redirect_url } = await w.charge({ id, ...made });
    expect((await w.ledger(id)).payments).toHaveLength(1);
    const back = new URL((await choose(new URL(redirect_url).pathname, 'pay')).headers['location'] ?? '');
    expect(
      (
        await w.test
          .api()
          .get(`/api/bookings/${id}/`)
          .query({ access_token: back.searchParams.get('access_token') })
      ).status,
    ).toBe(200);
  });

  it('leads who comes with a key that ends back until then, whoever else pays meanwhile', async () => {
    const { id, access_token, path } = await begin();
    const keys = w.test.app.get(AccessTokens, { strict: false });
    const soon = new Date(w.test.clock.now().getTime() + 3_600_000);
    const lent = { id, access_token: keys.expiring(id, soon) };
    const mine = new URL((await w.charge(lent)).redirect_url).pathname;
    // Neither is sent to the other's page, which ends with the next: one would get more, the other less than is theirs.
    const own = new URL((await w.charge({ id, access_token })).redirect_url).pathname;
    const again = new URL((await w.charge(lent)).redirect_url).pathname;
    expect(new Set([path, mine, own, again]).size).toBe(4);
    const back = new URL((await choose(again, 'decline')).headers['location'] ?? '');
    expect(back.searchParams.get('access_token')).toBe(lent.access_token);
    w.test.clock.advance(3601);
    expect((await w.ask(lent)).status).toBe(404);
  });

  it('declines: nothing was paid, and it can be tried again', async () => {
    const { path, ...made } = await begin();
    expect((await choose(path, 'decline')).status).toBe(303);
    expect((await w.ledger(made.id)).payments).toMatchObject([{ status: 'failed' }]);
    expect(await w.read(made.id)).toMatchObject({ status: 'on_hold', payment_status: 'unpaid' });
    const next = new URL((await w.charge(made)).redirect_url).pathname;
    expect(next).not.toBe(path);
    await choose(next, 'pay');
    expect(await w.read(made.id)).toMatchObject({ status: 'confirmed' });
  });

  it('falls silent: the payment waits a quarter of an hour, then it is over', async () => {
    const { id, path } = await begin();
    expect((await choose(path, 'time_out')).status).toBe(303);
    expect((await w.ledger(id)).payments).toMatchObject([{ status: 'pending' }]);
    w.test.clock.advance(15 * 60 + 1);
    await w.watch.askAll();
    expect((await w.ledger(id)).payments).toMatchObject([{ status: 'cancelled' }]);
    expect(await w.read(id)).toMatchObject({ status: 'on_hold' });
  });

  it('is there for a charge that there is, and takes what it offers', async () => {
    const { path } = await begin();
    expect((await choose(path, 'win')).status).toBe(404);
    expect((await w.test.api().get('/sandbox-pay/none')).status).toBe(404);
    expect((await choose('/sandbox-pay/none', 'pay')).status).toBe(404);
  });
});

describe('where no simulated provider is wanted', () => {
  it('its page is not there', async () => {
    const w = await moneyWorld({ ATOLL_SANDBOX_PAY: '0' });
    await w.sql.primaryRows(
      `insert into sandbox_charge (ref, payment_id, booking_id, booking_reference, amount_minor, currency, created_at)
       values ('known', gen_random_uuid(), gen_random_uuid(), 'ATL-00001', 100, 'USD', now())`,
    );
    expect((await w.test.api().get('/sandbox-pay/known')).status).toBe(404);
    await w.test.close();
  }, 60_000);
});
