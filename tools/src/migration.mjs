// `npm run migration -- <name>` writes the next migration: what the entities have and the migrated database has not.
// `npm run migration -- --check` only tells the difference, and fails when there is one.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import prettier from 'prettier';
import { startPostgres } from './postgres.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'api/src/database/migrations');
const check = process.argv.includes('--check');
const name = process.argv.slice(2).find((word) => !word.startsWith('-'));

if (!check && !/^[a-z][a-z0-9-]*$/.test(name ?? '')) {
  console.error('Name the migration in kebab-case: npm run migration -- guest-names');
  process.exit(2);
}
const built = spawnSync(process.execPath, ['tools/src/build-api.mjs'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) process.exit(1);

/** Statements that bring a freshly migrated database to the entities. */
async function missing(url) {
  const load = (file) => import(pathToFileURL(path.join(ROOT, 'api/dist', file)).href);
  const require = createRequire(path.join(ROOT, 'api/package.json'));
  const { MikroORM } = await import(pathToFileURL(require.resolve('@mikro-orm/postgresql')).href);
  const { ormOptions } = await load('database/orm-options.js');
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
    const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const file = path.join(FOLDER, `migration-${stamp}-${name}.ts`);
    const camel = name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
    const id = `Migration${stamp}_${camel}`;
    const source = `// Say here what it is for.
import { Migration } from '@mikro-orm/migrations';

export class ${id} extends Migration {
  override name = '${id}';

  override up(): void | Promise<void> {
    ${statements.map((statement) => `this.addSql(${JSON.stringify(`${statement};`)});`).join('\n    ')}
  }
}
`;
    const options = await prettier.resolveConfig(file);
    fs.writeFileSync(file, await prettier.format(source, { ...options, filepath: file }));
    console.log(
      `${path.relative(ROOT, file)} is written: read it, say what it is for, and add ${id} to migrations/index.ts.`,
    );
  }
} finally {
  await server.stop();
  fs.rmSync(work, { recursive: true, force: true });
}
