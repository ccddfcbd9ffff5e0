import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { CatalogueReader } from '../catalogue/reader.js';
import { Clock } from '../common/clock.js';
import { cleanJson } from '../rich-text/rich-text.js';
import type { ListCulturalContentQuery } from './cultural-content.dto.js';
import { listCulturalContent } from './cultural-content.queries.js';

/** Reads of what a guest of the islands should know. */
@Injectable()
export class CulturalContentService {
  constructor(
    private readonly reader: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  /** Entries that are valid today. */
  async list(query: ListCulturalContentQuery, language: Language): Promise<string> {
    const read = listCulturalContent(query, language, this.clock.maldivesDate());
    return cleanJson(await this.reader.one(read), ['body']);
  }
}
