import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@atoll/contract/days';
import type { Role } from '@atoll/contract/permissions';
import { createTestApp, type TestApp } from './create-test-app.js';
import { createPackage, type PackageValues } from './factories.js';
import { Stock } from '../src/catalogue/availability/stock.js';
import type { User } from '../src/people/accounts/user.entity.js';
import { Sql } from '../src/platform/data/sql.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import type { Booking } from '../src/sales/bookings/booking.entity.js';
import { FREED_JOB } from '../src/catalogue/availability/freed-stock.js';
import { BookingSteps } from '../src/sales/bookings/machine/booking-steps.js';
import { Settling } from '../src/sales/bookings/machine/settling.js';

/** The answer to a call of many at once: nobody waits longer than a second for those before, and whoever is told to come back does so. */
export async function insisting<T extends { status: number }>(call: () => PromiseLike<T>): Promise<T> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await sleep(200);
  }
}

/** What tests of the machine share: packages with counted places, and the calls that people make. Money: 1,000.00 a person. */
export async function machineWorld(env: Record<string, string> = {}) {
  const test = await createTestApp({ env });
  const sql = test.app.get(Sql);
  const steps = test.app.get(BookingSteps, { strict: false });
  const settling = test.app.get(Settling, { strict: false });
  const stock = test.app.get(Stock, { strict: false });
  const jobs = test.app.get(Jobs);
  const day = (ahead: number) => test.clock.maldivesDate(ahead);

  const packages = new Map<string, number>();
  const sell = async (slug: string, values: Partial<PackageValues> = {}) => {
    const made = await createPackage(test, { slug, durationNights: 3, duration: 4, ...values });
    packages.set(slug, made.id);
  };
  await sell('boat', { confirmationMode: 'instant' });
  await sell('asked');
  await sell('free');
  await sql.primaryRows(`update package set sold_by = 'departures' where slug in ('boat', 'asked')`);

  const depart = (slug: string, date: string, capacity: number) =>
    sql.primaryRows(
      `insert into departure (package_id, start_date, end_date, capacity, cutoff_at)
       values ($1, $2, $2::date + 3, $3, $2::date - interval '1 day')`,
      [packages.get(slug), date, capacity],
    );

  const request = (slug: string, date: string, adults = 2, over: object = {}) => ({
    package: slug,
    check_in: date,
    adults,
    contact: { name: 'Анна', email: 'anna@example.com', phone: '+7 912 345-67-89' },
    accept_terms: true,
    locale: 'ru',
    shown_price: { total: `${adults * 1000}.00` },
    ...over,
  });
  const colleagues = new Map<Role, Promise<User>>();
  /** Signed in now: tests move the clock past the end of a session. */
  const as = async (role: Role) => {
    const user = colleagues.get(role) ?? test.createUser('staff', role, `machine-${role}@test.example`);
    colleagues.set(role, user);
    return test.api().auth(await test.signInAs(await user), { type: 'bearer' });
  };
  const call = async (role: Role | null) => (role === null ? test.api() : as(role));
  const send = async (body: object, as: Role | null = null) =>
    (await call(as)).post('/api/bookings/').set('idempotency-key', randomUUID()).send(body);
  /** A booking that was taken. */
  const book = async (slug: string, date: string, adults = 2, over: object = {}) => {
    const { status, body } = await send(request(slug, date, adults, over));
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body as { id: string; access_token: string; status: string; expires_at: string; reply_by: string };
  };
  const post = async (id: string, path: string, as: Role | null, body: object = {}, key?: string) => {
    const made = (await call(as)).post(`/api/bookings/${id}/${path}/`);
    return (key === undefined ? made : made.query({ access_token: key })).send(body);
  };

  const within = <T>(id: string, work: (em: ReturnType<TestApp['em']>, booking: Booking) => Promise<T> | T) =>
    test.em().transactional(async (em) => work(em, await steps.lock(em, id)));

  return {
    test,
    sql,
    jobs,
    steps,
    settling,
    day,
    depart,
    request,
    send,
    book,
    post,
    within,
    /** Staff say so. */
    staff: (id: string, path: string, body: object = {}, as: Role = 'agent') => post(id, path, as, body),
    /** Who holds the link says so. */
    guest: ({ id, access_token }: { id: string; access_token: string }, path: string, body: object = {}) =>
      post(id, path, null, body, access_token),
    /** Money as the ledger brings it: paid in all, and gone back in all, in cents. */
    pay: (id: string, paid: number, refunded = 0) =>
      within(id, async (em, booking) => {
        const back = refunded - booking.refundedMinor;
        const came = paid - booking.paidMinor;
        booking.paidMinor = paid;
        booking.refundedMinor = refunded;
        const moved =
          back > 0 ? ({ type: 'refund', amountMinor: back } as const) : { type: 'payment' as const, amountMinor: came };
        await settling.settle(em, booking, { type: 'system', id: null, requestId: null }, moved);
      }),
    as,
    read: async (id: string) => (await (await as('owner')).get(`/api/bookings/${id}/`)).body,
    events: async (id: string) =>
      (
        await sql.primaryRows<{ type: string }>(
          'select type from booking_event where booking_id = $1 order by at, id',
          [id],
        )
      ).map(({ type }) => type),
    places: (slug: string, date: string) =>
      sql.primaryRow<{ held: number; sold: number }>(
        'select held, sold from departure where package_id = $1 and start_date = $2',
        [packages.get(slug), date],
      ),
    /** What no test may leave behind: counts that differ from what bookings have taken. */
    wrongCounts: () =>
      sql.primaryRows(
        `select d.id, d.held, d.sold, sum(a.qty) filter (where a.kind = 'soft') as soft, sum(a.qty) filter (where a.kind = 'hard') as hard
         from departure d left join allocation a on a.departure_id = d.id and a.released_at is null
         group by d.id having d.held <> coalesce(sum(a.qty) filter (where a.kind = 'soft'), 0)
           or d.sold <> coalesce(sum(a.qty) filter (where a.kind = 'hard'), 0)`,
      ),
    release: (em: ReturnType<TestApp['em']>, id: string) => stock.release(em, id),
    /** Kinds of the papers of a booking, as they were issued, with what a credit note gives back. */
    papers: async (id: string) =>
      (
        await sql.primaryRows<{ paper: string }>(
          `select concat_ws(' ', type, content -> 'credit' ->> 'amount', nullif(content ->> 'total', '')) as paper from invoice
           where booking_id = $1 order by issued_at, number`,
          [id],
        )
      ).map(({ paper }) => paper),
    timers: () => jobs.run('bookings.timers'),
    waiting: () => jobs.runSent(FREED_JOB),
    lastDay: (date: string) => addDays(date, 3),
  };
}

export type MachineWorld = Awaited<ReturnType<typeof machineWorld>>;
