// One word for one act: a departure is cancelled. Tables, steps of the history and letters that wait take the name.
import { Migration } from '@mikro-orm/migrations';

const TABLES = [
  ['mass_cancellation', 'departure_cancellation'],
  ['called_off_booking', 'cancelled_booking'],
] as const;

const CONSTRAINTS = [
  ['departure_cancellation', 'mass_cancellation_pkey', 'departure_cancellation_pkey'],
  ['departure_cancellation', 'mass_cancellation_departure_id_foreign', 'departure_cancellation_departure_id_foreign'],
  ['cancelled_booking', 'called_off_booking_pkey', 'cancelled_booking_pkey'],
  ['cancelled_booking', 'called_off_booking_state_check', 'cancelled_booking_state_check'],
  ['cancelled_booking', 'called_off_booking_booking_id_foreign', 'cancelled_booking_booking_id_foreign'],
  ['cancelled_booking', 'called_off_booking_mass_cancellation_id_foreign', 'cancelled_booking_cancellation_id_foreign'],
  [
    'cancelled_booking',
    'called_off_booking_mass_cancellation_id_booking_id_unique',
    'cancelled_booking_cancellation_id_booking_id_unique',
  ],
] as const;

const INDEXES = [
  ['mass_cancellation_departure_id_index', 'departure_cancellation_departure_id_index'],
  ['called_off_booking_booking_id_index', 'cancelled_booking_booking_id_index'],
  ['called_off_booking_pending_unique', 'cancelled_booking_pending_unique'],
] as const;

export class Migration20261124001500_departure_cancellations extends Migration {
  override name = 'Migration20261124001500_departure_cancellations';

  override up(): void | Promise<void> {
    for (const [from, to] of TABLES) this.addSql(`alter table "${from}" rename to "${to}";`);
    this.addSql('alter table "cancelled_booking" rename column "mass_cancellation_id" to "cancellation_id";');
    for (const [table, from, to] of CONSTRAINTS)
      this.addSql(`alter table "${table}" rename constraint "${from}" to "${to}";`);
    for (const [from, to] of INDEXES) this.addSql(`alter index "${from}" rename to "${to}";`);
    this.addSql(`update "booking_event" set type = 'cancel_departure' where type = 'call_off';`);
    this.addSql(
      `update "outbox_message" set template = 'booking-departure-cancelled' where template = 'booking-called-off';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `update "outbox_message" set template = 'booking-called-off' where template = 'booking-departure-cancelled';`,
    );
    this.addSql(`update "booking_event" set type = 'call_off' where type = 'cancel_departure';`);
    for (const [from, to] of INDEXES) this.addSql(`alter index "${to}" rename to "${from}";`);
    for (const [table, from, to] of CONSTRAINTS)
      this.addSql(`alter table "${table}" rename constraint "${to}" to "${from}";`);
    this.addSql('alter table "cancelled_booking" rename column "cancellation_id" to "mass_cancellation_id";');
    for (const [from, to] of TABLES) this.addSql(`alter table "${to}" rename to "${from}";`);
  }
}
