import { Injectable } from '@nestjs/common';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { isStaffPath, localized } from '@atoll/contract/paths';
import type { PageOutline } from '@atoll/contract/page';
import type { Release } from '@atoll/contract/release';
import { Config } from '../../platform/config/config.js';
import { type CachedAnswer, PublicCache } from '../../platform/cache/public-cache.js';
import { UnavailableError } from '../../platform/errors/app-error.js';
import { escapeHtml } from '../../platform/fields/escape-html.js';
import { RemotesService, type Served } from '../../texts/remotes/remotes.service.js';
import { DocumentSource } from './document-source.js';
import { DrawnPages } from './drawn-pages.js';
import { alternates } from './head.js';
import { Patience } from './patience.js';
import { changedOf } from '@atoll/registry/said-by-page';
import { PAGE_TAGS } from './page-tags.js';
import { Shell, type ShellFiles } from './shell-files.js';

/** So long it waits for what the remotes say. Crawlers have time. Milliseconds. */
const PATIENCE = 5000;

interface Entry {
  path: string;
  changed: string | null;
}

/** Addresses that the served remotes declare, in every language, each with its alternates and the day it last changed. */
@Injectable()
export class Sitemap {
  constructor(
    private readonly config: Config,
    private readonly cache: PublicCache,
    private readonly remotes: RemotesService,
    private readonly shell: Shell,
    private readonly source: DocumentSource,
    private readonly pages: DrawnPages,
  ) {}

  /** @throws {UnavailableError} while a remote cannot be asked: a map that lacks a part would take it from search engines */
  async get(): Promise<CachedAnswer> {
    const [served, shell] = await Promise.all([this.remotes.served(), this.shell.files()]);
    return this.cache.get(`sitemap ${served.tag}`, PAGE_TAGS, () => this.write(served, shell));
  }

  private async write({ releases, tag }: Served, shell: ShellFiles): Promise<string> {
    const patience = new Patience(PATIENCE);
    const found = await Promise.all(
      [...releases.values()].map(async (release) => {
        const { said, whole } = await this.pages.outline({ shell, release, tag, patience });
        if (!whole) throw new UnavailableError();
        return this.entriesOf(release, said);
      }),
    );
    const urls = found
      .flat()
      .flatMap((entry) => LANGUAGE_CODES.map((language) => this.url(entry, localized(entry.path, language))));
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
  }

  private async entriesOf({ declaration }: Release, outlines: Record<string, PageOutline>): Promise<Entry[]> {
    const routes = declaration.routes.filter(({ path, access }) => access === 'public' && !isStaffPath(path));
    const entries = await Promise.all(
      routes.map(async ({ path, page }) => {
        const sitemap = outlines[page]?.sitemap ?? null;
        if (sitemap === null) return [];
        const answer = sitemap === true ? null : await this.source.answer(sitemap.query).catch(unavailable);
        return entriesAt(path, Array.isArray(answer?.data) ? (answer.data as object[]) : []);
      }),
    );
    return entries.flat();
  }

  private url({ path, changed }: Entry, localizedPath: string): string {
    const links = alternates(this.config.baseUrl, path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeHtml(this.config.baseUrl + localizedPath)}</loc>${lastmod}${links.join('')}</url>`;
  }
}

/** A map that lacks a part is none. */
const unavailable = (): never => {
  throw new UnavailableError();
};

/** One address for each item that has what the pattern names; a pattern that names nothing is one, changed with the last item. */
function entriesAt(pattern: string, items: object[]): Entry[] {
  if (!pattern.includes(':')) {
    const days = items.map(changedOf).filter((day) => day !== null);
    return [{ path: pattern, changed: days.toSorted().at(-1) ?? null }];
  }
  return items.flatMap((item) => {
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = (item as Record<string, unknown>)[name];
      return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : ':';
    });
    return path.includes(':') ? [] : [{ path, changed: changedOf(item) }];
  });
}
