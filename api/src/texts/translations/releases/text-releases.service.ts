import { Injectable } from '@nestjs/common';
import { addDays, daysBetween } from '@atoll/contract/days';
import type { Caller } from '../../../platform/access/access.js';
import { Config } from '../../../platform/config/config.js';
import { Clock } from '../../../platform/data/clock.js';
import { type Page, pageWindow, toPage } from '../../../platform/data/page.js';
import { Sql } from '../../../platform/data/sql.js';
import { NotFoundError, ValidationFailedError } from '../../../platform/errors/app-error.js';
import { KnownLanguages } from '../../languages/known-languages.js';
import { textId } from '../../languages/text-id.js';
import { TextBooks } from '../text-books.js';
import { mayWrite, requireScope } from '../translator-scope.js';
import {
  type GetTextReleaseQuery,
  type ListTextReleasesQuery,
  MAX_DAYS,
  type ReleasedTextDto,
  type TextReleaseDetailDto,
  type TextReleaseDto,
} from './releases.dto.js';
import { type ChangedText, findRelease, findReleasePlace, findReleaseTexts, findReleases } from './releases.queries.js';

/** Days of a list that names none, beside its last one. */
const USUAL_DAYS = 29;

/** What visitors read since when: changes of texts, gathered as people made them. */
@Injectable()
export class TextReleases {
  constructor(
    private readonly languages: KnownLanguages,
    private readonly books: TextBooks,
    private readonly clock: Clock,
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /**
   * A page of releases, the latest first.
   * @throws {ValidationFailedError} on `from` {LanguageNotFoundError} {PermissionDeniedError} {InvalidPageError} past the end
   */
  async list(query: ListTextReleasesQuery, caller: Caller, url: string): Promise<Page<TextReleaseDto>> {
    const to = query.to ?? this.clock.maldivesDate();
    const from = query.from ?? addDays(to, -USUAL_DAYS);
    if (daysBetween(from, to) >= MAX_DAYS)
      throw new ValidationFailedError({ from: [{ code: 'too_many_days', params: { count: MAX_DAYS } }] });
    const languages = await this.languagesOf(caller, query.lang);
    const { count, rows } = await findReleases(this.sql, { from, to, languages, way: query.way }, pageWindow(query));
    return toPage(this.config.baseUrl, url, query, count, rows);
  }

  /** A release with a page of its texts. @throws {NotFoundError} {InvalidPageError} past the end */
  async find(id: string, query: GetTextReleaseQuery, caller: Caller, url: string): Promise<TextReleaseDetailDto> {
    const place = await findReleasePlace(this.sql, id, await this.languagesOf(caller));
    const release = place && (await findRelease(this.sql, place));
    if (!release) throw new NotFoundError();
    const texts = await findReleaseTexts(this.sql, place, pageWindow(query));
    const page = toPage(this.config.baseUrl, url, query, release.texts, await this.told(texts));
    return { release, ...page };
  }

  /**
   * The languages whose releases somebody sees and puts back: those that they translate, all without a limit.
   * @throws {LanguageNotFoundError} {PermissionDeniedError} for a language outside of these
   */
  async languagesOf(caller: Pick<Caller, 'languages'>, lang?: string): Promise<string[]> {
    if (lang === undefined)
      return (await this.languages.all()).map(({ code }) => code).filter((code) => mayWrite(caller, code));
    const language = await this.languages.require(lang);
    requireScope(caller, language);
    return [language];
  }

  /** Where an edit was taken back, visitors read what was released. */
  private async told(texts: readonly ChangedText[]): Promise<ReleasedTextDto[]> {
    const [first] = texts;
    const isBare = texts.some(({ value }) => value === null);
    const book = first && isBare ? await this.books.open(first.language) : null;
    return texts.map((text) => ({
      id: textId(text),
      before: text.previous,
      after: text.value ?? book?.find(text.namespace, text.key)?.released ?? null,
      action: text.action,
      edited_since: text.version !== text.stands,
    }));
  }
}
