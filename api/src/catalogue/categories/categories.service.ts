import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import type { ListCategoriesQuery } from './categories.dto.js';
import { listCategories, listCategoryLabels } from './categories.queries.js';

/** Reads of the kinds of trips. Answers are JSON as Postgres wrote it. */
@Injectable()
export class CategoriesService {
  constructor(private readonly reader: ContentReader) {}

  /** Those that visitors see, or for staff those in a state, in their order. */
  list(query: ListCategoriesQuery, language: Language): Promise<string> {
    return this.reader.one(listCategories(query, language));
  }

  /** Codes, labels and counts of those that visitors see, in the same order. */
  labels(language: Language): Promise<string> {
    return this.reader.one(listCategoryLabels(language));
  }
}
