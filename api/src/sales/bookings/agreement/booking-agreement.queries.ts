import { instant } from '../../../platform/data/sql-text.js';
import type { Sql } from '../../../platform/data/sql.js';
import type { Block } from '../../../content/rich-text/blocks.js';
import type { PriceDetailsDto } from '../../quotes/quote.dto.js';
import type { EventActor } from '../booking-event.entity.js';
import type { AgreeingType } from './booking-agreement.entity.js';

/** One agreement as it is stored. Cents. */
export interface AgreementRow {
  at: string;
  type: AgreeingType;
  actor_type: EventActor;
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  children_ages: number[];
  total_minor: number;
  deposit_minor: number;
  balance_due_on: string | null;
  price_details: PriceDetailsDto | null;
}

/** All that was agreed about a booking, oldest first. */
export const agreementsOf = (sql: Sql, bookingId: string) =>
  sql.primaryRows<AgreementRow>(
    `select ${instant('v.at')} as at, v.type, v.actor_type, a.check_in, a.check_out, a.nights, a.adults, a.children_ages,
       a.total_minor, a.deposit_minor, a.balance_due_on, a.price_details
     from booking_agreement a join booking_event v on v.id = a.event_id
     where v.booking_id = $1 order by v.at, v.id`,
    [bookingId],
  );

/**
 * What a guest has agreed to pay for a booking: as they asked for it, or as it stood when they last paid for it. Cents; null in bookings
 * from before it was kept.
 */
export const lastAgreedTotal = async (sql: Pick<Sql, 'primaryRow'>, bookingId: string): Promise<number | null> => {
  const row = await sql.primaryRow<{ total: number }>(
    `select a.total_minor as total from booking_agreement a join booking_event v on v.id = a.event_id
     where v.booking_id = $1 and (v.type in ('created', 'change') or v.at <= (
       select max(p.at) from booking_event p where p.booking_id = $1 and p.type in ('pay', 'honour')))
     order by v.at desc, v.id desc limit 1`,
    [bookingId],
  );
  return row?.total ?? null;
};

/** The words with a hash; null where they were not kept. */
export const wordsOf = (sql: Sql, hash: string) =>
  sql.primaryRow<{ language: string; title: string; blocks: Block[] }>(
    'select language, title, blocks from agreed_words where hash = $1',
    [hash],
  );
