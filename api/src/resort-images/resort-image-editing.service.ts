import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { NotAuthenticatedError, NotFoundError, ValidationFailedError } from '../common/app-error.js';
import { CacheInvalidation } from '../common/cache-invalidation.js';
import { Clock } from '../common/clock.js';
import { requireVersion } from '../common/versions.js';
import type { Change } from '../editing/content-writer.js';
import { emailOf } from '../editing/editing.queries.js';
import { MediaLibrary } from '../media/media-library.js';
import { Media } from '../media/media.entity.js';
import { Resort, ResortImage } from '../resorts/resort.entity.js';
import type { AcceptedImage } from '../uploads/accept-image.js';
import type { SentFile } from '../uploads/multipart-reader.js';
import type { CreateResortImageDto, ResortImageDocumentDto, UpdateResortImageDto } from './resort-image-editing.dto.js';
import { coverOf, imageIds, markTouched, orderImages, resortNames, setCover } from './resort-images.queries.js';

const KIND = 'resort_image';

/** Staff writes of the pictures of places to stay: row, order, cover, audit and caches in one transaction each. */
@Injectable()
export class ResortImageEditing {
  constructor(
    private readonly em: EntityManager,
    private readonly library: MediaLibrary,
    private readonly audit: Audit,
    private readonly invalidation: CacheInvalidation,
    private readonly clock: Clock,
  ) {}

  /** The document of a picture. @throws {NotFoundError} */
  read(id: number): Promise<ResortImageDocumentDto> {
    return this.em.fork().transactional(async (em) => this.document(em, await this.find(em, id)));
  }

  /** @throws {ValidationFailedError} by field; as `MediaLibrary.accept` for the file */
  async create(body: CreateResortImageDto, file: SentFile | null, change: Change): Promise<ResortImageDocumentDto> {
    if (!file && body.media === undefined) throw ValidationFailedError.on('media', 'required');
    if (file && body.media !== undefined) throw ValidationFailedError.on('media', 'one_file');
    const picture = file ? await this.library.accept(file, 'image') : null;
    return this.em.fork().transactional(async (em) => {
      const resort = await this.lockResort(em, body.resort);
      const media = picture
        ? await this.save(em, resort, picture, body, change)
        : await em.findOne(Media, { id: body.media ?? 0 });
      const member = picture ? 'image' : 'media';
      if (!media) throw ValidationFailedError.on(member, 'unknown_reference');
      if ((await em.count(ResortImage, { resort, media })) > 0)
        throw ValidationFailedError.on(member, 'duplicate_entry');
      const others = await imageIds(em, resort.id);
      const image = new ResortImage(resort, media, body.kind ?? 'beach', others.length + 1, this.clock.now());
      image.captions = captionsOf({}, body, change);
      image.updatedBy = change.caller?.id ?? null;
      em.persist(image);
      await em.flush();
      await this.arrange(em, image, body);
      if (others.length === 0) await setCover(em, resort.id, null);
      return this.finish(em, image, 'create', null, change);
    });
  }

  /** PATCH. @throws 400, 404, 412, 428 */
  update(id: number, body: UpdateResortImageDto, change: Change): Promise<ResortImageDocumentDto> {
    return this.editing(id, change, async (em, image, before) => {
      image.captions = captionsOf(image.captions, body, change);
      image.kind = body.kind ?? image.kind;
      image.updatedBy = change.caller?.id ?? null;
      const now = this.clock.now();
      image.updatedAt = now > image.updatedAt ? now : new Date(image.updatedAt.getTime() + 1);
      await em.flush();
      await this.arrange(em, image, body);
      return this.finish(em, image, 'update', before, change);
    });
  }

  /** The picture stays in the library. @throws 400 for the last one of a public place, 404, 412, 428 */
  remove(id: number, change: Change): Promise<void> {
    return this.editing(id, change, async (em, image, before) => {
      const { resort } = image;
      const others = (await imageIds(em, resort.id)).filter((other) => other !== id);
      if (others.length === 0 && resort.status === 'published')
        throw ValidationFailedError.on('images', 'needs_picture');
      em.remove(image);
      await em.flush();
      await orderImages(em, resort.id, others);
      if (before.is_cover) await setCover(em, resort.id, null);
      await this.record(em, id, 'delete', before, null, change);
    });
  }

