// Where each text was seen on the site, with pictures of it.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127121000_textPlaces extends Migration {
  override name = 'Migration20261127121000_textPlaces';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "text_place_set" ("language" varchar(20) not null, "width" int not null, "taken_at" timestamptz not null, primary key ("language", "width"));',
    );
    this.addSql(
      'create table "text_picture" ("language" varchar(20) not null, "width" int not null, "number" int not null, "pixel_width" int not null, "pixel_height" int not null, "content" bytea not null, primary key ("language", "width", "number"));',
    );
    this.addSql(
      'create table "text_place" ("language" varchar(20) not null, "width" int not null, "namespace" varchar(60) not null, "key" varchar(200) not null, "text" text not null, "path" varchar(300) not null, "build" varchar(140) not null, "picture" int not null, "x" int not null, "y" int not null, "box_width" int not null, "box_height" int not null, "fault" varchar(7) null, primary key ("language", "width", "namespace", "key"));',
    );
    this.addSql(
      "alter table \"text_place\" add constraint \"text_place_fault_check\" check (fault in ('cut', 'spills', 'outside'));",
    );
  }
}
