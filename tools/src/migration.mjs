// `npm run migration -- <name>` writes the next migration: what the entities have and the migrated database has not.
// `npm run migration -- --check` only tells the difference, and fails when there is one.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import '../presets/typescript.mjs';
import { MIGRATIONS, enterMigration, namesOf, stampOf } from './new/migrations.mjs';
import { write } from './new/writing.mjs';
import { startPostgres } from './postgres.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const check = process.argv.includes('--check');
const name = process.argv.slice(2).find((word) => !word.startsWith('-'));

if (!check && !/^[a-z][a-z0-9-]*$/.test(name ?? '')) {
  console.error('Name the migration in kebab-case: npm run migration -- guest-names');
  process.exit(2);
}

/** Statements that bring a freshly migrated database to the entities. */
async function missing(url) {
  const load = (file) => import(pathToFileURL(path.join(ROOT, 'api/src', file)).href);
  const require = createRequire(path.join(ROOT, 'api/package.json'));
  const { MikroORM } = await import(pathToFileURL(require.resolve('@mikro-orm/postgresql')).href);
  const { ormOptions } = await load('database/orm-options.ts');
  const orm = await MikroORM.init(ormOptions(url, 'owner', false));
  try {
    await orm.migrator.up();
    const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false, dropTables: false });
    return sql
      .split(/;\s*\n/)
      .map((statement) => statement.trim().replace(/;$/, ''))
      .filter(Boolean);
  } finally {
    await orm.close(true);
  }
}

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-migration-'));
const server = await startPostgres({ dir: path.join(work, 'postgres'), password: 'migration', profile: 'test' });
try {
  const statements = await missing(server.url);
  if (statements.length === 0) console.log('The migrations lead to the entities.');
  else if (check) {
    console.error(`The migrations lack:\n${statements.join(';\n')}`);
    process.exitCode = 1;
  } else {
    const stamp = stampOf();
    const { file, id } = namesOf(stamp, name);
    const place = path.join(ROOT, MIGRATIONS, file);
    const source = `// Say here what it is for.
import { Migration } from '@mikro-orm/migrations';

export class ${id} extends Migration {
  override name = '${id}';

  override up(): void | Promise<void> {
    ${statements.map((statement) => `this.addSql(${JSON.stringify(`${statement};`)});`).join('\n    ')}
  }
}
`;
    await write(place, source);
    await enterMigration(ROOT, stamp, name);
    console.log(`${MIGRATIONS}/${file} is written and entered in index.ts: read it, and say what it is for.`);
  }
} finally {
  await server.stop();
  fs.rmSync(work, { recursive: true, force: true });
}
