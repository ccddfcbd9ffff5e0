import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@atoll/contract/languages';
import { Audit } from '../../../platform/audit/audit.js';
import { AppError, NotFoundError, ValidationFailedError } from '../../../platform/errors/app-error.js';
import { Sql } from '../../../platform/data/sql.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { ServedTexts } from '../served-texts.js';
import { TextBooks } from '../text-books.js';
import { type ChangeContext, TextWriter } from '../text-writer.js';
import { type Rows, lockTexts, stampOfTexts } from '../translations.queries.js';
import { type PutBackPlan, changesOf, planPutBack, reportOf } from './put-back-plan.js';
import type { PutBackReportDto, PutTextsBackDto } from './releases.dto.js';
import { type ReleasePlace, findReleasePlace, findReleaseTexts, findTextsSince } from './releases.queries.js';
import { TextReleases } from './text-releases.service.js';

/** What is put back: one release, or all that was changed since a moment in some languages. */
type Wish = { place: ReleasePlace } | { before: string; languages: string[] };

const languagesOf = (wish: Wish): string[] => ('place' in wish ? [wish.place.language] : wish.languages);

const stampOf = (sql: Rows, wish: Wish) => stampOfTexts(sql, [...languagesOf(wish), DEFAULT_LANGUAGE]);

/** Lets texts stand again as they stood before. */
@Injectable()
export class PutBack {
  constructor(
    private readonly textReleases: TextReleases,
    private readonly books: TextBooks,
    private readonly writer: TextWriter,
    private readonly served: ServedTexts,
    private readonly audit: Audit,
    private readonly sql: Sql,
    private readonly em: EntityManager,
  ) {}

  /**
   * Puts a release back, or everything since a moment; the words come back with the approval that they had. A dry run tells what
   * would become of the texts, the call that follows does exactly that: all of it, in one transaction.
   * @throws {ValidationFailedError} {NotFoundError} {LanguageNotFoundError} {PermissionDeniedError} outside of the caller's languages
   * @throws {AppError} 409 `plan_changed` when something else would become of the texts by now
   */
  async run(body: PutTextsBackDto, change: ChangeContext): Promise<PutBackReportDto> {
    const wish = await this.wishOf(body, change);
    await this.served.current();
    if (body.dry_run) return reportOf(await this.plan(wish, this.sql), true);
    if (body.plan === undefined) throw ValidationFailedError.on('plan', 'required');
    // Planning takes long: the locks are taken after it, and it stands unless somebody wrote meanwhile.
    const stamp = await stampOf(this.sql, wish);
    const foreseen = await this.plan(wish, this.sql);
    return this.em.transactional(async (em) => {
      const sql = transactionSql(em);
      for (const code of languagesOf(wish).toSorted()) {
        // oxlint-disable-next-line no-await-in-loop -- locks are taken one after the other, always in this order
        await lockTexts(sql, code, 'all');
      }
      const plan = (await stampOf(sql, wish)) === stamp ? foreseen : await this.plan(wish, sql);
      if (plan.name !== body.plan) throw new AppError(409, 'plan_changed');
      const report = reportOf(plan, false);
      if (report.back > 0) await this.carryOut(em, plan, wish, body, change);
      return report;
    });
  }

  private async wishOf({ release, before, lang }: PutTextsBackDto, { caller }: ChangeContext): Promise<Wish> {
    if ((release === undefined) === (before === undefined) || (release !== undefined && lang !== undefined))
      throw ValidationFailedError.on('release', 'release_or_before');
    const languages = await this.textReleases.languagesOf(caller, lang);
    if (before !== undefined) return { before, languages };
    const place = await findReleasePlace(this.sql, release ?? '', languages);
    if (!place) throw new NotFoundError();
    return { place };
  }

  private async plan(wish: Wish, sql: Rows): Promise<PutBackPlan> {
    const formers =
      'place' in wish
        ? await findReleaseTexts(sql, wish.place, { limit: null, offset: 0 })
        : await findTextsSince(sql, wish.before, wish.languages);
    return planPutBack(formers, (language) => this.books.open(language, sql));
  }

  private async carryOut(
    em: EntityManager,
    plan: PutBackPlan,
    wish: Wish,
    { reason }: PutTextsBackDto,
    change: ChangeContext,
  ): Promise<void> {
    const changes = changesOf(plan);
    const byLanguage = Map.groupBy(changes, ({ row }) => row.language);
    for (const own of byLanguage.values()) {
      // oxlint-disable-next-line no-await-in-loop -- one statement after the other: a transaction has one connection
      await this.writer.write(em, own, change, { reason: reason ?? null });
    }
    const counts = Object.fromEntries([...byLanguage].map(([language, own]) => [language, own.length]));
    this.audit.record(em, {
      action: 'translation.put_back',
      entity: 'translation',
      entityId: 'place' in wish ? wish.place.id : wish.before,
      actorId: change.caller.id,
      after: { ...('place' in wish ? { release: wish.place.id } : { before: wish.before }), texts: counts },
      requestId: change.requestId,
    });
    await em.flush();
  }
}
