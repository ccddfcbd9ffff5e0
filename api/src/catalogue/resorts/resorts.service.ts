import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { PreviewTokens } from '../../content/editing/preview-tokens.js';
import { ContentReader } from '../../content/listing/reader.js';
import type { FeaturedResortsQuery, GetResortQuery, ListResortsQuery } from './resorts.dto.js';
import { getResort, listFeaturedResorts, listResorts } from './resorts.queries.js';

/** Reads of places to stay. Answers are JSON as Postgres wrote it. */
@Injectable()
export class ResortsService {
  constructor(
    private readonly reader: ContentReader,
    private readonly previews: PreviewTokens,
  ) {}

  /** A page of published places to stay. @throws {InvalidPageError} past the end */
  list(query: ListResortsQuery, language: Language, url: string): Promise<string> {
    return this.reader.page(listResorts(query, language), query, url);
  }

  /** Featured places to stay, without pages. */
  featured(query: FeaturedResortsQuery, language: Language): Promise<string> {
    return this.reader.one(listFeaturedResorts(query, language));
  }

  /** A published place to stay by id, slug or earlier slug; with a preview token one in any state. @throws {NotFoundError} {GoneError} */
  async get(
    idOrSlug: string,
    query: Pick<GetResortQuery, 'currency' | 'country' | 'preview'>,
    language: Language,
  ): Promise<string> {
    const { preview } = query;
    if (preview === undefined)
      return this.reader.one(getResort(idOrSlug, query, language), { table: 'resort', idOrSlug });
    const opened = this.previews.opens('resort', preview);
    if (opened === null) throw new NotFoundError();
    return this.reader.one(getResort(idOrSlug, query, language, opened));
  }
}
