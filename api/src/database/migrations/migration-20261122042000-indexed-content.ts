// What has a page of its own says what search engines and shared links get: a picture, and whether to leave the page out. All
// content knows who made it; for what was made before, its first version does.
import { Migration } from '@mikro-orm/migrations';

const INDEXED = ['destination', 'experience', 'package', 'page', 'post', 'resort'];
const CONTENT = [...INDEXED, 'cultural_content', 'faq', 'page_hero', 'transfer'];

export class Migration20261122042000_indexedContent extends Migration {
  override name = 'Migration20261122042000_indexedContent';

  override up(): void | Promise<void> {
    for (const table of CONTENT) {
      this.addSql(`alter table "${table}" add "created_by" uuid null;`);
      this.addSql(
        `update "${table}" t set "created_by" = r."actor_id" from "content_revision" r
         where r."kind" = '${table}' and r."entity_id" = t."id" and r."action" in ('create', 'duplicate');`,
      );
    }
    for (const table of INDEXED) {
      this.addSql(`alter table "${table}" add "og_image_id" int null, add "noindex" boolean not null default false;`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_og_image_id_foreign" foreign key ("og_image_id") references "media" ("id") on delete restrict;`,
      );
    }
  }

  override down(): void | Promise<void> {
    for (const table of INDEXED) {
      this.addSql(`alter table "${table}" drop constraint "${table}_og_image_id_foreign";`);
      this.addSql(`alter table "${table}" drop column "og_image_id", drop column "noindex";`);
    }
    for (const table of CONTENT) this.addSql(`alter table "${table}" drop column "created_by";`);
  }
}
