// A booking keeps what was agreed to: the version of the terms, when, and a hash of their words; and how to answer whom.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121129000_bookingTerms extends Migration {
  override name = 'Migration20261121129000_bookingTerms';

  override up(): void | Promise<void> {
    this.addSql(
      'alter table "booking" add "contact_country" varchar(2) null, add "preferred_channel" varchar(10) null, add "terms_version" varchar(40) null, add "terms_accepted_at" timestamptz null, add "terms_hash" varchar(64) null;',
    );
    this.addSql(
      `alter table "booking" add constraint "booking_preferred_channel_check" check (preferred_channel in ('email', 'whatsapp', 'phone'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "booking" drop constraint "booking_preferred_channel_check";');
    this.addSql(
      'alter table "booking" drop column "contact_country", drop column "preferred_channel", drop column "terms_version", drop column "terms_accepted_at", drop column "terms_hash";',
    );
  }
}
