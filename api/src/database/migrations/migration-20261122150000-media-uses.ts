// What shows a picture was searched in every table that can name one: fifty statements a question. Now it is kept, by triggers that
// the preparation of the database sets on those tables (media/keep-media-uses.queries.ts); here are the table and what reads documents.
import { Migration } from '@mikro-orm/migrations';

/** Where a JSON document names a picture: members of these names hold an id, a list of ids, or an object with one. */
const IN_JSON =
  '$.** ? (@.type() == "object").keyvalue() ? (@.key == "media" || @.key == "media_id" || @.key == "media_ids").value[*]';

export class Migration20261122150000_mediaUses extends Migration {
  override name = 'Migration20261122150000_mediaUses';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "media_use" ("relation" varchar(63) not null, "row_key" varchar(255) not null, "field" varchar(63) not null, "media_id" int not null, "entity" varchar(63) not null, "entity_id" varchar(255) not null, primary key ("relation", "row_key", "field", "media_id"));`,
    );
    this.addSql(`create index "media_use_media_id_index" on "media_use" ("media_id");`);
    // Ids of pictures that a document names; what is no id is passed over.
    this.addSql(
      `create function "media_ids"(document jsonb) returns setof int language sql immutable parallel safe as $$
         select distinct id::int from (
           select case jsonb_typeof(named) when 'number' then (named #>> '{}')::numeric end as id from (
             select case jsonb_typeof(value) when 'object' then value -> 'id' else value end as named
             from jsonb_path_query(document, '${IN_JSON}') as value) members) numbers
         where id between 1 and 2147483647 and id = trunc(id)
       $$;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `do $$
       declare
         kept regproc;
       begin
         for kept in select oid from pg_proc where starts_with(proname, 'media_use_of_') and pronamespace = 'public'::regnamespace loop
           execute format('drop function %s cascade', kept::regprocedure);
         end loop;
       end $$;`,
    );
    this.addSql('drop function "media_ids"(jsonb);');
    this.addSql('drop table "media_use";');
  }
}
