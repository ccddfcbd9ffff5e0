import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.js';
import { requestLanguage } from '../../platform/http/negotiation.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import { Sql } from '../../platform/data/sql.js';
import { type KnownLanguage, listLanguages } from './languages.queries.js';

/** 404: the table has no such language, or it is switched off and the caller is a visitor. */
export class LanguageNotFoundError extends AppError {
  constructor() {
    super(404, 'language_not_found');
  }
}

/** A language tag in its canonical form; null for what is none. */
function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
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
   * The code when the table has it, switched on or off.
   * @throws {LanguageNotFoundError}
   */
  async require(code: string): Promise<string> {
    if (!(await this.all()).some((language) => language.code === code)) throw new LanguageNotFoundError();
    return code;
  }

  /**
   * The language itself or its nearest parent that is written alike: `zh-Hans-CN` and `ZH` are `zh`, but `zh-TW` is not
   * (architecture, i18n §3.10).
   * @throws {LanguageNotFoundError} also for a language that is switched off, unless `inactive` ones count
   */
  async closest(tag: string, inactive = false): Promise<string> {
    const wanted = localeOf(tag);
    const open = new Set(
      (await this.all()).filter((language) => inactive || language.is_active).map(({ code }) => code),
    );
    for (let code = wanted?.baseName ?? ''; code !== ''; code = code.slice(0, Math.max(0, code.lastIndexOf('-')))) {
      if (open.has(code) && localeOf(code)?.maximize().script === wanted?.maximize().script) return code;
    }
    throw new LanguageNotFoundError();
  }

  /** The language that a staff call names, else the caller's. @throws {LanguageNotFoundError} */
  wanted(request: FastifyRequest, lang: string | undefined): Promise<string> {
    return this.require(lang ?? requestLanguage(request));
  }
}
