// The lists of first views and of cultural content keep views as the others do.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127084500_writtenViews extends Migration {
  override name = 'Migration20261127084500_writtenViews';

  override up(): void | Promise<void> {
    this.addSql('alter table "saved_view" drop constraint "saved_view_list_check";');
    this.addSql(
      "alter table \"saved_view\" add constraint \"saved_view_list_check\" check (list in ('bookings', 'trip-requests', 'packages', 'destinations', 'experiences', 'resorts', 'transfers', 'categories', 'amenities', 'locations', 'faqs', 'posts', 'pages', 'page-heroes', 'cultural-content'));",
    );
  }
}
