import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ContentPending } from './content-pending.entity.js';
import { type EditableDocument, type Kind, addressOf } from './kind.js';
import { type LifecycleAction, hasAction, possibleActions } from './lifecycle.js';

/** Where a piece of content stands, said alike of every kind. */
export type ContentState = Pick<
  EditableDocument,
  | 'id'
  | 'status'
  | 'publish_at'
  | 'unpublish_at'
  | 'published_at'
  | 'archived_at'
  | 'version'
  | 'updated_at'
  | 'updated_by'
  | 'translation_status'
> & {
  /** The name of its kind in addresses. */
  kind: string;
  /** Slug or code. */
  address: string | null;
  /** True when a change waits for somebody who may publish. */
  pending: boolean;
  /** What may be done from here, by those who may. */
  actions: LifecycleAction[];
};

/** Reads what is the same of all documents. */
@Injectable()
export class ContentStates {
  constructor(private readonly em: EntityManager) {}

  /** The state that a document tells of. */
  async of(kind: Kind, document: EditableDocument): Promise<ContentState> {
    const waiting = await this.em.fork().count(ContentPending, { kind: kind.name, entityId: document.id });
    return {
      kind: kind.path,
      id: document.id,
      address: (document[addressOf(kind)] as string | undefined) ?? null,
      status: document.status,
      publish_at: document.publish_at,
      unpublish_at: document.unpublish_at,
      published_at: document.published_at,
      archived_at: document.archived_at,
      version: document.version,
      updated_at: document.updated_at,
      updated_by: document.updated_by,
      translation_status: document.translation_status,
      pending: waiting > 0,
      actions: possibleActions(document.status).filter((action) => hasAction(kind, action)),
    };
  }
}
