import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../../platform/audit/audit.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { fromOf, writeOut } from './compose-mail.js';
import { LETTER_KINDS } from './letter-kinds.js';
import type { LetterDto, LetterPreviewDto } from './letters.dto.js';
import type { MailPayloads, MailTemplate } from './mail-templates.js';
import type { OutboxMessageDto } from './outbox.dto.js';
import { findOutboxRow, readSender } from './outbox.queries.js';
import { Outbox } from './outbox.js';
import { type LetterVariant, sampleOf, variantNames } from './samples/letter-variants.js';

/** How a letter is looked at. */
export interface LetterLook {
  language: Language;
  variant?: LetterVariant | undefined;
}

/** The letters that the agency sends, to be read before they are: written by what sends them, with the texts of the moment. */
@Injectable()
export class LettersService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Every kind of letter, in the order in which a trip meets them. */
  list(): LetterDto[] {
    const kinds = Object.entries(LETTER_KINDS) as [MailTemplate, (typeof LETTER_KINDS)[MailTemplate]][];
    const now = this.clock.now();
    return kinds.map(([name, [occasion, reader]]) => ({ name, occasion, reader, variants: variantNames(name, now) }));
  }

  /** @throws {NotFoundError} when the letter has no such case */
  async preview(name: MailTemplate, look: LetterLook): Promise<LetterPreviewDto> {
    const { language } = look;
    const payload = this.sample(name, look);
    const sender = await readSender(this.sql, language);
    const written = writeOut({ template: name, payload, locale: language, isTest: false }, sender, this.config);
    const from = fromOf(sender, this.config);
    return {
      language,
      from: typeof from === 'string' ? from : `${from.name} <${from.address}>`,
      reply_to: written.replyTo,
      subject: written.subject,
      html: written.html,
      text: written.text,
    };
  }

  /** Sends it to the caller, and to nobody else. @throws {NotFoundError} when the letter has no such case */
  async test(name: MailTemplate, look: LetterLook, { caller, requestId }: StaffCall): Promise<OutboxMessageDto> {
    const { language } = look;
    const payload = this.sample(name, look);
    const { id } = await this.em.fork().transactional(async (em) => {
      const message = await this.outbox.addTest(em, { template: name, locale: language, to: caller.email, payload });
      this.audit.record(em, {
        action: 'letter.test',
        entity: 'outbox_message',
        entityId: message.id,
        actorId: caller.id,
        requestId,
        after: { template: name, locale: language },
      });
      return message;
    });
    const row = await findOutboxRow(this.sql, id);
    if (!row) throw new NotFoundError();
    return row;
  }

  private sample<T extends MailTemplate>(name: T, look: LetterLook): MailPayloads[T] {
    const payload = sampleOf(name, look, this.clock.now());
    if (!payload) throw new NotFoundError();
    return payload;
  }
}
