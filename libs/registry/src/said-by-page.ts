import type { PageHead, PageOutline, ReadyQuery } from '@atoll/contract/page';
import { safeNext } from '@atoll/contract/paths';
import { Faults } from './faults.ts';

// What the code of a page has said, before anything is made of it. A sentence says what is wrong with it.

/** Reads that one page may need. */
const MAX_QUERIES = 12;
/** Of this API alone, and no way out of it. */
const READ = /^\/api\/(?:[\w.~%!'()*-]+\/)+(?:\?[\w.~%=&*'()!-]*)?$/;
/** A path of this site without language prefix; no other site's, and no control character. */
const PATH = /^\/(?![/\\])[!-[\]-~]*$/;
const NAME = /^[\w-]{1,60}$/;
const TYPES = ['website', 'product', 'article'];
const DAY = /^\d{4}-\d\d-\d\d$/;

/** What a page said is not what a page may say. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
}

/** @throws {NotUnderstood} */
function understood<T>(value: unknown, faults: Faults): T {
  if (faults.list.length > 0) throw new NotUnderstood(faults.list.join('; '));
  return value as T;
}

function checkQuery(faults: Faults, at: string, value: unknown): void {
  const query = faults.object(at, value);
  faults.text(`${at}/endpoint`, query['endpoint'], NAME);
  faults.text(`${at}/url`, query['url'], READ);
  // An address is read with its dots resolved, also where they are written otherwise.
  if (typeof query['url'] === 'string' && /\/(?:\.|%2e){1,2}\//i.test(query['url']))
    faults.add(`${at}/url`, 'leads elsewhere');
}

/** The reads that a page needs. @throws {NotUnderstood} */
export function saidPlan(value: unknown): ReadyQuery[] {
  const faults = new Faults();
  const queries = faults.array('queries', value);
  if (queries.length > MAX_QUERIES) faults.add('queries', `are ${queries.length}, more than ${MAX_QUERIES}`);
  queries.forEach((query, index) => checkQuery(faults, `queries/${index}`, query));
  return understood(queries, faults);
}

/** What is known of the pages of a release. @throws {NotUnderstood} */
export function saidOutline(value: unknown): Record<string, PageOutline> {
  const faults = new Faults();
  for (const [name, entry] of Object.entries(faults.object('pages', value))) {
    const page = faults.object(name, entry);
    const search = faults.object(`${name}/search`, page['search']);
    for (const group of ['kept', 'free'])
      for (const parameter of faults.array(`${name}/search/${group}`, search[group]))
        faults.text(`${name}/search/${group}`, parameter, NAME);
    if (page['sitemap'] !== true && page['sitemap'] !== null)
      checkQuery(faults, `${name}/sitemap/query`, faults.object(`${name}/sitemap`, page['sitemap'])['query']);
  }
  return understood(value, faults);
}

/** What a document says of its page; null where nothing is declared. @throws {NotUnderstood} */
export function saidHead(value: unknown): PageHead | null {
  if (value === null) return null;
  const faults = new Faults();
  const head = faults.object('head', value);
  for (const name of ['title', 'description']) faults.text(name, head[name], /^[^]*$/);
  for (const name of ['canonical', 'movedTo']) if (head[name] !== undefined) faults.text(name, head[name], PATH);
  if (head['movedTo'] !== undefined && safeNext(String(head['movedTo']), '') === '')
    faults.add('movedTo', 'leads elsewhere');
  if (head['type'] !== undefined) faults.oneOf('type', head['type'], TYPES);
  const given = (name: string) => (head[name] === undefined ? [] : faults.array(name, head[name]));
  for (const crumb of given('crumbs')) {
    const { name, path } = faults.object('crumbs', crumb);
    faults.text('crumbs/name', name, /^[^]*$/);
    faults.text('crumbs/path', path, PATH);
  }
  for (const node of given('structuredData')) faults.object('structuredData', node);
  if (head['share']) {
    const { variants, alt } = faults.object('share', head['share']);
    faults.text('share/alt', alt, /^[^]*$/);
    faults.text('share/variants/share', faults.object('share/variants', variants)['share'], PATH);
  }
  if (head['heading'] !== undefined) {
    const { title, lead = '' } = faults.object('heading', head['heading']);
    faults.text('heading/title', title, /^[^]*$/);
    faults.text('heading/lead', lead, /^[^]*$/);
  }
  return understood(value, faults);
}

/** The day on which an item of a sitemap changed; null where it does not say. */
export const changedOf = (item: object): string | null => {
  const { changed } = item as { changed?: unknown };
  return typeof changed === 'string' && DAY.test(changed) ? changed : null;
};
