import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import type { PricedQuery } from '../catalogue/reference.dto.js';
import { CatalogueReader } from '../catalogue/reader.js';
import type { ListExperiencesQuery } from './experiences.dto.js';
import { getExperience, listExperiences } from './experiences.queries.js';

/** Reads of experiences. Answers are JSON as Postgres wrote it. */
@Injectable()
export class ExperiencesService {
  constructor(private readonly reader: CatalogueReader) {}

  /** A page of published experiences. @throws {InvalidPageError} past the end */
  list(query: ListExperiencesQuery, language: Language, url: string): Promise<string> {
    return this.reader.page(listExperiences(query, language), query, url);
  }

  /** A published experience by id, slug or earlier slug. @throws {NotFoundError} {GoneError} */
  get(idOrSlug: string, { currency }: Pick<PricedQuery, 'currency'>, language: Language): Promise<string> {
    return this.reader.one(getExperience(idOrSlug, currency, language), { table: 'experience', idOrSlug });
  }
}
