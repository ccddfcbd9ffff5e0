import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { PreviewTokens } from '../../content/editing/preview-tokens.js';
import { cleanJson } from '../../content/rich-text/rich-text.js';
import type { ListFaqsQuery } from './faqs.dto.js';
import { getFaq, listFaqs } from './faqs.queries.js';

/** Reads of the questions. Answers are JSON as Postgres wrote it, rich text cleaned once more. */
@Injectable()
export class FaqsService {
  constructor(
    private readonly reader: ContentReader,
    private readonly previews: PreviewTokens,
  ) {}

  /** A page of published questions. @throws {InvalidPageError} past the end */
  async list(query: ListFaqsQuery, language: Language, url: string): Promise<string> {
    return cleanJson(await this.reader.page(listFaqs(query, language), query, url));
  }

  /** A published question by id, slug or earlier slug; with a preview token one in any state. @throws {NotFoundError} {GoneError} */
  async get(idOrSlug: string, language: Language, preview: string | undefined): Promise<string> {
    if (preview !== undefined)
      return cleanJson(await this.reader.one(getFaq(idOrSlug, language, this.previews.require('faq', preview))));
    return cleanJson(await this.reader.one(getFaq(idOrSlug, language), { table: 'faq', idOrSlug }));
  }
}
