import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../common/app-error.js';
import { requestLanguage } from '../common/negotiation.js';
import { PublicCache } from '../common/public-cache.js';
import { Sql } from '../common/sql.js';
import { type KnownLanguage, listLanguages } from './languages.queries.js';

/** 404: the table has no such language, or it is switched off and the caller is a visitor. */
export class LanguageNotFoundError extends AppError {
  constructor() {
    super(404, 'language_not_found');
  }
}

/** Which languages the agency has. */
@Injectable()
export class KnownLanguages {
  constructor(
    private readonly sql: Sql,
    private readonly cache: PublicCache,
  ) {}

  /** All languages in their order. */
  async all(): Promise<KnownLanguage[]> {
    const { body } = await this.cache.get('known languages', ['settings'], async () =>
      JSON.stringify(await listLanguages(this.sql)),
    );
    return JSON.parse(body) as KnownLanguage[];
  }

  /**
   * The code when the table has it.
   * @param visitor true where a language that is switched off does not count
   * @throws {LanguageNotFoundError}
   */
  async require(code: string, visitor = false): Promise<string> {
    const found = (await this.all()).find((language) => language.code === code);
    if (!found || (visitor && !found.is_active)) throw new LanguageNotFoundError();
    return code;
  }

  /** The language that a staff call names, else the caller's. @throws {LanguageNotFoundError} */
  wanted(request: FastifyRequest, lang: string | undefined): Promise<string> {
    return this.require(lang ?? requestLanguage(request));
  }
}
