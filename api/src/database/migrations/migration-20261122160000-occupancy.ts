// A room took two, whatever its package said. Now a package says whom a room takes, and a booking how often its price counted.
import { Migration } from '@mikro-orm/migrations';

/** What every price per room has meant so far. */
const ROOM_FOR_TWO = `'{"unit": "room", "adults": 2, "children": 0, "child_age_max": null}'`;
/** The family villa of the demo agency, for those who changed something else of it. */
const FAMILY_VILLA = `'{"unit": "villa", "adults": 2, "children": 2, "child_age_max": 11}'`;
const ONLY_ROOMS = `(pricing_type = 'per_room') = (occupancy is not null)`;

export class Migration20261122160000_occupancy extends Migration {
  override name = 'Migration20261122160000_occupancy';

  override up(): void | Promise<void> {
    this.addSql(`alter table "package" add column "occupancy" jsonb null;`);
    this.addSql(
      `update "package" set "occupancy" = case when "slug" = 'family-week-lhaviyani' and "code" = 'MV-FAM-01' then ${FAMILY_VILLA}::jsonb
         else ${ROOM_FOR_TWO}::jsonb end where "pricing_type" = 'per_room';`,
    );
    this.addSql(`alter table "package" add constraint "package_occupancy_check" check (${ONLY_ROOMS});`);
    this.addSql(`alter table "booking" add column "occupancy" jsonb null, add column "units" int null;`);
    this.addSql(
      `update "booking" set "units" = case "pricing_type" when 'per_person' then "travellers" when 'per_group' then 1
           else ceil("travellers" / 2.0) end,
         "occupancy" = case when "pricing_type" = 'per_room' then ${ROOM_FOR_TWO}::jsonb end;`,
    );
    this.addSql(
      `alter table "booking" alter column "units" set not null, drop constraint "booking_total_minor_check",
         add constraint "booking_occupancy_check" check (${ONLY_ROOMS}),
         add constraint "booking_units_check" check (units >= 1),
         add constraint "booking_total_minor_check" check (total_minor = price_minor * units);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "booking" drop constraint "booking_total_minor_check", drop column "units", drop column "occupancy",
         add constraint "booking_total_minor_check" check (total_minor >= price_minor);`,
    );
    this.addSql(`alter table "package" drop column "occupancy";`);
  }
}