  private async save(
    em: EntityManager,
    resort: Resort,
    picture: AcceptedImage,
    body: CreateResortImageDto,
    change: Change,
  ): Promise<Media> {
    const { caller, requestId } = change;
    if (!caller) throw new NotAuthenticatedError();
    const alt = { ...(await resortNames(em, resort.id)), ...captionsOf({}, body, change) };
    return (await this.library.save(em, picture, { caller, requestId, alt })).media;
  }

  /** Place and cover as the body wishes; the other pictures make room. */
  private async arrange(em: EntityManager, image: ResortImage, body: UpdateResortImageDto): Promise<void> {
    const { resort, media } = image;
    if (body.position !== undefined) {
      const others = (await imageIds(em, resort.id)).filter((id) => id !== image.id);
      await orderImages(em, resort.id, others.toSpliced(body.position - 1, 0, image.id));
      await em.refresh(image);
    }
    const isCover = (await coverOf(em, resort.id)) === media.id;
    if (body.is_cover === true) await setCover(em, resort.id, media.id);
    // No longer the cover: the first of the others is.
    if (body.is_cover === false && isCover) {
      const next = (await imageIds(em, resort.id)).find((id) => id !== image.id);
      const other = next === undefined ? null : await em.findOne(ResortImage, { id: next });
      if (other) await setCover(em, resort.id, other.media.id);
    }
  }

  private editing<T>(
    id: number,
    change: Change,
    work: (em: EntityManager, image: ResortImage, before: ResortImageDocumentDto) => Promise<T>,
  ): Promise<T> {
    return this.em.fork().transactional(async (em) => {
      const image = await this.find(em, id);
      await this.lockResort(em, String(image.resort.id));
      await em.refresh(image);
      const before = await this.document(em, image);
      requireVersion(change.ifMatch, image.version, () => ({
        current: before,
        updated_by: before.updated_by,
        updated_at: before.updated_at,
      }));
      return work(em, image, before);
    });
  }

  private async find(em: EntityManager, id: number): Promise<ResortImage> {
    const image = await em.findOne(ResortImage, { id, resort: { deletedAt: null } });
    if (!image) throw new NotFoundError();
    return image;
  }

  /** Pictures of one place are written one after the other: their order and the cover are the place's. */
  private async lockResort(em: EntityManager, idOrSlug: string): Promise<Resort> {
    const by = /^\d{1,9}$/.test(idOrSlug) ? { id: Number(idOrSlug) } : { slug: idOrSlug };
    const resort = await em.findOne(Resort, { ...by, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!resort) throw ValidationFailedError.on('resort', 'unknown_reference');
    return resort;
  }

  private async document(em: EntityManager, image: ResortImage): Promise<ResortImageDocumentDto> {
    const { id, resort, media, captions, kind, position, version, updatedAt, updatedBy } = image;
    return {
      id,
      resort: resort.id,
      media: media.id,
      captions,
      kind,
      position,
      is_cover: (await coverOf(em, resort.id)) === media.id,
      version,
      updated_at: updatedAt.toISOString(),
      updated_by: await emailOf(em, updatedBy),
    };
  }

  private async finish(
    em: EntityManager,
    image: ResortImage,
    action: string,
    before: ResortImageDocumentDto | null,
    change: Change,
  ): Promise<ResortImageDocumentDto> {
    const after = await this.document(em, image);
    await this.record(em, image.id, action, before, after, change);
    return after;
  }

  private async record(
    em: EntityManager,
    id: number,
    action: string,
    before: ResortImageDocumentDto | null,
    after: ResortImageDocumentDto | null,
    { caller, requestId }: Change,
  ): Promise<void> {
    const entry = { action: `${KIND}.${action}`, entity: KIND, entityId: id, before, after };
    this.audit.record(em, { ...entry, actorId: caller?.id ?? null, requestId });
    await markTouched(em, (after ?? before)?.resort ?? 0, caller?.id ?? null);
    await em.flush();
    await this.invalidation.invalidate(em, 'resorts');
  }
}

/** Captions after a body; the flat one is in the language of the request, null takes one away. */
function captionsOf(
  stored: Record<string, string>,
  { caption, captions }: UpdateResortImageDto,
  { language }: Change,
): Record<string, string> {
  const given = JSON.parse(JSON.stringify({ ...captions })) as Record<string, string | null>;
  const all = { ...stored, ...given, ...(caption === undefined ? {} : { [language]: caption }) };
  return Object.fromEntries(Object.entries(all).flatMap(([code, text]) => (text ? [[code, text]] : [])));
}
