import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { Notifications } from '../../people/notifications/notifications.js';
import type { Called, HandInOutcome } from '../../people/notifications/staff-notice-kinds.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { ContentStatus } from '../listing/codes.js';
import { ContentPending } from './content-pending.entity.js';
import type { Change, Editing } from './content-writer.js';
import { submitterOf } from './editing.queries.js';
import { type EditableDocument, type Kind, addressOf } from './kind.js';
import { contains } from './waiting-body.js';

/** What a state means for what was handed in to get there. */
const OUTCOMES: Partial<Record<ContentStatus, HandInOutcome>> = {
  draft: 'declined',
  scheduled: 'accepted',
  published: 'published',
  archived: 'declined',
};

/** What a change is to its author once it stands in a thing: visitors may not see that yet. */
export const outcomeIn = ({ status }: EditableDocument): HandInOutcome =>
  status === 'published' ? 'published' : 'accepted';

/** Tells those who hand in what becomes of it: drafts for a review, and changes that wait beside what is public. */
@Injectable()
export class HandIns {
  constructor(private readonly notifications: Notifications) {}

  /**
   * After each change of a thing: a step out of the review, or on from there, is told to who has handed it in; what waited and has been
   * stored by other hands, or beside something that is gone, waits no longer.
   */
  async settle(
    kind: Kind,
    { row, context: { em } }: Editing,
    before: EditableDocument,
    after: EditableDocument,
    change: Change,
  ): Promise<void> {
    if (before.status !== after.status) await this.moved(kind, before, after, change, em);
    const pending = await em.findOne(ContentPending, { kind: kind.name, entityId: row.id });
    if (!pending || !(row.deletedAt || (await contains(kind, after, pending.body, em)))) return;
    em.remove(pending);
    await this.tell(kind, after, row.deletedAt ? 'declined' : outcomeIn(after), pending.authors, change, em);
  }

  /** To be called once for each decision. */
  tell(
    kind: Kind,
    document: EditableDocument,
    outcome: HandInOutcome,
    authors: readonly string[],
    { caller }: Change,
    em: EntityManager,
  ): Promise<void> {
    const about = { name: kind.name, id: document.id, called: namesOf(kind, document) };
    return this.notifications.tellAuthors(transactionSql(em), outcome, about, {
      authors,
      actorId: caller?.id ?? null,
    });
  }

  private async moved(
    kind: Kind,
    before: EditableDocument,
    after: EditableDocument,
    change: Change,
    em: EntityManager,
  ): Promise<void> {
    const outcome = OUTCOMES[after.status];
    if (!outcome) return;
    const { id } = after;
    if (outcome !== 'accepted')
      await this.notifications.tellAccepted(
        transactionSql(em),
        outcome,
        { name: kind.name, id },
        change.caller?.id ?? null,
      );
    const author = before.status === 'in_review' ? await submitterOf(em, kind.name, id) : null;
    if (author) await this.tell(kind, after, outcome, [author], change, em);
  }
}

/** What a thing is called in each language that has a name of it; by its address where none has. */
function namesOf(kind: Kind, document: EditableDocument): Called {
  const names = LANGUAGE_CODES.flatMap((language) => {
    const name = document.translations[language]?.[kind.texts.fields[0] ?? 'name'];
    return typeof name === 'string' && name !== '' ? [[language, name] as const] : [];
  });
  const usual = names[0]?.[1] ?? String(document[addressOf(kind)] ?? document.id);
  return { usual, names: Object.fromEntries(names) };
}
