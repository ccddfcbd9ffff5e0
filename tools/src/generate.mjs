// Writes what is generated: from the API api/openapi.json, of the compiled controllers, and one file of RTK Query endpoints for
// each of its tags, one of the types they share and one of what forms of content may hold; from the packages the list of those whose types are checked, and of those that the shell shares what they offer. With `--check` nothing is written: fails when a committed file is stale. `--no-build` takes the API as built.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import prettier from 'prettier';
import { contentMembers } from './content-members.mjs';
import { offerFaults, sharedOffer } from './shared-offer.mjs';
import { rootTypes } from './workspace.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DOCUMENT = path.join(ROOT, 'api/openapi.json');
const ENDPOINTS = path.join(ROOT, 'libs/api-client/src/endpoints');
const MEMBERS = path.join(ROOT, 'libs/api-client/src/content-members.gen.ts');
const OFFER = path.join(ROOT, 'libs/shared-offer.gen.json');
const VERBS = ['get', 'post', 'put', 'patch', 'delete'];
const check = process.argv.includes('--check');

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${path.relative(ROOT, args[0])} failed`);
}

/** Names of the tags and of their operations; an operation without both is a fault of the document. */
function operationsByTag(document) {
  const tags = new Map();
  for (const [url, item] of Object.entries(document.paths)) {
    for (const verb of VERBS.filter((name) => item[name])) {
      const { operationId, summary, tags: [tag] = [] } = item[verb];
      if (!operationId || !tag || !summary) throw new Error(`${verb} ${url} lacks its name, tag or summary`);
      if ([...tags.values()].flat().includes(operationId)) throw new Error(`two operations are called ${operationId}`);
      tags.set(tag, [...(tags.get(tag) ?? []), operationId]);
    }
  }
  return tags;
}

const isBare = ({ type, properties, additionalProperties, $ref, allOf }) =>
  type === 'object' && !properties && !additionalProperties && !$ref && !allOf;

/** Schemas that would become `any` or `object` in the client. */
function checkSchemas(document) {
  const bare = Object.entries(document.components?.schemas ?? {}).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([member, schema]) => (isBare(schema) ? [`${name}.${member}`] : [])),
  );
  if (bare.length > 0) throw new Error(`no type in the document: ${bare.join(', ')}`);
}

/** A tag has words for people; a file has a name that needs no quotes. */
const fileOf = (tag) => `${tag.replaceAll(' ', '-')}.gen.ts`;

/** What the shell shares, to be recorded. @throws Error where it has changed and its version does not say so */
function recordedOffer() {
  const present = sharedOffer(ROOT);
  const faults = offerFaults(fs.existsSync(OFFER) ? JSON.parse(fs.readFileSync(OFFER, 'utf8')) : {}, present);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return `${JSON.stringify(present, null, 2)}\n`;
}

const TYPES = path.join(ENDPOINTS, 'types.gen.ts');

/** A type of the generator, from its name to the next statement. */
const TYPE = /^export type (\w+) =[^]*?;\n(?=export |const |$(?![^]))/gm;

/**
 * Takes the types of the document's schemas out of a tag's file: they stand once for all tags, in a file of their own.
 * @param types every type so far, by name
 * @returns the file, which imports what it names and hands the types on
 */
function shareTypes(code, types) {
  const rest = code.replace(TYPE, (text, name) => {
    if (/Api(Response|Arg)$/.test(name)) return text;
    if (types.has(name) && types.get(name) !== text) throw new Error(`two types are called ${name}`);
    types.set(name, text);
    return '';
  });
  const named = [...types.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(rest));
  const imported = named.length > 0 ? `import type { ${named.toSorted().join(', ')} } from './types.gen.ts';\n` : '';
  return rest.replace(/^import .*\n/m, (base) => `${base}${imported}export type * from './types.gen.ts';\n`);
}

/** A POST that only reads (`x-reads`) leaves what the page knows as it is. */
const keepKnown = (code, reads) =>
  reads.reduce(
    (text, name) =>
      text.replace(new RegExp(`(\\b${name}: build\\.mutation<[^]*?)\\n\\s*invalidatesTags: \\[[^\\]]*\\],`), '$1'),
    code,
  );

const format = async (text) => {
  const options = await prettier.resolveConfig(path.join(ENDPOINTS, 'x.ts'));
  return prettier.format(`// Generated from api/openapi.json by \`npm run generate\`.\n${text}`, {
    ...options,
    parser: 'typescript',
  });
};

