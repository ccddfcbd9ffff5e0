import type { ColleagueDto } from '../../platform/access/colleague.dto.js';
import type { Sql } from '../../platform/data/sql.js';
import { colleague, instant } from '../../platform/data/sql-text.js';
import { type PaymentKind, type PaymentMethod, type PaymentState, type ProofType } from './payment-kinds.js';

type Rows = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/** An entry as it is stored. */
export interface PaymentRow {
  id: string;
  kind: PaymentKind;
  method: PaymentMethod;
  status: PaymentState;
  amount_minor: number;
  currency: string;
  settled_minor: number | null;
  settled_currency: string | null;
  fx_rate: string | null;
  fee_minor: number | null;
  provider: string | null;
  refund_of: string | null;
  received_at: string | null;
  recorded_by: ColleagueDto | null;
  external_reference: string | null;
  note: string;
  created_at: string;
  proof: { name: string; type: ProofType; bytes: number } | null;
  also_recorded_for: string[];
}

/**
 * A bank's reference without what people write one way or another; null where neither a letter nor a digit is left. Money that has moved
 * is found by it (`payment_reference_index`).
 */
export const written = (column: string): string =>
  `nullif(lower(regexp_replace(normalize(${column}, NFKC), '[^[:alnum:]]', '', 'g')), '')`;

/** What a transfer may be on the ledger as already: who did not know what a payment was may have added it by an adjustment. */
const KNOWN_AS = `(p.kind = $2 or ($2 = 'payment' and p.kind = 'adjustment' and p.amount_minor > 0))`;

const maldivesDay = (instant: string): string => `(${instant} at time zone 'Indian/Maldives')::date`;

const SELECT = `
  select p.id, p.kind, p.method, p.status, p.amount_minor, p.currency, p.settled_minor, p.settled_currency,
    trim_scale(p.fx_rate)::text as fx_rate, p.fee_minor, p.provider, p.refund_of_id as refund_of,
    ${instant('p.received_at')} as received_at, ${colleague('u')} as recorded_by, p.external_reference, p.note,
    ${instant('p.created_at')} as created_at,
    case when f.id is null then null else json_build_object('name', f.name, 'type', f.type, 'bytes', f.bytes) end as proof,
    array(select distinct ob.reference from payment o join booking ob on ob.id = o.booking_id
      where o.booking_id <> p.booking_id and o.status = 'captured' and p.status = 'captured' and o.kind = p.kind
        and ${written('o.external_reference')} = ${written('p.external_reference')} order by 1 limit 5) as also_recorded_for
  from payment p
  left join "user" u on u.id = p.recorded_by
  left join payment_proof f on f.payment_id = p.id`;

/** A charge whose page did not open: nobody has paid it, and nobody waits for word of it. */
const UNOPENED =
  "p.status in ('pending', 'cancelled') and p.kind = 'payment' and p.provider is not null and p.provider_ref is null";

/** The ledger of a booking, oldest first. */
export const paymentsOf = (sql: Rows, bookingId: string) =>
  sql.primaryRows<PaymentRow>(`${SELECT} where p.booking_id = $1 and not (${UNOPENED}) order by p.created_at, p.id`, [
    bookingId,
  ]);

export const findPayment = (sql: Rows, id: string) => sql.primaryRow<PaymentRow>(`${SELECT} where p.id = $1`, [id]);

/** The booking that a payment is for. */
export const bookingOfPayment = (sql: Rows, id: string) =>
  sql.primaryRow<{ booking_id: string }>('select booking_id from payment where id = $1', [id]);

/** Where a transfer goes; null while the agency has not said. */
export const bankDetails = async (sql: Rows): Promise<string | null> =>
  (await sql.primaryRow<{ bank_details: string | null }>('select bank_details from setting limit 1'))?.bank_details ??
  null;

const CAPTURED = "p.status = 'captured'";
const IN = "p.kind in ('payment', 'adjustment')";
const BACK = "p.kind in ('refund', 'chargeback')";

/** Cents that came in and went back, by the ledger; and what is on its way back. */
export interface LedgerSums {
  paid: number;
  refunded: number;
  returning: number;
  /** Of what went back: what banks took. */
  charged_back: number;
}

export async function ledgerSums(sql: Rows, bookingId: string): Promise<LedgerSums> {
  const sums = await sql.primaryRow<LedgerSums>(
    `select coalesce(sum(p.amount_minor) filter (where ${CAPTURED} and ${IN}), 0)::float8 as paid,
       coalesce(sum(p.amount_minor) filter (where ${CAPTURED} and ${BACK}), 0)::float8 as refunded,
       coalesce(sum(p.amount_minor) filter (where p.status = 'pending' and ${BACK}), 0)::float8 as returning,
       coalesce(sum(p.amount_minor) filter (where ${CAPTURED} and p.kind = 'chargeback'), 0)::float8 as charged_back
     from payment p where p.booking_id = $1`,
    [bookingId],
  );
  return sums ?? { paid: 0, refunded: 0, returning: 0, charged_back: 0 };
}

