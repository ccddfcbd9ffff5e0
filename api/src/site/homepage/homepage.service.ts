import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { CatalogueReader } from '../../content/listing/reader.js';
import { Clock } from '../../platform/data/clock.js';
import { getHomepage, listCurrencies, listLanguages } from './homepage.queries.js';

/** Reads of what the agency sets. Answers are JSON as Postgres wrote it. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly reader: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  /** The homepage in a language. @throws {NotFoundError} before the settings are seeded */
  homepage(language: Language): Promise<string> {
    return this.reader.one(getHomepage(language, this.clock.now()));
  }

  /** Currencies that prices can be shown in. */
  currencies(language: Language): Promise<string> {
    return this.reader.one(listCurrencies(language));
  }

  /** Languages of the interface. */
  languages(): Promise<string> {
    return this.reader.one(listLanguages());
  }
}
