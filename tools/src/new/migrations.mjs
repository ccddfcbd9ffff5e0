// Where migrations are entered: the list from which the API runs them, in its order.
import path from 'node:path';
import { camel, edit } from './writing.mjs';

/** Folder of the migrations, from the root. */
export const MIGRATIONS = 'api/src/database/migrations';

/** File and class of a migration: `migration-20261123081642-spa-menus.ts` with `Migration20261123081642_spaMenus`. */
export const namesOf = (stamp, name) => ({
  file: `migration-${stamp}-${name}.ts`,
  id: `Migration${stamp}_${camel(name)}`,
});

/** Now, as names of migrations begin: they run in this order. */
export const stampOf = (now = new Date()) => now.toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** Enters a migration as the last one. @throws {Foreseen} when the list is not as it was */
export async function enterMigration(root, stamp, name) {
  const { file, id } = namesOf(stamp, name);
  const index = path.join(root, MIGRATIONS, 'index.ts');
  await edit(index, /(^import [^;]+;\n)(?!import)/m, `$1import { ${id} } from './${file.replace(/\.ts$/, '.js')}';\n`);
  await edit(index, /(?=^\];$)/m, `  { name: '${id}', class: ${id} },\n`);
}
