import type { Sql } from '../../platform/data/sql.js';

type Row = Pick<Sql, 'primaryRow'>;
type Rows = Pick<Sql, 'primaryRows'>;

/** What a drawing is found by. */
export interface DrawingKey {
  id: string;
  booking: string;
  fingerprint: string;
  /** Version of the booking whose facts are drawn; null for a paper of a snapshot. */
  version: number | null;
}

/** The PDF, if this is what it was drawn from. */
export const findDrawn = (sql: Row, { id, fingerprint }: DrawingKey) =>
  sql.primaryRow<{ content: Buffer }>('select content from drawn_paper where id = $1 and fingerprint = $2', [
    id,
    fingerprint,
  ]);

const INTO = 'insert into drawn_paper (id, booking_id, fingerprint, content, drawn_at)';

/** An issued paper keeps the bytes that it had first. */
const KEEP_ISSUED = `${INTO} values ($1, $2, $3, $4, $5) on conflict (id) do nothing`;

/**
 * A voucher takes the place of the one before. Nothing is kept of a booking that changed while it was drawn, or is changing: a person
 * who is being erased would come back with it.
 */
const KEEP_VOUCHER = `with unchanged as (select id from booking where id = $2 and version = $6 for share skip locked)
  ${INTO} select $1::uuid, id, $3, $4::bytea, $5::timestamptz from unchanged
  on conflict (id) do update set fingerprint = excluded.fingerprint, content = excluded.content, drawn_at = excluded.drawn_at
    where drawn_paper.fingerprint <> excluded.fingerprint`;

/** Keeps a drawing. */
export async function keepDrawn(sql: Rows, key: DrawingKey, content: Buffer, now: Date): Promise<void> {
  const { id, booking, fingerprint, version } = key;
  const values = [id, booking, fingerprint, content, now];
  await (version === null ? sql.primaryRows(KEEP_ISSUED, values) : sql.primaryRows(KEEP_VOUCHER, [...values, version]));
}

/** Forgets the drawings of a user's bookings, but for those that tax law wants kept: invoices, and what takes them back. */
export const forgetDrawn = (sql: Rows, customerId: string) =>
  sql.primaryRows(
    `delete from drawn_paper d using booking b
     where b.id = d.booking_id and b.customer_id = $1
       and not exists (select from invoice i where i.id = d.id and i.type in ('tax_invoice', 'credit_note'))`,
    [customerId],
  );