async function endpointsOf({ tag, operations, reads, types }, schemaFile, folder) {
  const outputFile = path.join(folder, fileOf(tag));
  const names = new Set(operations);
  const code = await generateEndpoints({
    schemaFile,
    outputFile,
    apiFile: path.join(folder, 'base.ts'),
    apiImport: 'api',
    exportName: `${tag.replaceAll(/[^a-zA-Z]+(.)/g, (_, letter) => letter.toUpperCase())}Api`,
    hooks: { queries: true, lazyQueries: true, mutations: true },
    tag: true,
    encodePathParams: true,
    useUnknown: true,
    filterEndpoints: (_name, { operation }) => names.has(operation.operationId),
  });
  // The base holds the page's one store: it is imported under the name that the shell shares.
  const imported = (code ?? fs.readFileSync(outputFile, 'utf8')).replace(
    /from ["'][^"']*base(\.ts)?["']/,
    "from '@atoll/api-client/base'",
  );
  const written = await prettier.format(imported, { parser: 'typescript' });
  return format(shareTypes(keepKnown(written, reads), types));
}

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-generate-'));
try {
  if (!process.argv.includes('--no-build')) run(path.join(ROOT, 'tools/src/build-api.mjs'));
  const document = path.join(ROOT, 'api/dist/openapi.json');
  const parsed = JSON.parse(fs.readFileSync(document, 'utf8'));
  checkSchemas(parsed);
  const files = new Map([
    [DOCUMENT, fs.readFileSync(document, 'utf8')],
    [path.join(ROOT, 'tsconfig.json'), rootTypes(ROOT)],
    [OFFER, recordedOffer()],
    [MEMBERS, await format(contentMembers(parsed))],
  ]);
  const types = new Map();
  const marked = new Set(
    Object.values(parsed.paths).flatMap(({ post }) => (post?.['x-reads'] ? [post.operationId] : [])),
  );
  for (const [tag, operations] of operationsByTag(parsed)) {
    const reads = operations.filter((name) => marked.has(name));
    // The generator keeps state while it works.
    files.set(path.join(ENDPOINTS, fileOf(tag)), await endpointsOf({ tag, operations, reads, types }, document, work));
  }
  files.set(
    TYPES,
    await format(
      [...types.keys()]
        .toSorted()
        .map((name) => types.get(name))
        .join(''),
    ),
  );
  const known = fs.existsSync(ENDPOINTS) ? fs.readdirSync(ENDPOINTS).filter((name) => name.endsWith('.gen.ts')) : [];
  const gone = known.map((name) => path.join(ENDPOINTS, name)).filter((file) => !files.has(file));
  const same = (file, text) => fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text;
  const stale = [...[...files].filter(([file, text]) => !same(file, text)).map(([file]) => file), ...gone];
  if (check && stale.length > 0) {
    const list = stale.map((file) => path.relative(ROOT, file)).join(', ');
    console.error(`stale: ${list}. Run \`npm run generate\` and commit.`);
    process.exitCode = 1;
  } else if (!check) {
    fs.mkdirSync(ENDPOINTS, { recursive: true });
    for (const [file, text] of files) fs.writeFileSync(file, text);
    for (const file of gone) fs.rmSync(file);
    console.log(`${files.size} files generated, ${stale.length} changed`);
  }
} finally {
  fs.rmSync(work, { recursive: true, force: true });
}
