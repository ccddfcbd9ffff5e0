import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { CatalogueReader } from '../catalogue/reader.js';
import type { ListDestinationsQuery } from './destinations.dto.js';
import { getDestination, listDestinations } from './destinations.queries.js';

/** Reads of destinations. Answers are JSON as Postgres wrote it. */
@Injectable()
export class DestinationsService {
  constructor(private readonly reader: CatalogueReader) {}

  /** A page of published destinations. @throws {InvalidPageError} past the end */
  list(query: ListDestinationsQuery, language: Language, url: string): Promise<string> {
    return this.reader.page(listDestinations(query, language), query, url);
  }

  /** A published destination by id or slug. @throws {NotFoundError} */
  get(idOrSlug: string, language: Language): Promise<string> {
    return this.reader.one(getDestination(idOrSlug, language), { table: 'destination', idOrSlug });
  }
}
