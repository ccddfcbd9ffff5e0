import type { Release } from '@atoll/contract/release';
import { REMOTE_NAME, checkDeclaration } from './declaration.ts';
import { type Checked, Faults, checked } from './faults.ts';
import { CARET_RANGE } from './shell-fit.ts';

/** Package version, `-`, first 8 hex digits of the content hash. */
export const RELEASE_VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}(-[0-9a-z.]+)?-[0-9a-f]{8}$/;
/** A file inside a release: no empty, hidden, `.` or `..` segment and nothing that a URL would need to escape. */
export const FILE_NAME = /^(?!.*(^|\/)\.)[A-Za-z0-9_~.@-]+(\/[A-Za-z0-9_~.@-]+)*$/;
/** What draws pages on a server: one file in a folder of its own, which browsers never ask for. */
export const SERVER_FILE = /^server\/[A-Za-z0-9_~@-][A-Za-z0-9_~.@-]*\.cjs$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Checks a `release.json`: schema, and that entry and initial scripts are files of the release. */
export function checkRelease(value: unknown, place = 'release.json'): Checked<Release> {
  const faults = new Faults();
  const release = faults.object(place, value);
  faults.oneOf(`${place}/schema`, release.schema, ['atoll-release/1']);
  faults.text(`${place}/name`, release.name, REMOTE_NAME);
  faults.text(`${place}/version`, release.version, RELEASE_VERSION);
  faults.text(`${place}/created_at`, release.created_at, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const files = faults.object(`${place}/files`, release.files);
  for (const [name, entry] of Object.entries(files)) {
    const at = `${place}/files/${name}`;
    const file = faults.object(at, entry);
    faults.text(at, name, FILE_NAME);
    faults.text(`${at}/integrity`, file.integrity, INTEGRITY);
    faults.wholeNumber(`${at}/bytes`, file.bytes);
  }
  for (const [name, range] of Object.entries(faults.object(`${place}/shared`, release.shared ?? {}))) {
    faults.text(`${place}/shared/${name}`, range, CARET_RANGE);
  }
  const pages = Object.values(faults.object(`${place}/pages`, release.pages));
  const ofPages = pages.flatMap((scripts) => faults.array(`${place}/pages`, scripts));
  const { server } = release;
  if (server !== undefined) faults.text(`${place}/server`, server, SERVER_FILE);
  const scripts = [
    release.entry,
    ...faults.array(`${place}/initial`, release.initial),
    ...ofPages,
    ...(server === undefined ? [] : [server]),
  ];
  for (const script of scripts) {
    if (typeof script !== 'string' || !Object.hasOwn(files, script)) {
      faults.add(place, `names "${String(script)}", which is not among its files`);
    }
  }
  const declaration = checkDeclaration(release.declaration, `${place}/declaration`);
  if (declaration.faults) faults.list.push(...declaration.faults);
  else if (declaration.value.name !== release.name) faults.add(place, 'declares another remote than its own name');
  return checked<Release>(value, faults);
}
