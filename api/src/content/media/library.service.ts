import path from 'node:path';
import { contentTypeOf } from '@atoll/registry/content-types';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { AppError, NotFoundError } from '../../platform/errors/app-error.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import { Clock } from '../../platform/data/clock.js';
import { toPageJson } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { requireVersion } from '../../platform/data/etags.js';
import { Config } from '../../platform/config/config.js';
import { imageQueue } from '../../platform/uploads/image-queue.js';
import type { AcceptedImage } from '../../platform/uploads/accept-image.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import type { ListMediaQuery } from './library.dto.js';
import { findDocument, findFolders, findMasterFile, findTags, listMedia } from './library.queries.js';
import type { MediaDto, MediaFolderDto, MediaItemDto, MediaTagDto, UploadedMediaDto } from './media-answers.dto.js';
import { applyFacts, keepAddress } from './media-facts.js';
import type { FetchMediaDto, MediaFactsDto } from './media-facts.dto.js';
import { type MediaChange, MediaLibrary, describe, masterKey } from './media-library.js';
import { findUses } from './media-usage.queries.js';
import { readMaster, shrink } from './derive.js';
import { Media, addressHash } from './media.entity.js';
import type { ServedFile } from './media.service.js';
import { PictureWorker } from './picture-worker.js';
import { MediaStore } from './store/media-store.js';

/** A change of a row that was read before. */
export interface GuardedChange extends MediaChange {
  ifMatch: string | undefined;
}

/** 409: another picture of the library was made from the same file; `media` is its id. */
export class DuplicateFileError extends AppError {
  constructor(media: number) {
    super(409, 'duplicate_file', {}, { media });
  }
}

