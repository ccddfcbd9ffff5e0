import type { Sql } from '../../../platform/data/sql.js';
import type { ChargeRequest } from '../providers/card-provider.js';
import type { ChargeState } from './sandbox-charge.entity.js';

type Rows = Pick<Sql, 'primaryRow'>;

export interface ChargeRow {
  ref: string;
  booking_id: string;
  booking_reference: string;
  amount_minor: number;
  currency: string;
  status: ChargeState;
  /** `/` where a process of an earlier release has opened it. */
  return_url: string;
}

const COLUMNS = 'ref, booking_id, booking_reference, amount_minor, currency, status, return_url';

/** Opens a charge for a payment, once. @returns its name */
export async function openCharge(
  sql: Rows,
  ref: string,
  { paymentId, bookingId, bookingReference, amountMinor, currency, returnUrl }: ChargeRequest,
  now: Date,
): Promise<string> {
  const row = await sql.primaryRow<{ ref: string }>(
    `insert into sandbox_charge as c (ref, payment_id, booking_id, booking_reference, amount_minor, currency, return_url, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (payment_id) do update set payment_id = c.payment_id returning c.ref`,
    [ref, paymentId, bookingId, bookingReference, amountMinor, currency, returnUrl, now],
  );
  return row?.ref ?? ref;
}

export const findCharge = (sql: Rows, ref: string) =>
  sql.primaryRow<ChargeRow>(`select ${COLUMNS} from sandbox_charge where ref = $1`, [ref]);

/** Decides an open charge; one that is decided stays as it is. @returns the charge as it is then */
export const decideCharge = (sql: Rows, ref: string, status: ChargeState) =>
  sql.primaryRow<ChargeRow>(
    `update sandbox_charge set status = case when status = 'open' then $2 else status end where ref = $1 returning ${COLUMNS}`,
    [ref, status],
  );

/** Gives back of what was paid, once for each key. @returns false when there is not so much left */
export async function refundCharge(sql: Rows, ref: string, amount: number, key: string): Promise<boolean> {
  const row = await sql.primaryRow(
    `update sandbox_charge set refunds = refunds || jsonb_build_object($3::text, $2::int)
     where ref = $1 and status = 'paid'
       and amount_minor >= $2::int + (select coalesce(sum(r.value::int), 0) from jsonb_each_text(refunds) r where r.key <> $3)
     returning ref`,
    [ref, amount, key],
  );
  return row !== null;
}
