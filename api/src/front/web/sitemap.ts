import { Injectable } from '@nestjs/common';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import type { PageOutline } from '@atoll/contract/page';
import { isStaffPath, localized } from '@atoll/contract/paths';
import { changedOf } from '@atoll/registry/said-by-page';
import { Config } from '../../platform/config/config.js';
import { type CachedAnswer, PublicCache } from '../../platform/cache/public-cache.js';
import { contentTag } from '../../platform/data/etags.js';
import { AppError, NotFoundError, UnavailableError } from '../../platform/errors/app-error.js';
import { escapeHtml } from '../../platform/fields/escape-html.js';
import { RemotesService, type Served } from '../../texts/remotes/remotes.service.js';
import { routeOf } from './document-route.js';
import { DocumentSource } from './document-source.js';
import { type Drawing, DrawnPages } from './drawn-pages.js';
import { alternates } from './head.js';
import { PageMaker } from './page-maker.js';
import { PAGE_TAGS } from './page-tags.js';
import { Patience } from './patience.js';
import { Shell, type ShellFiles } from './shell-files.js';

/** So long it waits for what the remotes say. Crawlers have time. Milliseconds. */
const PATIENCE = 5000;
/** Addresses of one file, each in every language: some 2 MB. The protocol's limit of 50,000 would be one file of 100. */
const PER_FILE = 1000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Entry {
  path: string;
  changed: string | null;
}

/** A public route of a served release. */
interface Place {
  /** Unique among all remotes: `catalog.package`. */
  id: string;
  path: string;
  page: string;
  remote: string;
}

/**
 * Addresses that the served remotes declare: a list of files (`sitemap.xml`), one for every thousand addresses of a route, each in
 * every language with its alternates and the day it last changed. A route that cannot be read takes nothing from the others.
 */
@Injectable()
export class Sitemap {
  constructor(
    private readonly config: Config,
    private readonly cache: PublicCache,
    private readonly remotes: RemotesService,
    private readonly shell: Shell,
    private readonly source: DocumentSource,
    private readonly pages: DrawnPages,
    private readonly maker: PageMaker,
  ) {}

  /** The list of files. One that cannot be made now stands in it: it says so itself. */
  async index(): Promise<CachedAnswer> {
    const { served, shell, places } = await this.now();
    const make = async () => {
      const files = await Promise.all(places.map((place) => this.filesOf(place, served, shell)));
      const body = indexOf(files.flat().map((file) => ({ ...file, url: `${this.config.baseUrl}${file.url}` })));
      if (files.flat().some(({ isUnknown }) => isUnknown)) throw new Incomplete(body);
      return body;
    };
    return this.cache.get(`sitemap ${served.tag}`, PAGE_TAGS, make).catch((error: unknown) => {
      if (!(error instanceof Incomplete)) throw error;
      const { body } = error;
      return { body, bytes: Buffer.from(body), etag: contentTag(body), stale: true };
    });
  }

