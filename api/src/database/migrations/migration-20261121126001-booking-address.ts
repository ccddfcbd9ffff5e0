// Guest bookings are found by their address, however it was written, when its owner becomes a customer.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121126001_bookingAddress extends Migration {
  override name = 'Migration20261121126001_bookingAddress';

  override up(): void | Promise<void> {
    this.addSql('create index "booking_contact_address_index" on "booking" (lower("contact_email"));');
  }

  override down(): void | Promise<void> {
    this.addSql('drop index "booking_contact_address_index";');
  }
}
