// A night near the airport takes a room of its hotel, which the booking has to remember. Earlier bookings have taken none.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261125233419_airportNights extends Migration {
  override name = 'Migration20261125233419_airportNights';

  override up(): void | Promise<void> {
    this.addSql('alter table "booking" add "airport_nights" jsonb not null default \'[]\';');
  }
}
