import { instant } from '../../platform/data/sql-text.js';
import type { Sql } from '../../platform/data/sql.js';
import { IS_SAID } from '../bookings/messages/thread.js';

/** Reviews that were written under the address, or about a booking of the user's. */
const OWN_REVIEW = `(lower(r.email) = $1 or r.booking_id in (select b.id from booking b where b.customer_id = $2::uuid))`;

/** What stands under an address, beside the account: `$1` is the address in lower case, `$2` the user. */
const WRITTEN: Record<string, string> = {
  contact_messages: `select m.reference, m.name, m.email, m.phone, m.subject, m.message, m.page_url, m.locale, m.status,
      ${instant('m.created_at')} as created_at,
      (select coalesce(json_agg(json_build_object('body', r.body, 'at', ${instant('r.at')}) order by r.at), '[]')
        from contact_reply r where r.message_id = m.id) as replies
    from contact_message m where lower(m.email) = $1 order by m.created_at`,
  trip_requests: `select t.reference, t.name, t.email, t.phone, t.description, t.duration, t.budget, t.travellers,
      t.children_ages, t.travel_month, t.date_from, t.date_to, t.destinations, t.experiences, t.transfer_preference,
      t.meal_plan, t.builder, t.quotes, t.locale, t.currency, t.status, t.lost_reason,
      ${instant('t.created_at')} as created_at,
      (select coalesce(json_agg(json_build_object('text', n.text, 'at', ${instant('n.at')}) order by n.at), '[]')
        from trip_request_note n where n.request_id = t.id) as notes,
      (select coalesce(json_agg(json_build_object('number', o.number, 'status', o.status, 'check_in', o.check_in,
          'check_out', o.check_out, 'total', (o.total_minor / 100.0)::numeric(12, 2)::text, 'words', o.words, 'answer', o.answer,
          'valid_until', o.valid_until, 'at', ${instant('o.created_at')}) order by o.number), '[]')
        from trip_offer o where o.request_id = t.id) as offers
    from trip_request t where lower(t.email) = $1 order by t.created_at`,
  leads: `select l.reference, l.name, l.email, l.phone, l.check_in, l.check_out, l.adults, l.children_ages, l.note, l.locale, l.status,
      ${instant('l.created_at')} as created_at
    from lead l where lower(l.email) = $1 order by l.created_at`,
  newsletter: `select n.email, n.locale, n.status, n.source, n.consent_version, ${instant('n.consent_at')} as consent_at,
      ${instant('n.confirmed_at')} as confirmed_at, ${instant('n.unsubscribed_at')} as unsubscribed_at,
      n.unsubscribe_reason
    from newsletter_subscriber n where n.email = $1`,
  reviews: `select r.name, r.email, r.country, r.rating, r.scores, r.title, r.comment, r.stay_month, r.traveller_type, r.language,
      r.status, r.reply_text, ${instant('r.created_at')} as created_at
    from review r where ${OWN_REVIEW} order by r.created_at`,
  payments: `select b.reference as booking, p.kind, p.method, p.status, to_char(p.amount_minor / 100.0, 'FM99999990.00') as amount,
      p.currency, ${instant('p.received_at')} as received_at, ${instant('p.created_at')} as created_at, f.name as proof
    from payment p join booking b on b.id = p.booking_id left join payment_proof f on f.payment_id = p.id
    where b.customer_id = $2::uuid and $1::text is not null order by p.created_at, p.id`,
  messages: `select b.reference as booking, case when e.actor_type = 'staff' then 'office' else 'guest' end as side,
      e.message as text, ${instant('e.at')} as at
    from booking_event e join booking b on b.id = e.booking_id
    where b.customer_id = $2::uuid and $1::text is not null and ${IS_SAID} order by e.at, e.id`,
  // Never the payload: until a letter is sent it holds the keys of its links.
  letters: `select o.template, o.locale, o.status, ${instant('o.created_at')} as created_at, ${instant('o.sent_at')} as sent_at
    from outbox_message o where lower(o.recipient) = $1 order by o.created_at, o.id`,
};

/** Everything that a user wrote under the own address, and what was written to it, by kind. */
export async function writtenBy(
  sql: Sql,
  { id, email }: { id: string; email: string },
): Promise<Record<string, object[]>> {
  const kinds = await Promise.all(
    Object.entries(WRITTEN).map(
      async ([kind, text]) => [kind, await sql.primaryRows(text, text.includes('$2') ? [email, id] : [email])] as const,
    ),
  );
  return Object.fromEntries(kinds);
}

