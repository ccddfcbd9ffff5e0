import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { Clock } from '../../platform/data/clock.js';
import { getHomepage } from './homepage.queries.js';

/** What visitors read of the homepage: JSON as Postgres wrote it. */
@Injectable()
export class Homepage {
  constructor(
    private readonly reader: ContentReader,
    private readonly clock: Clock,
  ) {}

  /** The homepage in a language. @throws {NotFoundError} before the settings are seeded */
  read(language: Language): Promise<string> {
    return this.reader.one(getHomepage(language, this.clock.now()));
  }
}
