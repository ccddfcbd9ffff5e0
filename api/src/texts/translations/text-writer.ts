import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@atoll/contract/languages';
import { v7 as uuid } from 'uuid';
import { Audit } from '../../platform/audit/audit.js';
import type { Caller } from '../../platform/access/access.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { sourceHash } from './merge-texts.js';
import type { BookRow } from './text-book.js';
import { textId } from '../languages/text-id.js';
import type { TextAction } from './translation-revision.entity.js';
import type { EditStatus, TextOrigin } from './translation.entity.js';
import { type MadeOn, type StoredChange, storeTexts } from './translations.queries.js';

/** Texts that one statement stores: writing it keeps nobody waiting. */
const BATCH = 1000;

/** What becomes of one text. */
export interface TextChange {
  row: BookRow;
  /** Null takes the edit back. */
  value: string | null;
  status: EditStatus;
  action: TextAction;
  origin: TextOrigin;
  /** What former words were made on, where they stand again; other words are made on the English of now. */
  madeOn?: MadeOn | undefined;
  /** English texts: the meaning stays. */
  typoOnly?: boolean;
}

/** Who changes something, and in which request. */
export interface ChangeContext {
  caller: Caller;
  requestId: string;
}

/** Further facts for the history. */
export interface WriteNotes {
  jobId?: string | null;
  reason?: string | null;
}

/** The only writer of texts: text, revision and audit entry land together, caches are dropped with the commit. */
@Injectable()
export class TextWriter {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly invalidation: CacheInvalidation,
  ) {}

  /**
   * Stores texts inside the caller's transaction, which holds the lock on them (`lockTexts`).
   * @returns new version by the id of the text
   */
  async write(
    em: EntityManager,
    changes: readonly TextChange[],
    { caller, requestId }: ChangeContext,
    { jobId = null, reason = null }: WriteNotes = {},
  ): Promise<Map<string, number>> {
    if (changes.length === 0) return new Map();
    const at = this.clock.now();
    const versions = new Map<string, number>();
    for (let from = 0; from < changes.length; from += BATCH) {
      const batch = changes.slice(from, from + BATCH).map(storedChange);
      // oxlint-disable-next-line no-await-in-loop -- one statement after the other: a transaction has one connection
      const stored = await storeTexts(transactionSql(em), batch, { by: caller.id, at, jobId, reason });
      for (const row of stored) versions.set(textId(row), row.version);
    }
    this.record(em, changes, { caller, requestId });
    await em.flush();
    await this.invalidation.invalidate(em, 'texts');
    return versions;
  }

  /** One text has an entry of its own; of many the history keeps the words and the audit the count. */
  private record(em: EntityManager, changes: readonly TextChange[], { caller, requestId }: ChangeContext): void {
    const [first] = changes;
    if (!first) return;
    const verb = first.action === 'edit' ? 'update' : first.action;
    const id = textId(first.row);
    const one = changes.length === 1;
    this.audit.record(em, {
      action: `translation.${verb}`,
      entity: 'translation',
      entityId: (one ? id : `${first.row.language}: ${changes.length}`).slice(0, 80),
      actorId: caller.id,
      before: one ? { text: id, value: first.row.value, status: first.row.status } : null,
      after: one
        ? { text: id, value: first.value, status: first.status }
        : { language: first.row.language, count: changes.length, origin: first.origin },
      requestId,
    });
  }
}

function madeOnNow({ row, value, action, typoOnly }: TextChange): MadeOn {
  if (action === 'unapprove' && row.edit !== null) return row.edit;
  const keepsMeaning = row.language !== DEFAULT_LANGUAGE || value === row.value || typoOnly;
  return { base_hash: row.baseHash, source_hash: keepsMeaning ? row.sourceHash : sourceHash(value) };
}

function storedChange(change: TextChange): StoredChange {
  const { row, value, status, action, origin, madeOn = madeOnNow(change) } = change;
  return {
    id: uuid(),
    namespace: row.namespace,
    key: row.key,
    language: row.language,
    value,
    status,
    origin,
    base_hash: madeOn.base_hash,
    source_hash: madeOn.source_hash,
    action,
    previous: row.value,
    previous_status: row.edit?.value == null ? null : row.edit.status,
  };
}
