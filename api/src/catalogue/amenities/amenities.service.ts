import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import type { ListAmenitiesQuery } from './amenities.dto.js';
import { listAmenities } from './amenities.queries.js';

/** What places to stay may offer. Answers are JSON as Postgres wrote it. */
@Injectable()
export class AmenitiesService {
  constructor(private readonly reader: ContentReader) {}

  /** All that fit, in their order. */
  list(query: ListAmenitiesQuery, language: Language): Promise<string> {
    return this.reader.one(listAmenities(query, language));
  }
}
