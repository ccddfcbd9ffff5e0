import type { Type } from '@nestjs/common';
import { getSchemaPath } from '@nestjs/swagger';
import type { Permission } from '@atoll/contract/permissions';
import { amenityKind } from '../../catalogue/amenities/amenity.kind.js';
import { categoryKind } from '../../catalogue/categories/category.kind.js';
import { destinationKind } from '../../catalogue/destinations/destination.kind.js';
import { experienceKind } from '../../catalogue/experiences/experience.kind.js';
import { faqKind } from '../../catalogue/faqs/faq.kind.js';
import { locationKind } from '../../catalogue/locations/location.kind.js';
import { packageKind } from '../../catalogue/packages/package.kind.js';
import { resortImageKind } from '../../catalogue/resort-images/resort-image.kind.js';
import { resortKind } from '../../catalogue/resorts/resort.kind.js';
import { transferKind } from '../../catalogue/transfers/transfer.kind.js';
import { NotSupportedError } from '../../content/editing/editing.errors.js';
import { type Kind, isIndexed } from '../../content/editing/kind.js';
import type { CacheTag } from '../../platform/cache/public-cache.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { culturalContentKind } from '../../site/cultural-content/cultural-content.kind.js';
import { pageHeroKind } from '../../site/page-heroes/page-hero.kind.js';
import { pageKind } from '../../site/pages/page.kind.js';
import { postKind } from '../../site/posts/post.kind.js';

/** Every kind of content, in the order in which the document names them. */
export const KINDS: readonly Kind[] = [
  packageKind,
  destinationKind,
  resortKind,
  resortImageKind,
  experienceKind,
  transferKind,
  locationKind,
  amenityKind,
  categoryKind,
  faqKind,
  pageKind,
  postKind,
  pageHeroKind,
  culturalContentKind,
];

const STAGED = KINDS.filter(({ plain }) => !plain);
const INDEXED = KINDS.filter(isIndexed);
const BY_NAME = new Map(KINDS.map((kind) => [kind.path, kind]));

/** What kinds are called in addresses: all, those that are reviewed, scheduled and previewed, those with pages of their own. */
export const KIND_NAMES = KINDS.map(({ path }) => path);
export const STAGED_NAMES = STAGED.map(({ path }) => path);
export const INDEXED_NAMES = INDEXED.map(({ path }) => path);

/** What changes with the pages of any kind. */
export const INDEXED_TAGS: readonly CacheTag[] = [...new Set(INDEXED.flatMap(({ tags }) => tags))];

/** Classes of their documents, and of the bodies of those whose changes may wait. */
export const DOCUMENTS = KINDS.map(({ document }) => document);
export const PENDING_BODIES = STAGED.map(({ body }) => body);

/** References to classes, for a choice of them. */
export const refs = (types: readonly Type[]) => types.map((type) => ({ $ref: getSchemaPath(type) }));

/** Permissions by kind. */
export const permissionsTo = (right: keyof Kind['permissions']): Record<string, Permission> =>
  Object.fromEntries(KINDS.map(({ path, permissions }) => [path, permissions[right]]));

/** The kind of this name. @throws {NotFoundError} */
export function kindOf(name: string): Kind {
  const kind = BY_NAME.get(name);
  if (!kind) throw new NotFoundError();
  return kind;
}

/** The same for steps that plain kinds do not have. @throws {NotSupportedError} 404 for those */
export function stagedKindOf(name: string): Kind {
  const kind = kindOf(name);
  if (kind.plain) throw new NotSupportedError();
  return kind;
}

/** The same of kinds with pages of their own. @throws {NotFoundError} of others */
export function indexedKindOf(name: string): Kind {
  const kind = kindOf(name);
  if (!isIndexed(kind)) throw new NotFoundError();
  return kind;
}
