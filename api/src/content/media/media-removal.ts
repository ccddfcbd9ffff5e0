import { ForeignKeyConstraintViolationException, LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../../platform/audit/audit.js';
import type { Caller } from '../../platform/access/access.js';
import { AppError, NotFoundError, PermissionDeniedError } from '../../platform/errors/app-error.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import { Clock } from '../../platform/data/clock.js';
import { messageText } from '../../platform/errors/messages.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { requireVersion } from '../../platform/data/etags.js';
import type { BulkMediaDto } from './library.dto.js';
import { findFiles, findNeeded } from './library.queries.js';
import { type GuardedChange, LibraryService } from './library.service.js';
import type { BulkMediaResultDto, BulkMediaRowDto, MediaUseDto } from './media-answers.dto.js';
import { applyFacts } from './media-facts.js';
import type { MediaFactsDto } from './media-facts.dto.js';
import type { MediaChange } from './media-library.js';
import { findUses } from './media-usage.queries.js';
import { Media } from './media.entity.js';
import { PictureWorker } from './picture-worker.js';
import { MediaStore } from './store/media-store.js';
import { storedFiles } from './variants.js';

/** 409: the picture is shown somewhere; `usage` says where. */
export class MediaInUseError extends AppError {
  constructor(readonly usage: MediaUseDto[]) {
    super(409, 'in_use', {}, { usage });
  }
}

/** Tags of a picture at most. */
const MOST_TAGS = 20;

/** What an action on many changes of one, and how its row calls it. */
const PROPERTIES = {
  folder: 'folder',
  tags: 'tags',
  focal_x: 'focalX',
  focal_y: 'focalY',
  licence: 'licence',
  credit: 'credit',
} as const satisfies Partial<Record<keyof MediaFactsDto, keyof Media>>;
type Told = keyof typeof PROPERTIES;

/** What an action says of a picture. */
function factsOf({ action, ...told }: BulkMediaDto, media: Media): Pick<MediaFactsDto, Told> {
  const { folder = '', tags = [], focal_x = 0.5, focal_y = 0.5, licence = '', credit } = told;
  if (action === 'move') return { folder };
  if (action === 'focus') return { focal_x, focal_y };
  if (action === 'license') return { licence, ...(credit !== undefined && { credit }) };
  if (action === 'untag') return { tags: media.tags.filter((tag) => !tags.includes(tag)) };
  return { tags: [...new Set([...media.tags, ...tags])].slice(0, MOST_TAGS) };
}

/** Takes pictures out of the library, and works on many at once. */
@Injectable()
export class MediaRemoval {
  private readonly logger = new Logger('Media');

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly library: LibraryService,
    private readonly store: MediaStore,
    private readonly invalidation: CacheInvalidation,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly worker: PictureWorker,
  ) {}

  /**
   * Removes a picture that nothing shows, with its files.
   * @throws {MediaInUseError} 409
   * @throws {StaleVersionError} 412 with the picture as it is stored now
   */
  async remove(id: number, change: GuardedChange): Promise<void> {
    await this.take(id, change, async (media, sql) => {
      const current = await this.library.get(id, sql);
      const { updated_by, updated_at } = current;
      requireVersion(change.ifMatch, media.version, () => ({ current, updated_by, updated_at }));
    });
  }

  /** One action on many pictures, each on its own: what fails for one is told and stops nothing. */
  async bulk(body: BulkMediaDto, caller: Caller, requestId: string, language: Language): Promise<BulkMediaResultDto> {
    if (body.action === 'delete' && !caller.permissions.includes('media.delete')) throw new PermissionDeniedError();
    const results: BulkMediaRowDto[] = [];
    for (const id of new Set(body.ids)) {
      // One transaction for each: they share the connections with everybody else.
      results.push(await this.row(id, body, { caller, requestId }, language));
    }
    return { done: results.filter(({ ok }) => ok).length, results };
  }

  private async row(id: number, body: BulkMediaDto, change: MediaChange, language: Language): Promise<BulkMediaRowDto> {
    try {
      if (body.action === 'delete') await this.take(id, change);
      else await this.arrange(id, body, change);
      return { id, ok: true };
    } catch (error) {
      if (!(error instanceof MediaInUseError || error instanceof NotFoundError)) throw error;
      const usage = error instanceof MediaInUseError ? { usage: error.usage } : {};
      return { id, ok: false, code: error.code, detail: messageText(error, language), ...usage };
    }
  }

  private arrange(id: number, body: BulkMediaDto, { caller, requestId }: MediaChange) {
    return this.em.fork().transactional(async (em) => {
      const media = await em.findOne(Media, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!media) throw new NotFoundError();
      const facts = factsOf(body, media);
      const told = () => Object.fromEntries(Object.keys(facts).map((name) => [name, media[PROPERTIES[name as Told]]]));
      const before = told();
      await applyFacts(em, media, facts, this.clock.now());
      media.updatedBy = caller.id;
      const entry = { entity: 'media', entityId: id, actorId: caller.id, requestId, before, after: told() };
      this.audit.record(em, { action: `media.${body.action}`, ...entry });
      // Another focal point gives a picture new addresses, and what shows it names them.
      if (body.action !== 'focus') return;
      await this.invalidation.invalidate(em, 'media');
      await em.flush();
      this.worker.soon();
    });
  }

  private async take(
    id: number,
    { caller, requestId }: MediaChange,
    check?: (media: Media, sql: ReturnType<typeof transactionSql>) => Promise<void>,
  ): Promise<void> {
    const files = await this.em
      .fork()
      .transactional(async (em) => {
        const media = await em.findOne(Media, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (!media) throw new NotFoundError();
        const sql = transactionSql(em);
        await check?.(media, sql);
        const usage = (await findUses(sql, [id])).get(id) ?? [];
        if (usage.length > 0) throw new MediaInUseError(usage);
        const stored = await findFiles(sql, id);
        const { key, filename, sha256 } = media;
        const before = { key, filename, sha256 };
        const entry = { entity: 'media', entityId: id, actorId: caller.id, requestId, before };
        this.audit.record(em, { action: 'media.delete', ...entry });
        em.remove(media);
        await this.invalidation.invalidate(em, 'media');
        await em.flush();
        return stored.map((one) => ({ key, ...one }));
      })
      .catch(async (error: unknown) => {
        // Somebody began to show it while it was being looked at.
        if (!(error instanceof ForeignKeyConstraintViolationException)) throw error;
        throw new MediaInUseError((await findUses(this.sql, [id])).get(id) ?? []);
      });
    await this.clear(files);
  }

  /** Removes files after the commit; what cannot be removed is only room lost. */
  private async clear(files: { key: string; file: string; hash: string }[]): Promise<void> {
    try {
      const needed = await findNeeded(
        this.sql,
        files.map(({ file }) => file),
      );
      // Masters of the demo agency belong to the release, not to the store.
      const masters = files.filter(({ file }) => file.includes('/') && !needed.has(file)).map(({ file }) => file);
      const variants = files.flatMap(({ key, hash }) => storedFiles(`${key}-${hash}`));
      await Promise.all([...new Set([...masters, ...variants])].map((key) => this.store.remove(key)));
    } catch (error) {
      this.logger.warn(`files of a removed picture stay: ${(error as Error).message}`);
    }
  }
}
