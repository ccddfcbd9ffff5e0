import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { PreviewTokens } from '../../content/editing/preview-tokens.js';
import type { ListDestinationsQuery } from './destinations.dto.js';
import { getDestination, listDestinations } from './destinations.queries.js';

/** Reads of destinations. Answers are JSON as Postgres wrote it. */
@Injectable()
export class DestinationsService {
  constructor(
    private readonly reader: ContentReader,
    private readonly previews: PreviewTokens,
  ) {}

  /** A page of published destinations. @throws {InvalidPageError} past the end */
  list(query: ListDestinationsQuery, language: Language, url: string): Promise<string> {
    return this.reader.page(listDestinations(query, language), query, url);
  }

  /**
   * A published destination by id, slug or earlier slug; with a preview token one in any state.
   * @throws {NotFoundError} {GoneError}
   */
  async get(idOrSlug: string, language: Language, preview: string | undefined): Promise<string> {
    if (preview === undefined)
      return this.reader.one(getDestination(idOrSlug, language), { table: 'destination', idOrSlug });
    const opened = this.previews.opens('destination', preview);
    if (opened === null) throw new NotFoundError();
    return this.reader.one(getDestination(idOrSlug, language, opened));
  }
}
