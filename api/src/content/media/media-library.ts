import { randomBytes, createHash } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { foldText } from '../listing/fold-text.js';
import type { Caller } from '../../platform/access/access.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { type AcceptedImage, acceptImage } from '../../platform/uploads/accept-image.js';
import { fetchImage } from '../../platform/uploads/fetch-image.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import { applyFacts, missingWords } from './media-facts.js';
import type { MediaFactsDto } from './media-facts.dto.js';
import { Media, addressHash } from './media.entity.js';
import { lockFile } from './media.queries.js';
import { PictureWorker } from './picture-worker.js';
import { MediaStore } from './store/media-store.js';

/** Who writes, and in which request. */
export interface MediaChange {
  caller: Pick<Caller, 'id'>;
  requestId: string | null;
}

/** What is known of a new picture beside its file: all of `MediaFactsDto`, such as `alt` by language, `folder`, `tags`. */
export interface NewPicture extends MediaChange, MediaFactsDto {}

/**
 * Brings pictures into the library. For every route that takes one:
 *
 *     const picture = await this.library.accept(image, 'image');          // outside of a transaction: takes up to seconds
 *     await em.transactional(async (em) => {
 *       const { media } = await this.library.save(em, picture, { caller, requestId, alt: { en: body.name } });
 *       destination.cover = media;
 *     });
 */
@Injectable()
export class MediaLibrary {
  constructor(
    private readonly store: MediaStore,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly worker: PictureWorker,
    private readonly invalidation: CacheInvalidation,
  ) {}

  /** Loads a file from an address somebody has given; see `fetchImage` for what it refuses. */
  load(address: string, field: string): Promise<SentFile> {
    return fetchImage(address, field);
  }

  /** Checks and re-encodes a file; see `acceptImage` for what it refuses. Stores nothing yet. */
  accept(file: SentFile, field: string): Promise<AcceptedImage> {
    return acceptImage(file, field);
  }

  /**
   * Row, words, audit entry and file of a picture, in the caller's transaction. A file that is in the library already gives the
   * picture it is there as: alternative texts and captions that it lacks are taken over, all else stays.
   * @throws {StorageFullError} 507
   */
  async save(
    em: EntityManager,
    picture: AcceptedImage,
    facts: NewPicture,
  ): Promise<{ media: Media; duplicate: boolean }> {
    const known = await this.known(em, picture);
    if (known) {
      await this.complete(em, known, facts);
      return { media: known, duplicate: true };
    }
    const { caller, requestId, ...told } = facts;
    const now = this.clock.now();
    const file = masterKey(picture);
    const { width, height, sent } = picture;
    const master = { file, hash: addressHash(file, 0.5, 0.5), width, height, focalX: 0.5, focalY: 0.5, position: 1000 };
    const media = new Media(newKey(sent.name), master, now);
    describe(media, picture);
    media.filename = sent.name;
    media.updatedBy = caller.id;
    await applyFacts(em, media, told, now);
    em.persist(media);
    await em.flush();
    this.audit.record(em, {
      action: 'media.create',
      entity: 'media',
      entityId: media.id,
      actorId: caller.id,
      requestId,
      after: { key: media.key, filename: media.filename, type: media.type, bytes: media.bytes, folder: media.folder },
    });
    await this.store.put(file, picture.bytes);
    this.worker.soon();
    return { media, duplicate: false };
  }

  /** Gives a picture the words that it lacks; what somebody has written before stays. */
  private async complete(em: EntityManager, media: Media, facts: NewPicture): Promise<void> {
    const { caller, requestId } = facts;
    await em.refresh(media, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const words = await missingWords(em, media, facts);
    if (!words) return;
    await applyFacts(em, media, words, this.clock.now());
    media.updatedBy = caller.id;
    await this.invalidation.invalidate(em, 'media');
    const entry = { action: 'media.update', entity: 'media', entityId: media.id, actorId: caller.id, requestId };
    this.audit.record(em, { ...entry, after: { ...words } });
  }

  /** The picture that was made from the same file. Others who send this file wait here for each other. */
  async known(em: EntityManager, { sent }: AcceptedImage): Promise<Media | null> {
    await lockFile(transactionSql(em), sent.sha256);
    return em.findOne(Media, { sha256: sent.sha256 });
  }
}

/** Where a master lies: the same picture, the same place. */
export const masterKey = ({ bytes, extension }: Pick<AcceptedImage, 'bytes' | 'extension'>): string =>
  `masters/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;

/** Takes over what a file says of itself. */
export function describe(media: Media, { sent, dominantColor, blurhash }: AcceptedImage): void {
  const { name: originalName, type, bytes, sha256 } = sent;
  Object.assign(media, { originalName, type, bytes, sha256, dominantColor, blurhash });
}

/** First part of a new picture's addresses: words of its name for search engines, and six digits nobody can guess. */
function newKey(name: string): string {
  const words = foldText(name.replace(/\.[^.]*$/, ''))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return `${words || 'picture'}-${randomBytes(3).toString('hex')}`;
}
