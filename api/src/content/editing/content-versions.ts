import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { guardedFrom } from '../../platform/access/guarded-members.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { pageWindow } from '../../platform/data/page.js';
import type { PageQuery } from '../../platform/data/page.dto.js';
import { ContentEditor } from './content-editor.js';
import { ContentLifecycle } from './content-lifecycle.js';
import { type Change, ContentWriter } from './content-writer.js';
import { diff } from './diff.js';
import { contentOf, sharedOf } from './document.js';
import { InvalidTransitionError } from '../../platform/data/transitions.js';
import { type VersionRow, listVersions, readVersion } from './editing.queries.js';
import { type EditableDocument, type Kind, addressOf } from './kind.js';

/** A version in a list. */
export interface VersionItem {
  version: number;
  action: string;
  /** ISO 8601. */
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
}

/** A version with its document and what it changed. */
export interface VersionDetail extends VersionItem {
  document: EditableDocument;
  /** Version that `diff` compares with; null for the first one. */
  previous: number | null;
  diff: { path: string; before: unknown; after: unknown }[];
}

const item = ({ version, action, at, by, note }: Omit<VersionRow, 'document'>): VersionItem => ({
  version,
  action,
  at,
  by,
  note,
});

/** History of content: every write keeps the document as it was stored. */
@Injectable()
export class ContentVersions {
  constructor(
    private readonly em: EntityManager,
    private readonly editor: ContentEditor,
    private readonly writer: ContentWriter,
    private readonly lifecycle: ContentLifecycle,
  ) {}

  /** Versions of a row, the newest first. @throws {NotFoundError} */
  async list(kind: Kind, id: string, query: PageQuery): Promise<{ count: number; results: VersionItem[] }> {
    const { id: entityId } = await this.editor.read(kind, id);
    return this.em.fork().transactional(async (em) => {
      const { count, rows } = await listVersions(em, kind.name, entityId, pageWindow(query));
      return { count, results: rows.map(item) };
    });
  }

  /** One version, compared with the one before it. @throws {NotFoundError} */
  async get(kind: Kind, id: string, version: number): Promise<VersionDetail> {
    const { id: entityId } = await this.editor.read(kind, id);
    const read = await this.em.fork().transactional((em) => readVersion(em, kind.name, entityId, version));
    if (!read) throw new NotFoundError();
    const document = read.found.document as EditableDocument;
    const earlier = read.previous && (read.previous.document as EditableDocument);
    const differences = diff(earlier ? contentOf(earlier) : {}, contentOf(document));
    return {
      ...item(read.found),
      document,
      previous: read.previous?.version ?? null,
      diff: differences.map(({ path, before, after }) => ({
        path: path.join('.'),
        before: before ?? null,
        after: after ?? null,
      })),
    };
  }

  /**
   * Brings the content of a version back, as a new version. State, times and which languages are public stay as they are now; a
   * language that the version did not have goes, one that is not there now comes back as a draft.
   * @throws {NotFoundError} {ValidationFailedError} when it names things that are gone, or would take from a public piece what it needs
   */
  restore(kind: Kind, id: string, version: number, change: Change): Promise<EditableDocument> {
    return this.editor.editing(kind, id, change, false, async (editing) => {
      const { before, context } = editing;
      this.lifecycle.requireReviewer(kind, editing, change);
      if (before.status === 'archived') throw new InvalidTransitionError(before.status);
      const read = await readVersion(context.em, kind.name, before.id, version);
      if (!read) throw new NotFoundError();
      const document = read.found.document as EditableDocument;
      const translations = structuredClone(document.translations);
      for (const [language, words] of Object.entries(translations))
        words.status = before.translations[language as 'en']?.status ?? 'draft';
      const saved = new Set(Object.keys(translations) as (keyof typeof translations)[]);
      const slug = document[addressOf(kind)] as string | undefined;
      // What somebody may not know of they do not change either.
      const kept = [...(kind.placed ?? []), ...guardedFrom(change.caller?.permissions ?? [])];
      const asNow = Object.fromEntries(
        kept.filter((member) => member in before).map((member) => [member, before[member]]),
      );
      const shared = { ...sharedOf(kind, document), ...asNow };
      const target = { slug, shared, translations, saved };
      await this.lifecycle.keepPublic(kind, editing, () => this.writer.change(kind, editing, target));
      return this.writer.finish(kind, editing, 'restore', change);
    });
  }
}
