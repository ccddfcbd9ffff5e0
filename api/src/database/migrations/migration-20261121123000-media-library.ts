// The library: what is known of a picture beside its size, words of its caption, and the addresses it had before.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121123000_mediaLibrary extends Migration {
  override name = 'Migration20261121123000_mediaLibrary';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "media_address" ("media_id" int not null, "hash" varchar(8) not null, "file" varchar(160) not null, "focal_x" double precision not null, "focal_y" double precision not null, "created_at" timestamptz not null, primary key ("media_id", "hash"));',
    );
    this.addSql(
      'alter table "media" add "filename" varchar(255) not null default \'\', add "original_name" varchar(255) null, add "type" varchar(10) not null default \'webp\', add "bytes" int not null default 0, add "sha256" varchar(64) null, add "credit" varchar(120) null, add "licence" varchar(120) null, add "source_url" varchar(500) null, add "consent_until" date null, add "dominant_color" varchar(7) null, add "blurhash" varchar(60) null, add "folder" varchar(120) not null default \'\', add "tags" text[] not null default \'{}\', add "search" text not null default \'\';',
    );
    this.addSql('alter table "media" alter column "file" type varchar(160) using ("file"::varchar(160));');
    this.addSql('alter table "media" add constraint "media_sha256_unique" unique ("sha256");');
    this.addSql('create index "media_folder_index" on "media" ("folder");');
    this.addSql(
      "alter table \"media\" add constraint \"media_type_check\" check (type in ('jpeg', 'png', 'webp', 'avif'));",
    );
    this.addSql('alter table "media_text" add "caption" varchar(500) null;');
    this.addSql(
      'alter table "media_address" add constraint "media_address_media_id_foreign" foreign key ("media_id") references "media" ("id") on delete cascade;',
    );
  }
}
