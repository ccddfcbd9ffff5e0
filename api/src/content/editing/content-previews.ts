import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { Clock } from '../../platform/data/clock.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { PreviewSubject } from '../listing/kept-previews.queries.js';
import { PREVIEW_LASTS, type PreviewToken, PreviewTokens } from '../listing/preview-tokens.js';
import type { Read } from '../listing/reader.js';
import { type ContentBody, targetOf } from './content-body.js';
import { ContentEditor } from './content-editor.js';
import { ContentPreview } from './content-preview.entity.js';
import { type Change, ContentWriter } from './content-writer.js';
import type { Kind } from './kind.js';

/** Previews of one subject that one person keeps at a time: each change of a form makes one. */
const KEPT = 20;

type Answers = Record<Language, string>;

/** Takes everything back that its transaction did, and brings out what was read there. */
class TakenBack extends Error {
  constructor(readonly answers: Answers) {
    super('taken back');
  }
}

/**
 * Shows how something would read on the site with changes that nobody has stored: they are made, the public read is asked in every
 * language, and all of it is taken back. Only the answers stay, for a day.
 */
@Injectable()
export class ContentPreviews {
  constructor(
    private readonly em: EntityManager,
    private readonly editor: ContentEditor,
    private readonly writer: ContentWriter,
    private readonly tokens: PreviewTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * A piece of content with a body of PATCH laid over it; what a publication would lack it may lack.
   * @param read the public read of the row with this id, in any state
   * @throws 400 by field, 404
   */
  ofContent(
    kind: Kind,
    id: string,
    body: ContentBody,
    change: Change,
    read: (id: number, language: Language) => Read,
  ): Promise<PreviewToken> {
    return this.keep(kind.name as PreviewSubject, change, () =>
      this.editor.editing(kind, id, change, false, async (editing) => {
        const { row, before, context } = editing;
        await this.writer.change(
          kind,
          editing,
          targetOf(kind, before, body, { language: change.language, replace: false }),
        );
        await context.em.flush();
        await kind.settle?.(row, before, context);
        await context.em.flush();
        throw await readAll(context.em, (language) => read(row.id, language));
      }),
    );
  }

  /** Anything else: `work` changes it inside the transaction. */
  ofChange(
    subject: PreviewSubject,
    change: Change,
    read: (language: Language) => Read,
    work: (em: EntityManager) => Promise<void>,
  ): Promise<PreviewToken> {
    return this.keep(subject, change, () =>
      this.em.fork().transactional(async (em) => {
        await work(em);
        await em.flush();
        throw await readAll(em, read);
      }),
    );
  }

  private async keep(subject: PreviewSubject, change: Change, run: () => Promise<never>): Promise<PreviewToken> {
    const answers = await run().catch((error: unknown) => {
      if (error instanceof TakenBack) return error.answers;
      throw error;
    });
    const actorId = change.caller?.id ?? null;
    const em = this.em.fork();
    return em.transactional(async () => {
      const earlier = await em.find(
        ContentPreview,
        { actorId, subject },
        { orderBy: { id: 'desc' }, offset: KEPT - 1 },
      );
      em.remove(earlier);
      const expiresAt = new Date(this.clock.now().getTime() + PREVIEW_LASTS);
      const preview = new ContentPreview({ subject, answers, actorId, expiresAt });
      await em.persist(preview).flush();
      return this.tokens.makeKept(subject, preview.id);
    });
  }
}

async function readAll(em: EntityManager, read: (language: Language) => Read): Promise<TakenBack> {
  const sql = transactionSql(em);
  const answers: Partial<Answers> = {};
  for (const language of LANGUAGE_CODES) {
    const { text, values } = read(language);
    const row = await sql.primaryRow<{ body: string | null }>(text, values);
    if (!row?.body) throw new NotFoundError();
    answers[language] = row.body;
  }
  return new TakenBack(answers as Answers);
}
