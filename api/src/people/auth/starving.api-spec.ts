import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp, TEST_PASSWORD } from '../../../test/create-test-app.js';
import { LIMITS } from '../../platform/config/limit-rules.js';
import { OutboxMessage } from '../mail/outbox-message.entity.js';
import { FamiliarPlace } from './familiar-place.entity.js';
import { FamiliarPlaces } from './familiar-places.js';
import { User } from '../accounts/user.entity.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(60_000);

const NEXT = 'seven quiet sandbanks at dawn';
const { login_account, login_ip, account_mail, reset, link_password, lock_mail, reauth } = LIMITS;

describe('what strangers do to an account', () => {
  let test: TestApp;
  let hosts = 0;
  beforeAll(async () => {
    const limits = { login_account, login_ip, account_mail, reset, link_password, lock_mail, reauth };
    const env = { ATOLL_TRUST_PROXY: '127.0.0.1', ATOLL_LIMITS: JSON.stringify(limits) };
    test = await createTestApp({ env });
  }, 60_000);
  afterAll(() => test.close());

  /** An address where nobody was before. */
  const anywhere = () => `198.51.${Math.floor(++hosts / 250)}.${hosts % 250}`;
  const post = (path: string, ip: string, body: object) =>
    test.api().post(`/api/${path}/`).set('x-forwarded-for', ip).send(body);
  const signIn = (email: string, ip: string, password = TEST_PASSWORD) => post('token', ip, { email, password });
  const guess = (email: string, ip: string, path = 'token') => post(path, ip, { email, password: 'wrong wrong' });
  const statuses = async (count: number, call: () => PromiseLike<{ status: number }>) => {
    const seen: number[] = [];
    for (let time = 0; time < count; time++) seen.push((await call()).status);
    return seen;
  };
  const times = (count: number, status: number) => Array.from({ length: count }, () => status);
  /** A member of staff who has signed in at home. */
  const owner = async (home = anywhere()) => {
    const { email, id } = await test.createUser('staff', 'agent', `owner-${++hosts}@test.example`);
    expect((await signIn(email, home)).status).toBe(200);
    return { email, id, home };
  };
  const letters = (recipient: string, template: string) =>
    test.em().find(OutboxMessage, { recipient, template }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  const links = async (recipient: string) =>
    (await letters(recipient, 'password-reset')).map(({ payload }) => (payload as { token: string }).token);

  it('does not keep its owner out where they have signed in, and everybody else for 15 minutes', async () => {
    const { email, home } = await owner();
    expect(await statuses(12, () => guess(email, anywhere()))).toEqual([...times(10, 401), 429, 429]);
    expect((await signIn(email, anywhere())).status).toBe(429);
    expect((await signIn(email, home)).status).toBe(200);
    // The owner's place has a counter of its own: who sits there may guess ten times, too, and strangers use none of it up.
    expect(await statuses(11, () => guess(email, home))).toEqual([...times(10, 401), 429]);
  });

  it('holds while the owner comes and goes: the lock is not lifted for strangers, nor told of again', async () => {
    const { email, id, home } = await owner();
    await statuses(10, () => guess(email, anywhere()));
    const locked = async () => (await test.em().findOneOrFail(User, { id })).lockedUntil;
    const until = await locked();
    expect(until?.getTime()).toBeGreaterThan(test.clock.now().getTime() + 14 * 60_000);
    expect((await signIn(email, home)).status).toBe(200);
    expect(await locked()).toEqual(until);
    expect(await letters(email, 'account-locked')).toHaveLength(1);
    test.clock.advance(16 * 60);
    await statuses(10, () => guess(email, home));
    expect((await locked())?.getTime()).toBeGreaterThan(test.clock.now().getTime());
    // Once an hour is enough for who cannot do anything about it.
    expect(await letters(email, 'account-locked')).toHaveLength(1);
  });

  it('counts for the door it was done at', async () => {
    const { email } = await test.createUser('staff', 'agent', 'both-doors@test.example');
    expect(await statuses(11, () => guess(email, anywhere(), 'customers/login'))).toEqual([...times(10, 401), 429]);
    expect((await signIn(email, anywhere())).status).toBe(200);
  });

  it('is over when a colleague unlocks the account', async () => {
    const { email, id } = await owner();
    await statuses(11, () => guess(email, anywhere()));
    expect((await signIn(email, anywhere())).status).toBe(429);
    const colleague = await test.as('owner');
    expect((await colleague.post(`/api/users/${id}/unlock/`)).status).toBe(204);
    expect((await signIn(email, anywhere())).status).toBe(200);
  });

  it('is over when the owner uses a link, and does not begin again where it was used', async () => {
    const { email, id } = await owner();
    await statuses(11, () => guess(email, anywhere()));
    const hotel = anywhere();
    expect((await post('users/password/reset', hotel, { email })).status).toBe(202);
    const [token] = await links(email);
    expect((await post('users/password/reset/confirm', hotel, { token, new_password: NEXT })).status).toBe(204);
    await statuses(10, () => guess(email, anywhere()));
    expect((await signIn(email, hotel, NEXT)).status).toBe(200);
    // Other places may be those of who had the old password.
    expect(await test.em().count(FamiliarPlace, { user: id })).toBe(1);
  });

  it('uses up no letters: links of strangers’ asking are good, and a familiar place has letters of its own', async () => {
    const { email, home } = await owner();
    expect(await statuses(5, () => post('users/password/reset', anywhere(), { email }))).toEqual(times(5, 202));
    expect(await letters(email, 'password-reset')).toHaveLength(3);
    expect((await post('users/password/reset', home, { email })).status).toBe(202);
    const sent = await links(email);
    expect(sent).toHaveLength(4);
    const confirm = (token?: string) => post('users/password/reset/confirm', anywhere(), { token, new_password: NEXT });
    expect((await confirm(sent[0])).status).toBe(204);
    expect((await confirm(sent[3])).status).toBe(400);
  });

  it('takes no request from who sits behind the same address and has signed in there', async () => {
    const hotel = anywhere();
    const { email } = await owner(hotel);
    const others = () => post('users/password/reset', hotel, { email: `guest-${++hosts}@test.example` });
    expect(await statuses(4, others)).toEqual([202, 202, 202, 429]);
    expect((await post('users/password/reset', hotel, { email })).status).toBe(202);
    expect(await statuses(31, () => guess(`guest-${++hosts}@test.example`, hotel))).toEqual([...times(30, 401), 429]);
    expect((await signIn('somebody@test.example', hotel)).status).toBe(429);
    expect((await signIn(email, hotel)).status).toBe(200);
  });

  it('tells nothing of who has signed in: successes are not counted', async () => {
    const { email } = await test.createUser('staff', 'agent', 'busy@test.example');
    for (let time = 0; time < 12; time++) expect((await signIn(email, anywhere())).status).toBe(200);
    expect(await statuses(11, () => guess(email, anywhere()))).toEqual([...times(10, 401), 429]);
    expect(await statuses(11, () => guess('nobody@test.example', anywhere()))).toEqual([...times(10, 401), 429]);
  });

  it('gets ten guesses also when all are made at once', async () => {
    const { email } = await owner();
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(email, anywhere())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...times(10, 401), ...times(10, 429)]);
  });

  it('gets as far with the addresses of one line as with one of them', async () => {
    const line = (host: number) => `2001:db8:1:2::${host.toString(16)}`;
    const seen = await statuses(31, () => guess(`line-${++hosts}@test.example`, line(++hosts)));
    expect(seen).toEqual([...times(30, 401), 429]);
    expect((await guess('line@test.example', '2001:db8:1:3::1')).status).toBe(401);
  });

  /** A customer who is signed in and has asked for a link to another address. */
  const mover = async () => {
    const name = `mover-${++hosts}`;
    const { email } = await test.createUser('customer', null, `${name}@test.example`);
    const { token } = (await post('customers/login', anywhere(), { email, password: TEST_PASSWORD })).body;
    const ask = { email: `${name}-typo@test.example`, password: TEST_PASSWORD };
    const moving = test.api().post('/api/customers/me/email/').auth(token, { type: 'bearer' }).send(ask);
    expect((await moving).status).toBe(202);
    const [letter] = await letters(ask.email, 'email-change');
    const link = (letter?.payload as { token: string } | undefined)?.token;
    const confirm = (password: string) => post('customers/email/confirm', anywhere(), { token: link, password });
    return { email, token: token as string, confirm };
  };
  const change = (bearer: string, current_password: string) =>
    test
      .api()
      .post('/api/customers/me/password/')
      .auth(bearer, { type: 'bearer' })
      .send({ current_password, new_password: NEXT });

  it('guesses ten times with a link to another address, and no colleague’s session with another’s', async () => {
    const { email, token, confirm } = await mover();
    expect(await statuses(11, () => confirm('wrong wrong'))).toEqual([...times(10, 400), 429]);
    expect((await confirm(TEST_PASSWORD)).status).toBe(429);

    // A thief of one session leaves the others their tries.
    expect(await statuses(11, () => change(token, 'guess guess'))).toEqual([...times(10, 400), 429]);
    const other = (await post('customers/login', anywhere(), { email, password: TEST_PASSWORD })).body;
    expect((await change(other.token, TEST_PASSWORD)).status).toBe(200);
  });

  it('goes no further with a link to another address once the owner has another password', async () => {
    const { token, confirm } = await mover();
    expect((await change(token, TEST_PASSWORD)).status).toBe(200);
    const { status, body } = await confirm(NEXT);
    expect([status, Object.keys(body)]).toEqual([400, ['token']]);
  });

  it('guesses ten times at the password of a registration with its link', async () => {
    const facts = { email: 'newcomer@test.example', password: NEXT, first_name: 'Eva', accept_terms: true };
    expect((await post('customers/register', anywhere(), facts)).status).toBe(201);
    const [letter] = await letters(facts.email, 'verify-email');
    const token = (letter?.payload as { token: string } | undefined)?.token;
    const verify = (password: string) => post('customers/verify-email', anywhere(), { token, password });
    expect(await statuses(11, () => verify('wrong wrong'))).toEqual([...times(10, 400), 429]);
    expect((await verify(NEXT)).status).toBe(429);
  });

  it('finds the owner at the twenty places where they were last, for 90 days', async () => {
    const { email, id, home } = await owner();
    const places = test.app.get(FamiliarPlaces, { strict: false });
    const knows = (ip: string) => places.knows('staff', email, ip);
    const visit = (ip: string) => {
      test.clock.advance(1);
      return test.em().transactional(async (em) => places.remember(em, await em.findOneOrFail(User, { id }), ip));
    };
    const [first = '', ...others] = Array.from({ length: 20 }, anywhere);
    for (const ip of [first, ...others.slice(0, 9), home, ...others.slice(9)]) await visit(ip);
    expect(await Promise.all([first, home, ...others].map(knows))).toEqual([false, ...Array(20).fill(true)]);
    const last = others.at(-1) ?? '';
    test.clock.advance(90 * 24 * 3600 - 1);
    expect(await knows(last)).toBe(true);
    test.clock.advance(1);
    expect(await knows(last)).toBe(false);
  });
});