/** What a user did and what was done to the account, as the audit has it. */
export const listActivity = (sql: Sql, userId: string) =>
  sql.primaryRows<{ at: string; action: string }>(
    `select ${instant('e.at')} as at, e.action from audit_entry e
     where e.actor_id = $1::uuid or (e.entity = 'user' and e.entity_id = $1::text) order by e.seq`,
    [userId],
  );

/** What stays of a request is what the agency counts: when, for how long, for how many, and what became of it. */
const FORGET = [
  `delete from trip_request_note where request_id in (select id from trip_request where lower(email) = $1)`,
  `update trip_offer set words = '', answer = '', children_ages = '[]', price_reason = null
     where request_id in (select id from trip_request where lower(email) = $1)`,
  `delete from contact_message where lower(email) = $1`,
  `update trip_request set name = null, email = '', phone = null, description = '', builder = null, ip_hash = null,
     children_ages = '[]', version = version + 1 where lower(email) = $1`,
  `update lead set name = null, email = null, phone = null, note = '', ip_hash = null, children_ages = '[]', version = version + 1
     where lower(email) = $1`,
  `delete from newsletter_subscriber where email = $1`,
  `delete from outbox_message where lower(recipient) = $1 or lower(payload ->> 'email') = $1`,
  `delete from idempotency_key where strpos(lower(response), '"' || $1 || '"') > 0`,
];

/** Takes a person out of what was written under an address. Letters and answers that name the address go too. */
export async function forgetWritten(sql: Pick<Sql, 'primaryRows'>, email: string): Promise<void> {
  for (const statement of FORGET) {
    // One connection: the statements run after each other anyway.
    await sql.primaryRows(statement, [email]);
  }
}

/** What was written about the bookings of a user, by whoever it was; they are without contact already. `$1` is the user. */
const SALE_WORDS = [
  'select forget_booking_words($1::uuid)',
  `update change_request c set note = '', answer = '' from booking b where b.id = c.booking_id and b.customer_id = $1::uuid`,
  `update booking set cancellation = jsonb_set(cancellation::jsonb, '{note}', '""')
     where customer_id = $1::uuid and cancellation is not null`,
  `update payment p set note = '' from booking b where b.id = p.booking_id and b.customer_id = $1::uuid and p.note <> ''`,
  `update lead set name = null, email = null, phone = null, note = '', ip_hash = null, children_ages = '[]', version = version + 1
     where booking_id in (select id from booking where customer_id = $1::uuid)`,
];

/** Forgets the words of a user's bookings; dates, steps and money stay for the books. */
export async function forgetSaleWords(sql: Pick<Sql, 'primaryRows'>, userId: string): Promise<void> {
  for (const statement of SALE_WORDS) {
    // One connection: the statements run after each other anyway.
    await sql.primaryRows(statement, [userId]);
  }
}

/** Letters about the user or a booking of theirs, whoever they went to, and what is kept for repeated calls; `$1` is the user. */
const COPIES = [
  `delete from outbox_message where (entity = 'user' and entity_id = $1::text)
     or (entity = 'booking' and entity_id in (select id::text from booking where customer_id = $1::text::uuid))`,
  `delete from idempotency_key k where k.scope like $1::text || ':%' or exists (
     select from booking b, lateral (
       select b.id union select id from payment where booking_id = b.id union select id from change_request where booking_id = b.id
       union select id from booking_event where booking_id = b.id) named
     where b.customer_id = $1::text::uuid and strpos(k.response, named.id::text) > 0)`,
];

/** Forgets letters and answers that repeat what a user's account and bookings said. */
export async function forgetCopies(sql: Pick<Sql, 'primaryRows'>, userId: string): Promise<void> {
  for (const statement of COPIES) {
    // One connection: the statements run after each other anyway.
    await sql.primaryRows(statement, [userId]);
  }
}

/**
 * Takes the writer out of a user's reviews; what was said about a place stays.
 * @param names what the writer is called from now on, by language
 */
export const forgetReviewer = (
  sql: Pick<Sql, 'primaryRows'>,
  { id, email }: { id: string; email: string },
  names: Record<string, string>,
) =>
  sql.primaryRows(
    `update review r set name = coalesce($3::jsonb ->> r.language, $3::jsonb ->> 'en'), email = null, country = null,
       ip_hash = null, version = version + 1
     where ${OWN_REVIEW} returning r.id`,
    [email, id, JSON.stringify(names)],
  );
