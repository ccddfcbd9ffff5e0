// A dry run of an import is kept for a day with what its file said, so that it can be carried out without the file.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122120000_importPreviews extends Migration {
  override name = 'Migration20261122120000_importPreviews';

  override up(): void | Promise<void> {
    this.addSql('alter table "import_job" add "file_rows" jsonb null;');
    this.addSql('alter table "import_job" drop constraint "import_job_state_check";');
    this.addSql(
      "alter table \"import_job\" add constraint \"import_job_state_check\" check (state in ('preview', 'applied', 'reverted'));",
    );
  }

  override down(): void | Promise<void> {
    this.addSql('delete from "import_job" where state = \'preview\';');
    this.addSql('alter table "import_job" drop constraint "import_job_state_check";');
    this.addSql(
      'alter table "import_job" add constraint "import_job_state_check" check (state in (\'applied\', \'reverted\'));',
    );
    this.addSql('alter table "import_job" drop column "file_rows";');
  }
}
