import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { requireVersion } from '../../platform/data/etags.js';
import { emailOf } from '../../content/editing/editing.queries.js';
import { currencySymbol, regionalFormats } from './cldr.js';
import { KnownLanguages } from './known-languages.js';
import type { EditableRegionalSettingsDto, RegionalSettingsDto, UpdateRegionalSettingsDto } from './languages.dto.js';
import { lockRegionalSettings } from './languages.queries.js';
import type { LanguageChange } from './languages.service.js';
import { RegionalSetting } from './regional-setting.entity.js';

/** How languages write dates, times, money and phone numbers: CLDR, and what the agency wants otherwise. */
@Injectable()
export class RegionalSettings {
  constructor(
    private readonly em: EntityManager,
    private readonly languages: KnownLanguages,
    private readonly audit: Audit,
    private readonly invalidation: CacheInvalidation,
    private readonly clock: Clock,
  ) {}

  /**
   * Settings for visitors, of the nearest language there is.
   * @throws {LanguageNotFoundError} for an unknown language, or one that is switched off
   */
  async find(language: string): Promise<RegionalSettingsDto> {
    const code = await this.languages.closest(language);
    return formatsOf(code, await this.em.findOne(RegionalSetting, { language: code }));
  }

  /** The same with what differs from CLDR. @throws {LanguageNotFoundError} */
  async editable(language: string): Promise<EditableRegionalSettingsDto> {
    const code = await this.languages.require(language);
    return toDto(code, await this.em.findOne(RegionalSetting, { language: code }));
  }

  /**
   * Says what is to differ from CLDR; all else is as CLDR has it.
   * @throws {LanguageNotFoundError} {PreconditionRequiredError} {StaleVersionError}
   */
  async update(
    language: string,
    body: UpdateRegionalSettingsDto,
    change: LanguageChange,
  ): Promise<EditableRegionalSettingsDto> {
    const code = await this.languages.require(language);
    return this.em.transactional(async (em) => {
      await lockRegionalSettings(transactionSql(em), code);
      const stored = await em.findOne(RegionalSetting, { language: code });
      const before = toDto(code, stored);
      const updatedBy = await emailOf(em, stored?.updatedBy ?? null);
      requireVersion(change.ifMatch, stored?.version ?? 0, () => ({
        current: before,
        updated_by: updatedBy,
        updated_at: stored?.updatedAt.toISOString() ?? null,
      }));
      const settings = stored ?? new RegionalSetting(code);
      settings.currencyCode = body.currency_code ?? null;
      settings.currencySymbol = body.currency_symbol ?? null;
      settings.dateFormat = body.date_format ?? null;
      settings.timeFormat = body.time_format ?? null;
      settings.timezone = body.timezone ?? null;
      settings.phoneFormat = body.phone_format ?? null;
      settings.updatedAt = this.clock.now();
      settings.updatedBy = change.caller.id;
      em.persist(settings);
      await em.flush();
      const after = toDto(code, settings);
      this.audit.record(em, {
        action: 'regional_setting.update',
        entity: 'regional_setting',
        entityId: code,
        actorId: change.caller.id,
        before,
        after,
        requestId: change.requestId,
      });
      await em.flush();
      await this.invalidation.invalidate(em, 'settings');
      return after;
    });
  }
}

/** What the agency set, by the members of the answer. */
const overridesOf = (stored: RegionalSetting | null) =>
  Object.fromEntries(
    Object.entries({
      currency_code: stored?.currencyCode,
      currency_symbol: stored?.currencySymbol,
      date_format: stored?.dateFormat,
      time_format: stored?.timeFormat,
      timezone: stored?.timezone,
      phone_format: stored?.phoneFormat,
    }).filter(([, value]) => value !== null && value !== undefined),
  );

function formatsOf(language: string, stored: RegionalSetting | null): RegionalSettingsDto {
  const formats = regionalFormats(language, stored?.currencyCode ?? 'USD');
  return { ...formats, currency_symbol: currencySymbol(language, formats.currency_code), ...overridesOf(stored) };
}

const toDto = (language: string, stored: RegionalSetting | null): EditableRegionalSettingsDto => ({
  ...formatsOf(language, stored),
  language,
  overridden: Object.keys(overridesOf(stored)),
  standard: regionalFormats(language),
  version: stored?.version ?? 0,
});