/** Cents of a payment that have gone back or are on their way. */
export const returnedOf = async (sql: Rows, paymentId: string): Promise<number> =>
  (
    await sql.primaryRow<{ returned: number }>(
      `select coalesce(sum(p.amount_minor), 0)::float8 as returned from payment p
       where p.refund_of_id = $1 and p.status in ('captured', 'pending')`,
      [paymentId],
    )
  )?.returned ?? 0;

/** Bookings whose columns say something else than their ledger: there are none. */
export const ledgerFaults = (sql: Rows) =>
  sql.primaryRows<{ id: string; reference: string }>(
    `select b.id, b.reference from booking b
     left join lateral (
       select coalesce(sum(p.amount_minor) filter (where ${IN}), 0) as paid,
         coalesce(sum(p.amount_minor) filter (where ${BACK}), 0) as refunded
       from payment p where p.booking_id = b.id and ${CAPTURED}
     ) l on true
     where b.paid_minor <> l.paid or b.refunded_minor <> l.refunded order by b.id limit 100`,
  );

/**
 * Money that has moved under the bank's name for a transfer, however it is written: the booking that it is counted for. Two bookings
 * of one transfer are a matter of the office; twice for one booking is a slip.
 */
export const sameTransfers = (sql: Rows, reference: string, kind: PaymentKind) =>
  sql.primaryRows<{ booking_id: string; reference: string }>(
    `select distinct b.id as booking_id, b.reference from payment p join booking b on b.id = p.booking_id
     where ${CAPTURED} and ${KNOWN_AS} and ${written('p.external_reference')} = ${written('$1::text')}
     order by b.reference limit 20`,
    [reference, kind],
  );

/** A transfer as a bank statement shows it, under a reference or none, between two instants of which the days in Maldives count. */
export interface SeenTransfer {
  kind: PaymentKind;
  /** Cents that the booking is credited with. */
  amountMinor: number;
  /** Hundredths of what arrived. */
  minor: number;
  currency: string;
  reference: string | null;
  since: Date;
  until: Date;
}

/**
 * Whether a booking has a transfer of the same amount from which no reference tells this one. Banks differ by a day in when a transfer
 * arrived, and colleagues in whether they say what arrived in another currency.
 */
export const hasAlike = async (
  sql: Rows,
  bookingId: string,
  { kind, amountMinor, minor, currency, reference, since, until }: SeenTransfer,
): Promise<boolean> =>
  (await sql.primaryRow(
    `select 1 as one from payment p
     where p.booking_id = $1 and ${CAPTURED} and ${KNOWN_AS} and p.method = 'bank_transfer'
       and (p.amount_minor = $8
         or (coalesce(p.settled_minor, p.amount_minor) = $3 and coalesce(p.settled_currency, p.currency) = $4))
       and (${written('p.external_reference')} is null or ${written('$5::text')} is null)
       and ${maldivesDay('p.received_at')} between ${maldivesDay('$6::timestamptz')} - 1 and ${maldivesDay('$7::timestamptz')} + 1
     limit 1`,
    [bookingId, kind, minor, currency, reference, since, until, amountMinor],
  )) !== null;

/** The file of a payment. */
export const findProof = (sql: Rows, paymentId: string) =>
  sql.primaryRow<{ type: ProofType; content: Buffer; reference: string }>(
    `select f.type, f.content, b.reference from payment_proof f
     join payment p on p.id = f.payment_id join booking b on b.id = p.booking_id where p.id = $1`,
    [paymentId],
  );

/** How many proofs of a booking nobody has looked at yet. */
export const waitingProofs = async (sql: Rows, bookingId: string): Promise<number> =>
  (
    await sql.primaryRow<{ count: number }>(
      `select count(*)::int as count from payment p join payment_proof f on f.payment_id = p.id
       where p.booking_id = $1 and p.status = 'pending'`,
      [bookingId],
    )
  )?.count ?? 0;

/** Takes a customer's proofs away; the entries stay for the books. */
export const forgetProofs = (sql: Pick<Sql, 'primaryRows'>, customerId: string) =>
  sql.primaryRows(
    `delete from payment_proof f using payment p, booking b
     where p.id = f.payment_id and b.id = p.booking_id and b.customer_id = $1`,
    [customerId],
  );

/** Payments by card that somebody began and nothing was heard of since. @param before when they began at the latest */
export const silentCharges = (sql: Rows, before: Date) =>
  sql.primaryRows<{ id: string; booking_id: string; provider: string; provider_ref: string | null }>(
    `select id, booking_id, provider, provider_ref from payment
     where status = 'pending' and kind = 'payment' and provider is not null and created_at <= $1
     order by created_at limit 100`,
    [before],
  );

/**
 * Refunds that were handed to a provider a minute ago or longer and whose end is not known: each minute in their first hour, when most
 * were cut off by a fault, and then once an hour, each at its own minute, as a bank may take days.
 */
export const silentRefunds = (sql: Rows, now: Date) =>
  sql.primaryRows<{ id: string }>(
    `select id from payment where status = 'pending' and kind = 'refund' and provider is not null
       and created_at <= $1::timestamptz - interval '1 minute'
       and (created_at > $1::timestamptz - interval '1 hour'
         or extract(minute from created_at) = extract(minute from $1::timestamptz))
     order by created_at desc limit 100`,
    [now],
  );
