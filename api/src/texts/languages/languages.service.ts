import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, isLanguage } from '@atoll/contract/languages';
import { Audit } from '../../platform/audit/audit.js';
import { lastChange } from '../../platform/audit/last-change.queries.js';
import type { Caller } from '../../platform/access/access.js';
import { AppError } from '../../platform/errors/app-error.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { requireVersion } from '../../platform/data/etags.js';
import { Language } from './language.entity.js';
import { languageFacts } from './cldr.js';
import { LanguageNotFoundError } from './known-languages.js';
import type { CreateLanguageDto, EditableLanguageDto, UpdateLanguageDto } from './languages.dto.js';
import { hasTexts, lockLanguages } from './languages.queries.js';

/** Who changes a language, in which request, on which version. */
export interface LanguageChange {
  caller: Caller;
  requestId: string;
  ifMatch?: string | undefined;
}

/** The agency's table of languages. */
@Injectable()
export class LanguagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly invalidation: CacheInvalidation,
  ) {}

  /** A language with its version. @throws {LanguageNotFoundError} */
  async find(code: string): Promise<EditableLanguageDto> {
    return toDto(await this.row(this.em, code));
  }

  /** Adds a language; visitors see it once it is active. @throws {AppError} 409 `already_exists` */
  async create(body: CreateLanguageDto, change: LanguageChange): Promise<EditableLanguageDto> {
    return this.em.transactional(async (em) => {
      await lockLanguages(transactionSql(em));
      const stored = await em.find(Language, {});
      if (stored.some(({ code }) => code === body.code)) throw new AppError(409, 'already_exists');
      const facts = languageFacts(body.code);
      const language = new Language({
        code: body.code,
        name: body.name ?? facts.name,
        nativeName: body.native_name ?? facts.nativeName,
        flag: body.flag ?? '',
        direction: body.direction ?? facts.direction,
        isActive: body.is_active ?? false,
        isDefault: false,
        position: body.position ?? Math.max(0, ...stored.map(({ position }) => position)) + 1,
      });
      language.updatedBy = change.caller.id;
      em.persist(language);
      await em.flush();
      return this.finish(em, 'create', language, null, change);
    });
  }

  /**
   * Changes a language. The default one and English, which all texts fall back to, stay active.
   * @throws {LanguageNotFoundError} {PreconditionRequiredError} {StaleVersionError} {AppError} 409 `language_needed`
   */
  async update(code: string, body: UpdateLanguageDto, change: LanguageChange): Promise<EditableLanguageDto> {
    return this.em.transactional(async (em) => {
      await lockLanguages(transactionSql(em));
      const language = await this.row(em, code);
      const before = toDto(language);
      await this.requireCurrent(em, language, before, change);
      if (body.name !== undefined) language.name = body.name;
      if (body.native_name !== undefined) language.nativeName = body.native_name;
      if (body.flag !== undefined) language.flag = body.flag;
      if (body.direction !== undefined) language.direction = body.direction;
      if (body.position !== undefined) language.position = body.position;
      if (body.is_active !== undefined) language.isActive = body.is_active;
      if (body.is_default === true && !language.isDefault) await this.makeDefault(em, language);
      const isNeeded = language.isDefault || language.code === DEFAULT_LANGUAGE;
      if ((isNeeded && !language.isActive) || (body.is_default === false && before.is_default))
        throw new AppError(409, 'language_needed');
      language.updatedBy = change.caller.id;
      await em.flush();
      return this.finish(em, 'update', language, before, change);
    });
  }

  /** Deletes a language that nothing is written in. @throws {AppError} 409 `in_use` {LanguageNotFoundError} */
  async remove(code: string, change: LanguageChange): Promise<void> {
    await this.em.transactional(async (em) => {
      await lockLanguages(transactionSql(em));
      const language = await this.row(em, code);
      const before = toDto(language);
      await this.requireCurrent(em, language, before, change);
      if (before.is_shipped || before.is_default || (await hasTexts(transactionSql(em), code)))
        throw new AppError(409, 'in_use');
      em.remove(language);
      await em.flush();
      await this.finish(em, 'delete', language, before, change);
    });
  }

  private async requireCurrent(
    em: EntityManager,
    { code, version }: Language,
    current: EditableLanguageDto,
    { ifMatch }: LanguageChange,
  ): Promise<void> {
    const last = await lastChange(transactionSql(em), 'language', code);
    requireVersion(ifMatch, version, () => ({ current, ...last }));
  }

  private async makeDefault(em: EntityManager, language: Language): Promise<void> {
    if (!isLanguage(language.code)) throw new AppError(409, 'language_needed');
    for (const other of await em.find(Language, { isDefault: true })) other.isDefault = false;
    language.isDefault = true;
  }

  private async row(em: EntityManager, code: string): Promise<Language> {
    const language = await em.findOne(Language, { code });
    if (!language) throw new LanguageNotFoundError();
    return language;
  }

  private async finish(
    em: EntityManager,
    verb: 'create' | 'update' | 'delete',
    language: Language,
    before: EditableLanguageDto | null,
    { caller, requestId }: LanguageChange,
  ): Promise<EditableLanguageDto> {
    const after = toDto(language);
    this.audit.record(em, {
      action: `language.${verb}`,
      entity: 'language',
      entityId: language.code,
      actorId: caller.id,
      before,
      after: verb === 'delete' ? null : after,
      requestId,
    });
    await em.flush();
    await this.invalidation.invalidate(em, 'settings', 'texts');
    return after;
  }
}

const toDto = (language: Language): EditableLanguageDto => ({
  id: language.id,
  code: language.code,
  name: language.name,
  native_name: language.nativeName,
  flag: language.flag,
  direction: language.direction,
  is_active: language.isActive,
  is_default: language.isDefault,
  position: language.position,
  is_shipped: isLanguage(language.code),
  version: language.version,
});