type Statements = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/** The library as staff use it. */
@Injectable()
export class LibraryService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly library: MediaLibrary,
    private readonly store: MediaStore,
    private readonly invalidation: CacheInvalidation,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly worker: PictureWorker,
  ) {}

  /** One page of pictures as JSON. @throws {InvalidPageError} past the end */
  async list(query: ListMediaQuery, url: string): Promise<string> {
    const { count, body } = await listMedia(this.sql, query, this.clock.maldivesDate());
    return toPageJson(this.config.baseUrl, url, query, count, body);
  }

  /** One picture with what shows it. @throws {NotFoundError} */
  async get(id: number, sql: Statements = this.sql): Promise<MediaDto> {
    const [document, uses] = await Promise.all([
      findDocument<Omit<MediaItemDto, 'usage_count'>>(sql, id),
      findUses(sql, [id]),
    ]);
    if (!document) throw new NotFoundError();
    const usage = uses.get(id) ?? [];
    return { ...document, usage_count: usage.length, usage };
  }

  /**
   * The whole picture, cut nowhere: as it is kept, or smaller.
   * @param side pixels of the longer side at most
   * @throws {NotFoundError}
   */
  async file(id: number, side: number | undefined): Promise<ServedFile & { name: string }> {
    const row = await findMasterFile(this.sql, id);
    const bytes = row && (await readMaster(this.store, row.file));
    if (!bytes) throw new NotFoundError();
    if (side === undefined) return { bytes, type: contentTypeOf(row.file), name: row.key + path.extname(row.file) };
    return { bytes: await imageQueue.run(() => shrink(bytes, side)), type: 'image/webp', name: `${row.key}.webp` };
  }

  /** Folders with their counts; one that only holds folders is there too. */
  async folders(): Promise<MediaFolderDto[]> {
    const folders = new Map<string, MediaFolderDto>();
    for (const { folder, count } of await findFolders(this.sql)) {
      const names = folder === '' ? [] : folder.split('/');
      const paths = folder === '' ? [''] : names.map((_, depth) => names.slice(0, depth + 1).join('/'));
      for (const path of paths) {
        const known = folders.get(path) ?? { folder: path, count: 0, total: 0 };
        known.total += count;
        if (path === folder) known.count += count;
        folders.set(path, known);
      }
    }
    return [...folders.values()].toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
  }

  /** Tags in use. */
  tags(): Promise<MediaTagDto[]> {
    return findTags(this.sql);
  }

  /** Takes a picture into the library; a file that is there already gives the picture it is kept as. */
  async create(file: SentFile, facts: MediaFactsDto, change: MediaChange, field = 'file'): Promise<UploadedMediaDto> {
    const picture = await this.library.accept(file, field);
    return this.em.fork().transactional(async (em) => {
      const { media, duplicate } = await this.library.save(em, picture, { ...facts, ...change });
      await em.flush();
      return { ...(await this.get(media.id, transactionSql(em))), duplicate };
    });
  }

  /** The same with a picture from the open internet. @throws {ValidationFailedError} 400 on `url` when it can not be loaded */
  async fetch({ url, ...facts }: FetchMediaDto, change: MediaChange): Promise<UploadedMediaDto> {
    const file = await this.library.load(url, 'url');
    return this.create(file, { ...facts, source_url: facts.source_url ?? url }, change, 'url');
  }

  /**
   * Changes what is said of a picture.
   * @throws {StaleVersionError} 412 with the picture as it is stored now
   */
  update(id: number, facts: MediaFactsDto, change: GuardedChange): Promise<MediaDto> {
    return this.write(id, 'media.update', change, (em, media) => applyFacts(em, media, facts, this.clock.now()));
  }

  /**
   * Puts another file in a picture's place: id, name, words and focal point stay, the addresses change and the former ones go on
   * answering.
   * @throws {DuplicateFileError} 409 when the file is another picture of the library
   */
  async replace(id: number, file: SentFile, change: GuardedChange): Promise<MediaDto> {
    const picture = await this.library.accept(file, 'file');
    return this.write(id, 'media.replace', change, (em, media) => this.exchange(em, media, picture));
  }

  private async exchange(em: EntityManager, media: Media, picture: AcceptedImage): Promise<void> {
    const known = await this.library.known(em, picture);
    if (known === media) return;
    if (known) throw new DuplicateFileError(known.id);
    const now = this.clock.now();
    await keepAddress(em, media, now);
    const file = masterKey(picture);
    const { width, height } = picture;
    media.replaceMaster({ ...media, file, width, height, hash: addressHash(file, media.focalX, media.focalY) }, now);
    describe(media, picture);
    await applyFacts(em, media, {}, now);
    await em.flush();
    await this.store.put(file, picture.bytes);
  }

  /** Locks the row, checks the version, writes it with its audit entry and drops what showed it from the caches. */
  private write(
    id: number,
    action: string,
    { caller, requestId, ifMatch }: GuardedChange,
    work: (em: EntityManager, media: Media) => Promise<void>,
  ): Promise<MediaDto> {
    return this.em.fork().transactional(async (em) => {
      const media = await em.findOne(Media, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!media) throw new NotFoundError();
      const before = await this.get(id, transactionSql(em));
      const { updated_by, updated_at } = before;
      requireVersion(ifMatch, media.version, () => ({ current: before, updated_by, updated_at }));
      await work(em, media);
      media.updatedBy = caller.id;
      await this.invalidation.invalidate(em, 'media');
      await em.flush();
      this.worker.soon();
      const after = await this.get(id, transactionSql(em));
      const changed = differences(before, after);
      this.audit.record(em, { action, entity: 'media', entityId: id, actorId: caller.id, requestId, ...changed });
      return after;
    });
  }
}

/** Members that a write has changed, as they were and as they are. */
function differences(before: MediaDto, after: MediaDto) {
  const told = ({
    usage: _usage,
    variants: _variants,
    updated_at: _at,
    updated_by: _by,
    version: _version,
    ...rest
  }: MediaDto) => rest;
  const [was, is] = [told(before), told(after)] as [Record<string, unknown>, Record<string, unknown>];
  const names = Object.keys(is).filter((member) => JSON.stringify(was[member]) !== JSON.stringify(is[member]));
  const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((member) => [member, from[member]]));
  return { before: pick(was), after: pick(is) };
}
