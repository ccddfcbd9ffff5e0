import { Injectable } from '@nestjs/common';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { Config } from '../../platform/config/config.js';
import { alternates } from './head.js';
import { escapeHtml } from '../../platform/fields/escape-html.js';
import { SitemapQueries } from './sitemap.queries.js';

interface Entry {
  path: string;
  changed: string | null;
}

/** Addresses of all published pages in every language, each with its alternates and the day it last changed. */
@Injectable()
export class Sitemap {
  constructor(
    private readonly config: Config,
    private readonly queries: SitemapQueries,
  ) {}

  async write(): Promise<string> {
    const { packages, resorts } = await this.queries.published();
    const latest = (entries: readonly { changed: string }[]) =>
      entries
        .map(({ changed }) => changed)
        .toSorted()
        .at(-1) ?? null;
    const entries: Entry[] = [
      { path: paths.home(), changed: latest([...packages, ...resorts]) },
      { path: paths.packages(), changed: latest(packages) },
      ...packages.map(({ slug, changed }) => ({ path: paths.package(slug), changed })),
      { path: paths.resorts(), changed: latest(resorts) },
      ...resorts.map(({ slug, changed }) => ({ path: paths.resort(slug), changed })),
    ];
    const urls = entries.flatMap((entry) =>
      LANGUAGE_CODES.map((language) => this.url(entry, localized(entry.path, language))),
    );
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
  }

  private url({ path, changed }: Entry, localizedPath: string): string {
    const links = alternates(this.config.baseUrl, path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeHtml(this.config.baseUrl + localizedPath)}</loc>${lastmod}${links.join('')}</url>`;
  }
}
