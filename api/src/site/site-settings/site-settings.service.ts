import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LANGUAGE_CODES, type Language as Code } from '@atoll/contract/languages';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import type { Change } from '../../content/editing/content-writer.js';
import { RowChange } from '../../content/editing/row-change.js';
import { Media } from '../../content/media/media.entity.js';
import { Language } from '../../texts/languages/language.entity.js';
import { Setting, type SiteTexts } from './setting.entity.js';
import type { EditableSiteSettingsDto, StoredSiteTextsDto, WriteSiteSettingsDto } from './site-settings.dto.js';

const WORDS = ['site_title', 'site_description', 'footer_text', 'hero_title', 'hero_subtitle'] as const;

const textsOf = ({ texts }: Setting) =>
  Object.fromEntries(
    LANGUAGE_CODES.map((code) => [code, Object.fromEntries(WORDS.map((word) => [word, texts[code]?.[word] ?? '']))]),
  ) as unknown as StoredSiteTextsDto;

/** Settings of the agency. A change is one transaction. */
@Injectable()
export class SiteSettings {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: RowChange,
  ) {}

  /** @throws {NotFoundError} before the settings are seeded */
  async get(): Promise<EditableSiteSettingsDto> {
    const em = this.em.fork();
    const row = await em.findOne(Setting, { id: 1 });
    if (!row) throw new NotFoundError();
    return this.read(em, row);
  }

  /** @throws 400 by field, 404, 412, 428 */
  update(body: WriteSiteSettingsDto, change: Change): Promise<EditableSiteSettingsDto> {
    return this.em.fork().transactional(async (em) => {
      const row = await em.findOne(Setting, { id: 1 }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) throw new NotFoundError();
      const before = await this.read(em, row);
      await this.changes.requireVersion(em, row, change, before);
      await this.apply(em, row, body);
      row.updatedAt = this.changes.now();
      row.updatedBy = change.caller?.id ?? null;
      await em.flush();
      const after = await this.read(em, row);
      const named = { action: 'setting.update', entity: 'setting', entityId: 1, tags: ['settings' as const] };
      await this.changes.finish(em, named, change, before, () => after);
      return after;
    });
  }

  private async apply(em: EntityManager, row: Setting, body: WriteSiteSettingsDto): Promise<void> {
    if (body.hero !== undefined) {
      const hero = body.hero === null ? null : await em.findOne(Media, { id: body.hero });
      if (body.hero !== null && !hero) throw ValidationFailedError.on('hero', 'unknown_reference');
      row.hero = hero;
    }
    const missing = (body.claims ?? []).findIndex(({ text }) => !text.en);
    if (missing >= 0) throw ValidationFailedError.on(`claims.${missing}.text.en`, 'required');
    row.whatsappNumber = body.whatsapp_number ?? row.whatsappNumber;
    row.contactPhone = body.contact_phone ?? row.contactPhone;
    row.contactEmail = body.contact_email ?? row.contactEmail;
    row.replyPromiseHours = body.reply_promise_hours ?? row.replyPromiseHours;
    row.termsVersion = body.terms_version ?? row.termsVersion;
    if (body.social) row.social = body.social.map(({ name, url }) => ({ name, url }));
    if (body.claims)
      row.claims = body.claims.map(({ value, visible, text }) => ({ value, visible, text: defined(text) }));
    if (body.legal_entity !== undefined) row.legalEntity = body.legal_entity || null;
    if (body.tourism_licence_no !== undefined) row.tourismLicenceNo = body.tourism_licence_no || null;
    if (body.address !== undefined) row.address = body.address || null;
    if (body.taxpayer_no !== undefined) row.taxpayerNo = body.taxpayer_no || null;
    if (body.bank_details !== undefined) row.bankDetails = body.bank_details || null;
    for (const [code, words] of Object.entries(body.texts ?? {}))
      if (words) row.texts = { ...row.texts, [code]: { ...row.texts[code], ...defined({ ...words }) } as SiteTexts };
  }

  private async read(em: EntityManager, row: Setting): Promise<EditableSiteSettingsDto> {
    const languages = await em.find(Language, { isActive: true }, { orderBy: { position: 'asc' } });
    return {
      whatsapp_number: row.whatsappNumber,
      contact_phone: row.contactPhone,
      contact_email: row.contactEmail,
      social: row.social,
      claims: row.claims,
      reply_promise_hours: row.replyPromiseHours,
      terms_version: row.termsVersion,
      legal_entity: row.legalEntity,
      tourism_licence_no: row.tourismLicenceNo,
      address: row.address,
      taxpayer_no: row.taxpayerNo,
      bank_details: row.bankDetails,
      hero: row.hero?.id ?? null,
      texts: textsOf(row),
      base_currency: 'USD',
      default_language: (languages.find(({ isDefault }) => isDefault)?.code ?? 'en') as Code,
      enabled_languages: languages.map(({ code }) => code),
      version: row.version,
      updated_at: row.updatedAt.toISOString(),
    };
  }
}

const defined = (texts: object): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