  /**
   * One of the files that `index` names: `catalog.package-1`.
   * @throws {NotFoundError} when there is none of that name
   * @throws {UnavailableError} while it cannot be made: one that lacks a part would take it from search engines
   */
  async file(name: string): Promise<CachedAnswer> {
    const { served, shell, places } = await this.now();
    const [, id, number = '0'] = /^(.+)-([1-9]\d{0,3})$/.exec(name) ?? [];
    const place = places.find((it) => it.id === id);
    if (!place) throw new NotFoundError();
    return this.cache.get(`sitemap ${served.tag} ${name}`, PAGE_TAGS, async () => {
      const last = Number(number) * PER_FILE;
      const entries = (await this.entriesOf(place, served, shell)).slice(last - PER_FILE, last);
      if (entries.length === 0) throw new NotFoundError();
      const urls = entries.flatMap((entry) => LANGUAGE_CODES.map((language) => this.url(entry, language)));
      return xml(`<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, urls, '</urlset>');
    });
  }

  private async now(): Promise<{ served: Served; shell: ShellFiles; places: Place[] }> {
    const [served, shell, declarations] = await Promise.all([
      this.remotes.served(),
      this.shell.files(),
      this.remotes.declarations(),
    ]);
    const places = declarations.flatMap(({ name: remote, routes }) =>
      routes
        .filter(({ path, access }) => access === 'public' && !isStaffPath(path))
        .map(({ id, path, page }) => ({ id, path, page, remote })),
    );
    return { served, shell, places };
  }

  private async filesOf(place: Place, served: Served, shell: ShellFiles): Promise<File[]> {
    const entries = await this.entriesOf(place, served, shell).catch(() => null);
    const url = (number: number) => `/sitemap-${place.id}-${number}.xml`;
    if (!entries) return [{ url: url(1), changed: null, isUnknown: true }];
    const count = Math.ceil(entries.length / PER_FILE);
    return Array.from({ length: count }, (_, index) => {
      const part = entries.slice(index * PER_FILE, (index + 1) * PER_FILE);
      return { url: url(index + 1), changed: lastOf(part.map(({ changed }) => changed)), isUnknown: false };
    });
  }

  /** @throws {UnavailableError} when they cannot be read */
  private async entriesOf(place: Place, { releases, tag }: Served, shell: ShellFiles): Promise<Entry[]> {
    await this.pages.ready(shell, tag, releases.values());
    const release = releases.get(place.remote) ?? null;
    const asked = { shell, release, tag, patience: new Patience(PATIENCE, true) };
    const { said, whole } = await this.pages.outline(asked);
    if (!whole) throw new UnavailableError();
    const outline = said[place.page];
    const sitemap: PageOutline['sitemap'] = outline?.sitemap ?? null;
    if (!outline || sitemap === null) return [];
    if (!place.path.includes(':') && !(await this.isForAll(place.path, outline, asked))) return [];
    const answer = sitemap === true ? null : await this.source.answer(sitemap.query).catch(unavailable);
    return entriesAt(place.path, Array.isArray(answer?.data) ? (answer.data as object[]) : []);
  }

  /**
   * Whether a page that is the only one of its route is there, and says nothing against search engines.
   * @throws {UnavailableError} when what it is made of cannot be read
   */
  private async isForAll(path: string, outline: PageOutline, drawing: Drawing): Promise<boolean> {
    const route = routeOf(path, await this.remotes.declarations());
    const making = { route, url: path, outline: { ...outline, drawn: false }, drawing, whole: true, saysOnly: true };
    const { status, head } = (await this.maker.make(making)).content;
    if (status === 503) throw new UnavailableError();
    return status === 200 && !head.noindex;
  }

  private url({ path, changed }: Entry, language: (typeof LANGUAGE_CODES)[number]): string {
    const links = alternates(this.config.baseUrl, path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    const place = escapeHtml(this.config.baseUrl + localized(path, language));
    return `<url><loc>${place}</loc>${lastmod(changed)}${links.join('')}</url>`;
  }
}

/** A file of the map; `isUnknown` where its addresses cannot be read now. */
interface File {
  url: string;
  changed: string | null;
  isUnknown: boolean;
}

/** A list that not all could be asked for: the next one shall be made anew. */
class Incomplete extends AppError {
  constructor(readonly body: string) {
    super(503, 'unavailable');
  }
}

const unavailable = (): never => {
  throw new UnavailableError();
};

const xml = (opened: string, lines: string[], closed: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${opened}\n${lines.join('\n')}\n${closed}\n`;

const lastmod = (changed: string | null) => (changed === null ? '' : `<lastmod>${changed}</lastmod>`);

const indexOf = (files: File[]): string =>
  xml(
    `<sitemapindex ${NAMESPACE}>`,
    files.map(({ url, changed }) => `<sitemap><loc>${escapeHtml(url)}</loc>${lastmod(changed)}</sitemap>`),
    '</sitemapindex>',
  );

const lastOf = (days: (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;

/** One address for each item that has what the pattern names; a pattern that names nothing is one, changed with the last item. */
function entriesAt(pattern: string, items: object[]): Entry[] {
  if (!pattern.includes(':')) return [{ path: pattern, changed: lastOf(items.map(changedOf)) }];
  return items.flatMap((item) => {
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = (item as Record<string, unknown>)[name];
      return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : ':';
    });
    return path.includes(':') ? [] : [{ path, changed: changedOf(item) }];
  });
}
