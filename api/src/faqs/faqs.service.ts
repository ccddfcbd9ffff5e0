import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { CatalogueReader } from '../catalogue/reader.js';
import { cleanJson } from '../rich-text/rich-text.js';
import type { ListFaqsQuery } from './faqs.dto.js';
import { getFaq, listFaqs } from './faqs.queries.js';

/** Reads of the questions. Answers are JSON as Postgres wrote it, rich text cleaned once more. */
@Injectable()
export class FaqsService {
  constructor(private readonly reader: CatalogueReader) {}

  /** A page of published questions. @throws {InvalidPageError} past the end */
  async list(query: ListFaqsQuery, language: Language, url: string): Promise<string> {
    return cleanJson(await this.reader.page(listFaqs(query, language), query, url));
  }

  /** A published question by id or slug. @throws {NotFoundError} */
  async get(idOrSlug: string, language: Language): Promise<string> {
    return cleanJson(await this.reader.one(getFaq(idOrSlug, language)));
  }
}
