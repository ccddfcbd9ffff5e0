/** What has run out and nobody needs any more; removed on every preparation and every day. Times are the database's. */
const EXPIRED = [
  `delete from rate_limit where expire < (extract(epoch from now()) * 1000)::bigint`,
  `delete from idempotency_key where created_at < now() - interval '24 hours'`,
  `delete from session where expires_at < now() - interval '30 days'`,
  `delete from familiar_place where seen_at < now() - interval '90 days'`,
  `delete from registration where expires_at < now()`,
  `delete from user_token where expires_at < now()`,
  `delete from customer_export where expires_at < now()`,
  `delete from error_report where received_at < now() - interval '30 days'`,
  `delete from error_group where last_seen < now() - interval '30 days'`,
  `delete from outbox_message where status = 'sent' and sent_at < now() - interval '180 days'
     or status = 'withheld' and created_at < now() - interval '180 days'`,
  ...['contact_message', 'trip_request', 'review', 'newsletter_subscriber'].map(
    (table) => `delete from ${table} where status = 'spam' and created_at < now() - interval '30 days'`,
  ),
  `delete from newsletter_subscriber where (status = 'pending' or status = 'bounced' and confirmed_at is null)
     and consent_at < now() - interval '30 days'`,
  `delete from import_job where state = 'preview' and at < now() - interval '24 hours'`,
  `delete from content_preview where expires_at < now()`,
  `delete from notification where created_at < now() - interval '1 year'`,
  // Words that somebody looked for alone may be somebody's own.
  `delete from visit_sum where day < current_date - 800
     or event = 'nothing_found' and count = 1 and day < current_date - 30`,
  `delete from webhook_delivery where status <> 'queued' and created_at < now() - interval '30 days'`,
  `delete from missing_report where last_at < now() - interval '90 days'`,
];

/**
 * Removes expired counters, keys, sessions (with their refresh tokens), links, exports, previews, notifications, error reports,
 * sums of visits, messages to other systems and mails sent or withheld long ago.
 */
export async function cleanUp(database: { query(text: string): Promise<unknown> }): Promise<void> {
  for (const statement of EXPIRED) {
    // One after the other: nobody waits for it, and others need the connections.
    await database.query(statement);
  }
}
