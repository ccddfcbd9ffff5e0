import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { PreviewTokens } from '../../content/editing/preview-tokens.js';
import { ContentReader } from '../../content/listing/reader.js';
import type { GetExperienceQuery, ListExperiencesQuery } from './experiences.dto.js';
import { getExperience, listExperiences } from './experiences.queries.js';

/** Reads of experiences. Answers are JSON as Postgres wrote it. */
@Injectable()
export class ExperiencesService {
  constructor(
    private readonly reader: ContentReader,
    private readonly previews: PreviewTokens,
  ) {}

  /** A page of published experiences. @throws {InvalidPageError} past the end */
  list(query: ListExperiencesQuery, language: Language, url: string): Promise<string> {
    return this.reader.page(listExperiences(query, language), query, url);
  }

  /** A published experience by id, slug or earlier slug; with a preview token one in any state. @throws {NotFoundError} {GoneError} */
  async get(
    idOrSlug: string,
    { currency, preview }: Pick<GetExperienceQuery, 'currency' | 'preview'>,
    language: Language,
  ): Promise<string> {
    if (preview === undefined)
      return this.reader.one(getExperience(idOrSlug, currency, language), { table: 'experience', idOrSlug });
    const opened = this.previews.opens('experience', preview);
    if (opened === null) throw new NotFoundError();
    return this.reader.one(getExperience(idOrSlug, currency, language, opened));
  }
}
