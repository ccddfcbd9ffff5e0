import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { CatalogueReader } from '../catalogue/reader.js';
import { Clock } from '../common/clock.js';
import type { ListPageHeroesQuery } from './page-heroes.dto.js';
import { listPageHeroes } from './page-heroes.queries.js';

/** Reads of the first views of pages. Answers are JSON as Postgres wrote it. */
@Injectable()
export class PageHeroesService {
  constructor(
    private readonly reader: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  /** Heroes of a page, or of all. */
  list(query: ListPageHeroesQuery, language: Language): Promise<string> {
    return this.reader.one(listPageHeroes(query, language, this.clock.now()));
  }
}
