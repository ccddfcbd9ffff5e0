// Numbers of flights and names of travellers, which guests tell after they have booked.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261125170207_bookingDetails extends Migration {
  override name = 'Migration20261125170207_bookingDetails';

  override up(): void | Promise<void> {
    this.addSql(
      'alter table "booking" add "arrival_flight_no" varchar(10) null, add "departure_flight_no" varchar(10) null, add "named_travellers" jsonb not null default \'[]\';',
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      'alter table "booking" drop column "arrival_flight_no", drop column "departure_flight_no", drop column "named_travellers";',
    );
  }
}
