// When guests land and fly home, as it stands on their tickets: a time in the Maldives without a zone.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123160000_booking_flights extends Migration {
  override name = 'Migration20261123160000_booking_flights';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "booking" add column "arrival_flight_at" varchar(16) null, add column "departure_flight_at" varchar(16) null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "booking" drop column "arrival_flight_at", drop column "departure_flight_at";`);
  }
}
