import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { NotFoundError, ValidationFailedError } from '../common/app-error.js';
import { CacheInvalidation } from '../common/cache-invalidation.js';
import { Clock } from '../common/clock.js';
import { requireVersion } from '../common/versions.js';
import type { Change } from '../editing/content-writer.js';
import { InUseError } from '../editing/editing.errors.js';
import { emailOf, moveSlug } from '../editing/editing.queries.js';
import { Amenity } from './amenity.entity.js';
import { countOffers, dropRetiredOffers, lockCodes } from './amenities.queries.js';
import type { AmenityDocumentDto, CreateAmenityDto, UpdateAmenityDto } from './amenity-editing.dto.js';

const KIND = 'amenity';

/** Staff writes of amenities: row, audit and caches in one transaction each. */
@Injectable()
export class AmenityEditing {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly invalidation: CacheInvalidation,
    private readonly clock: Clock,
  ) {}

  /** The document of an amenity. @throws {NotFoundError} */
  read(id: string): Promise<AmenityDocumentDto> {
    return this.em.fork().transactional(async (em) => this.document(em, await this.find(em, id)));
  }

  /** @throws {ValidationFailedError} by field */
  create(body: CreateAmenityDto, change: Change): Promise<AmenityDocumentDto> {
    return this.em.fork().transactional(async (em) => {
      await lockCodes(em);
      if ((await em.count(Amenity, { code: body.code })) > 0) throw ValidationFailedError.on('code', 'taken');
      const facts = {
        group: body.group,
        icon: body.icon ?? body.code,
        isFilterable: body.is_filterable ?? true,
        position: body.position ?? 1000,
        names: namesOf({}, body, change),
      };
      const amenity = new Amenity(body.code, facts, this.clock.now());
      amenity.updatedBy = change.caller?.id ?? null;
      em.persist(amenity);
      await em.flush();
      await moveSlug(em, KIND, amenity.id, { from: null, to: body.code, at: this.clock.now() });
      return this.finish(em, amenity, 'create', null, change);
    });
  }

  /** PATCH. @throws 400, 404, 412, 428 */
  update(id: string, body: UpdateAmenityDto, change: Change): Promise<AmenityDocumentDto> {
    return this.editing(id, change, async (em, amenity, before) => {
      amenity.names = namesOf(amenity.names, body, change);
      amenity.group = body.group ?? amenity.group;
      amenity.icon = body.icon ?? amenity.icon;
      amenity.isFilterable = body.is_filterable ?? amenity.isFilterable;
      amenity.position = body.position ?? amenity.position;
      amenity.updatedBy = change.caller?.id ?? null;
      const now = this.clock.now();
      amenity.updatedAt = now > amenity.updatedAt ? now : new Date(amenity.updatedAt.getTime() + 1);
      await em.flush();
      return this.finish(em, amenity, 'update', before, change);
    });
  }

  /** @throws 409 `in_use` while a place offers it, 404, 412, 428 */
  remove(id: string, change: Change): Promise<void> {
    return this.editing(id, change, async (em, amenity, before) => {
      if (before.resort_count > 0) throw new InUseError();
      await dropRetiredOffers(em, amenity.id);
      // Remembered as given up: a seed does not bring it back.
      await moveSlug(em, KIND, amenity.id, {
        from: amenity.code,
        to: `${amenity.code}~${amenity.id}`,
        at: this.clock.now(),
      });
      em.remove(amenity);
      await em.flush();
      await this.record(em, amenity.id, 'delete', before, null, change);
    });
  }

  private editing<T>(
    id: string,
    change: Change,
    work: (em: EntityManager, amenity: Amenity, before: AmenityDocumentDto) => Promise<T>,
  ): Promise<T> {
    return this.em.fork().transactional(async (em) => {
      const amenity = await this.find(em, id, LockMode.PESSIMISTIC_WRITE);
      const before = await this.document(em, amenity);
      requireVersion(change.ifMatch, amenity.version, () => ({
        current: before,
        updated_by: before.updated_by,
        updated_at: before.updated_at,
      }));
      return work(em, amenity, before);
    });
  }

  private async find(em: EntityManager, id: string, lockMode?: LockMode): Promise<Amenity> {
    const by = /^\d{1,9}$/.test(id) ? { id: Number(id) } : { code: id };
    const amenity = await em.findOne(Amenity, by, lockMode === undefined ? {} : { lockMode });
    if (!amenity) throw new NotFoundError();
    return amenity;
  }

  private async document(em: EntityManager, amenity: Amenity): Promise<AmenityDocumentDto> {
    return {
      id: amenity.id,
      code: amenity.code,
      names: amenity.names,
      group: amenity.group,
      icon: amenity.icon,
      is_filterable: amenity.isFilterable,
      position: amenity.position,
      resort_count: await countOffers(em, amenity.id),
      version: amenity.version,
      created_at: amenity.createdAt.toISOString(),
      updated_at: amenity.updatedAt.toISOString(),
      updated_by: await emailOf(em, amenity.updatedBy),
    };
  }

  private async finish(
    em: EntityManager,
    amenity: Amenity,
    action: string,
    before: AmenityDocumentDto | null,
    change: Change,
  ): Promise<AmenityDocumentDto> {
    const after = await this.document(em, amenity);
    await this.record(em, amenity.id, action, before, after, change);
    return after;
  }

  private async record(
    em: EntityManager,
    id: number,
    action: string,
    before: AmenityDocumentDto | null,
    after: AmenityDocumentDto | null,
    { caller, requestId }: Change,
  ): Promise<void> {
    const entry = { action: `${KIND}.${action}`, entity: KIND, entityId: id, before, after };
    this.audit.record(em, { ...entry, actorId: caller?.id ?? null, requestId });
    await em.flush();
    await this.invalidation.invalidate(em, 'amenities', 'resorts');
  }
}

/** Names after a body; the flat one is in the language of the request. @throws {ValidationFailedError} without an English one */
function namesOf(
  stored: Record<string, string>,
  { name, names }: Pick<UpdateAmenityDto, 'name' | 'names'>,
  { language }: Change,
): Record<string, string> {
  const flat = name === undefined ? {} : { [language]: name };
  const given = JSON.parse(JSON.stringify({ ...names })) as Record<string, string>;
  const all = { ...stored, ...given, ...flat };
  if (all['en'] === undefined) throw ValidationFailedError.on(language === 'en' ? 'name' : 'names.en', 'required');
  return all;
}
