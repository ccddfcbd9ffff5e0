// What a meal plan costs beyond the price of the room. Amenities and pictures of rooms stand in the JSON of the rooms.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121129010_mealSupplements extends Migration {
  override name = 'Migration20261121129010_mealSupplements';

  override up(): void | Promise<void> {
    this.addSql(`alter table "resort" add "meal_supplements" jsonb not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "resort" drop column "meal_supplements";`);
  }
}
