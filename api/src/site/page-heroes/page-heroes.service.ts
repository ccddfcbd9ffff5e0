import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { Clock } from '../../platform/data/clock.js';
import { PreviewTokens } from '../../content/editing/preview-tokens.js';
import type { ListPageHeroesQuery } from './page-heroes.dto.js';
import { listPageHeroes } from './page-heroes.queries.js';

/** Reads of the first views of pages. Answers are JSON as Postgres wrote it. */
@Injectable()
export class PageHeroesService {
  constructor(
    private readonly reader: ContentReader,
    private readonly clock: Clock,
    private readonly previews: PreviewTokens,
  ) {}

  /** Heroes of a page, or of all; with a preview token the one it opens, in any state. @throws {NotFoundError} when it opens none */
  async list(query: ListPageHeroesQuery, language: Language): Promise<string> {
    const opened = query.preview === undefined ? undefined : this.previews.require('page_hero', query.preview);
    return this.reader.one(listPageHeroes(query, language, this.clock.now(), opened));
  }
}
