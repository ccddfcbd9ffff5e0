// `npm run new -- module site/spa-menus`: a module of the API with a table, its migration and calls of staff.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { AREAS } from '../../lint/areas.mjs';
import { Foreseen } from '../preflight.mjs';
import { MIGRATIONS, enterMigration, namesOf, stampOf } from './migrations.mjs';
import { TEMPLATES, camel, checkName, copyTemplate, edit, pascal, renamed } from './writing.mjs';

/** `spa-menus` → `spa-menu`, `agencies` → `agency`. */
function singular(plural) {
  const word = plural.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  if (word === plural) throw new Foreseen(`Name the module by many of its things, like "spa-menus"; not "${plural}".`);
  return word;
}

const spaced = (name) => name.replaceAll('-', ' ');

/** The template speaks of widgets: as names of files and addresses, of classes, of a table, of members, and as words. */
function words(plural, one, stamp) {
  const each = [
    ['widgets', 'Widgets', plural],
    ['widget', 'Widget', one],
  ];
  return [
    [/Migration20000101000000_widgets/g, namesOf(stamp, plural).id],
    [/widget_table/g, one.replaceAll('-', '_')],
    [/(?<=ApiTags\('|describe\(')widgets/g, spaced(plural)],
    ...each.flatMap(([lower, upper, name]) => [
      [new RegExp(`(?<=['/\`]|^)${lower}(?=['/.\`-]|$)`, 'g'), name],
      [new RegExp(`(?<=(\\*\\*|//) .*)\\b${lower}\\b`, 'g'), spaced(name)],
      [new RegExp(`(?<=\\.)${lower}\\b|\\b${lower}(?=[:.]| =)`, 'g'), camel(name)],
      [new RegExp(`(?<=(\\*\\*|//) )${upper}\\b`, 'g'), spaced(name).replace(/^./, (letter) => letter.toUpperCase())],
      [new RegExp(upper, 'g'), pascal(name)],
    ]),
  ];
}

/** Enters the module where the application is put together. */
async function enter(root, area, plural, one, stamp) {
  const api = path.join(root, 'api/src');
  const folder = `./${area}/${plural}`;
  const moduleName = `${pascal(plural)}Module`;
  const first = /(?=^\/\*\* Modules whose routes)/m;
  await edit(
    path.join(api, 'api-modules.ts'),
    first,
    `import { ${moduleName} } from '${folder}/${plural}.module.js';\n\n`,
  );
  await edit(
    path.join(api, 'api-modules.ts'),
    new RegExp(`(^  // ${area}\\n(?:  \\w+,\\n)*)`, 'm'),
    `$1  ${moduleName},\n`,
  );
  const entities = path.join(api, 'database/entities.ts');
  const entity = pascal(one);
  await edit(entities, /(^import [^;]+;\n)(?!import)/m, `$1import { ${entity} } from '.${folder}/${one}.entity.js';\n`);
  await edit(entities, /(?=^\];$)/m, `  ${entity},\n`);
  await enterMigration(root, stamp, plural);
  const label = spaced(plural);
  const tag = `  ${/ /.test(label) ? `'${label}'` : label}: '${label.replace(/^./, (it) => it.toUpperCase())} of the agency.',\n`;
  await edit(path.join(api, 'platform/docs/guide.ts'), /(?=^ {2}health: ')/m, tag);
}

/** Writes down who may call it: in the table that a reviewer reads and a test compares with what is enforced. */
function permit(root, words) {
  const file = path.join(root, 'api/test/permissions.txt');
  const [calls, roles] = fs.readFileSync(file, 'utf8').split(/\n\n/);
  const own = renamed(fs.readFileSync(path.join(TEMPLATES, 'module/permissions.txt'), 'utf8'), words).trim();
  const sorted = [...calls.split('\n'), ...own.split('\n')].toSorted();
  fs.writeFileSync(file, `${sorted.join('\n')}\n\n${roles}`);
}

/** Of the template these do not stand in the folder of the module. */
const ELSEWHERE = ['migration.ts', 'permissions.txt'];

/**
 * Writes a module.
 * @returns {Promise<string[]>} what to do next
 * @throws {Foreseen} when there is no such area or the module is there
 */
export async function newModule(root, place) {
  const [area, plural] = (place ?? '').split('/');
  if (!Object.hasOwn(AREAS, area))
    throw new Foreseen(
      `Name the area of the module and the module, like "site/spa-menus"; areas: ${Object.keys(AREAS).join(', ')}.`,
    );
  const one = singular(checkName(plural, 'module'));
  // Its calls use the editing of content.
  if (area !== 'content' && !AREAS[area].includes('content'))
    throw new Foreseen(`${area} lies below content, whose editing a new module begins with: put it into another area.`);
  const folder = path.join(root, 'api/src', area, plural);
  if (fs.existsSync(folder)) throw new Foreseen(`api/src/${area}/${plural} is there already.`);
  const stamp = stampOf();
  const all = words(plural, one, stamp);
  await copyTemplate('module', folder, all, (file) => !ELSEWHERE.includes(file));
  const migrations = path.join(root, MIGRATIONS);
  const [migration] = await copyTemplate('module', migrations, all, (file) => file === 'migration.ts');
  fs.renameSync(migration, path.join(migrations, namesOf(stamp, plural).file));
  await enter(root, area, plural, one, stamp);
  permit(root, all);
  if (spawnSync(process.execPath, ['tools/src/generate.mjs'], { cwd: root, stdio: 'inherit' }).status !== 0)
    throw new Foreseen('What is generated from the API could not be written; the lines above say why.');
  return [
    `api/src/${area}/${plural} is written, with a table, its migration and calls of staff, and in the document of the API.`,
    `  npm test -- api/src/${area}/${plural}   its tests`,
    `  npm run migration -- <what changes>     after a change of ${one}.entity.ts: the migration to it`,
    '  npm run generate                        after a change of its calls: the document and its client',
    '  ATOLL_WRITE_PERMISSIONS=1 npm test -- permissions   after a change of who may call it: the table, to be read',
  ];
}
