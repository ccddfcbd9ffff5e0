import type { FlatNamespace } from 'i18next';
import type { DrawingJob, PageJob, ServerRemote } from '@atoll/contract/drawing';
import { splitLanguage } from '@atoll/contract/paths';
import type {
  PageDeclaration,
  PageHead,
  PageMaking,
  PageOutline,
  PageQuery,
  PageRequest,
  ReadyQuery,
} from '@atoll/contract/page';
import { readAddress } from '@atoll/api-client/base';
import { i18nOf } from './server-texts';

// What pages declare beside their components, run for the documents of the server.

const declared = (job: PageJob, { pages }: ServerRemote): PageDeclaration | undefined => pages?.[job.page ?? ''];

function requestOf({ url, params, language }: PageJob): PageRequest {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  return { language, path: splitLanguage(pathname).path, params, search: searchParams };
}

const ready = ({ endpoint, arg, optional }: PageQuery): ReadyQuery => ({
  endpoint,
  arg,
  url: readAddress(endpoint, arg),
  ...(optional && { optional }),
});

const outlineOf = ({ search = {}, sitemap, drawn }: PageDeclaration): PageOutline => ({
  search: { kept: search.kept ?? [], free: search.free ?? [] },
  sitemap: typeof sitemap === 'object' ? { query: ready(sitemap.query) } : (sitemap ?? null),
  drawn: drawn !== false,
});

/** What is known of each page before it is asked for. */
export const outline = ({ pages = {} }: ServerRemote): Record<string, PageOutline> =>
  Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, outlineOf(page)]));

/** What is to be read for a page. */
export function plan(job: PageJob, remote: ServerRemote): ReadyQuery[] {
  const queries = declared(job, remote)?.queries?.(requestOf(job)) ?? {};
  return Object.values<PageQuery>(queries).map(ready);
}

/** The answers that came with the document, by the names of the page's queries. */
function answersOf(page: PageDeclaration, request: PageRequest, { queries }: DrawingJob['state']) {
  const keyOf = ({ endpoint, arg }: PageQuery) => `${endpoint} ${JSON.stringify(arg)}`;
  const known = new Map(queries.map((query) => [keyOf(query), query.data]));
  const asked = Object.entries<PageQuery>(page.queries?.(request) ?? {});
  return Object.fromEntries(asked.map(([name, query]) => [name, known.get(keyOf(query)) ?? null]));
}

/** What the document says of a page, or of one that is not there; null where nothing is declared. */
export function head(job: DrawingJob, remote: ServerRemote): PageHead | null {
  const page = declared(job, remote);
  if (!page) return null;
  const isMissing = job.state.status !== undefined;
  const request = requestOf(job);
  const making: PageMaking = {
    ...request,
    texts: ((namespace: FlatNamespace) => i18nOf(job.state).getFixedT(job.language, namespace)) as PageMaking['texts'],
    url: (path) => job.origin + path,
  };
  if (isMissing) return missingHead(page.missing?.(making));
  return page.head(answersOf(page, request, job.state), making);
}

const missingHead = (words: { title: string; lead?: string } | undefined): PageHead | null =>
  words ? { title: words.title, description: words.lead ?? '', noindex: true } : null;
