import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { PreviewTokens } from '../../content/editing/preview-tokens.js';
import { cleanHtml, cleanJson } from '../../content/rich-text/rich-text.js';
import type { AboutDto, ListPagesQuery } from './pages.dto.js';
import { getAbout, getPage, listPages } from './pages.queries.js';

/** Reads of the site's pages. Answers are JSON as Postgres wrote it, rich text cleaned once more. */
@Injectable()
export class PagesService {
  constructor(
    private readonly reader: ContentReader,
    private readonly previews: PreviewTokens,
  ) {}

  /** A page of published pages. @throws {InvalidPageError} past the end */
  list(query: ListPagesQuery, language: Language, url: string): Promise<string> {
    return this.reader.page(listPages(query, language), query, url);
  }

  /** A published page by id, slug or earlier slug; with a preview token one in any state. @throws {NotFoundError} {GoneError} */
  async get(idOrSlug: string, language: Language, preview: string | undefined): Promise<string> {
    if (preview !== undefined)
      return cleanJson(await this.reader.one(getPage(idOrSlug, language, this.previews.require('page', preview))));
    return cleanJson(await this.reader.one(getPage(idOrSlug, language), { table: 'page', idOrSlug }));
  }

  /** The agency about itself. @throws {NotFoundError} when the page `about` is not published */
  async about(language: Language): Promise<string> {
    const about = JSON.parse(await this.reader.one(getAbout(language))) as AboutDto;
    return JSON.stringify({ ...about, body: cleanHtml(about.body) });
  }
}
