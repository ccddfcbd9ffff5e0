import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { Clock } from '../../platform/data/clock.js';
import { PreviewTokens } from '../../content/editing/preview-tokens.js';
import { cleanJson } from '../../content/rich-text/rich-text.js';
import type { ListCulturalContentQuery } from './cultural-content.dto.js';
import { listCulturalContent } from './cultural-content.queries.js';

/** Reads of what a guest of the islands should know. */
@Injectable()
export class CulturalContentService {
  constructor(
    private readonly reader: ContentReader,
    private readonly clock: Clock,
    private readonly previews: PreviewTokens,
  ) {}

  /** Entries that are valid today; with a preview token the one it opens, in any state. @throws {NotFoundError} when it opens none */
  async list(query: ListCulturalContentQuery, language: Language): Promise<string> {
    const { preview } = query;
    const opened = preview === undefined ? undefined : this.previews.require('cultural_content', preview);
    const read = listCulturalContent(query, language, this.clock.maldivesDate(), opened);
    return cleanJson(await this.reader.one(read), ['body']);
  }
}
