// The API's side of what remotes need: whether an API that runs has all that this checkout's clients may ask of it.
import fs from 'node:fs/promises';
import path from 'node:path';
import { Refused } from './build-files.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Milliseconds. */
const PATIENCE = 30_000;

/** The value behind a reference within the document. */
const resolved = (document, value) =>
  value?.$ref
    ? value.$ref
        .slice(2)
        .split('/')
        .reduce((inside, name) => inside?.[name], document)
    : value;

/** Parameters of an operation, with what each may be. */
const parametersOf = (document, operation) =>
  new Map(
    (operation.parameters ?? [])
      .map((one) => resolved(document, one))
      .map((one) => [`${one.in} ${one.name}`, one.schema ?? {}]),
  );

/** What a schema lacks of another by its place: members, values of what is one of several. Named schemas are compared by themselves. */
function schemaFaults(place, known, running) {
  if (!known || known.$ref) return [];
  if (!running) return [`${place} is not there.`];
  const values = (known.enum ?? []).filter((value) => running.enum && !running.enum.includes(value));
  const members = Object.entries(known.properties ?? {}).flatMap(([name, inside]) =>
    running.properties?.[name] || !running.properties
      ? schemaFaults(`${place}.${name}`, inside, running.properties?.[name] ?? inside)
      : [`${place}.${name} is not there.`],
  );
  const parts = ['items', 'additionalProperties'].flatMap((part) =>
    schemaFaults(place, known[part], running[part] ?? known[part]),
  );
  return [...values.map((value) => `${place} is never "${value}".`), ...members, ...parts];
}

/**
 * What a running API lacks of the one that clients were generated from. What it has more is no fault.
 * @param {object} known OpenAPI document of this checkout
 * @param {object} running OpenAPI document of the API that runs
 * @returns {string[]} sentences
 */
export function apiFaults(known, running) {
  const operations = Object.entries(known.paths).flatMap(([address, item]) =>
    METHODS.filter((method) => item[method]).flatMap((method) => {
      const place = `${method.toUpperCase()} ${address}`;
      const there = running.paths?.[address]?.[method];
      if (!there) return [`${place} is not there.`];
      const taken = parametersOf(running, there);
      const parameters = [...parametersOf(known, item[method])].flatMap(([parameter, schema]) =>
        taken.has(parameter)
          ? schemaFaults(`${place} ${parameter}`, schema, taken.get(parameter))
          : [`${place} takes no ${parameter}.`],
      );
      const bodies = Object.entries(item[method].requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
        schemaFaults(`${place} ${type}`, schema, there.requestBody?.content?.[type]?.schema),
      );
      return [...parameters, ...bodies];
    }),
  );
  const schemas = Object.entries(known.components?.schemas ?? {}).flatMap(([name, schema]) =>
    schemaFaults(name, schema, running.components?.schemas?.[name]),
  );
  return [...operations, ...schemas];
}

/**
 * Compares the API of this checkout with that of a site.
 * @param {{root: string, site?: string}} options `site`: address of any page of the site
 * @returns what the command line says
 * @throws {Refused} when no site is named, or it does not say what its API has
 */
export async function checkApi({ root, site }) {
  if (!site || !URL.canParse(site)) throw new Refused('Name the site: --site https://…');
  const file = path.join(root, 'api/openapi.json');
  const known = await fs.readFile(file, 'utf8').then(JSON.parse, () => null);
  if (!known) throw new Refused(`${file} is missing: compare in the checkout whose API your remotes were built for.`);
  const address = new URL('/api/openapi.json', site).href;
  const running = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  if (!running?.paths) throw new Refused(`${address} does not say what the API of the site has.`);
  const faults = apiFaults(known, running);
  const lines = faults.length
    ? [
        `The API of ${site} lacks what the remotes of this checkout may ask for:`,
        ...faults.map((fault) => `  ${fault}`),
      ]
    : [`The API of ${site} has all that the remotes of this checkout may ask for.`];
  return { code: faults.length ? 1 : 0, result: { site, faults }, lines };
}
