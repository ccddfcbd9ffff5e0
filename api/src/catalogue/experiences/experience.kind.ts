import { refreshSearch } from '../../content/listing/search.queries.js';
import { formatMinor, parseMinor } from '../../platform/fields/money.js';
import { type Problems, defineKind } from '../../content/editing/kind.js';
import { needEnglish, needPicture } from '../../content/editing/publish-checks.js';
import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import { Media } from '../../content/media/media.entity.js';
import { isExperienceNamed } from './experience-editing.queries.js';
import { ExperienceText } from './experience-parts.entity.js';
import { Experience, type ExperienceFacts } from './experience.entity.js';
import { ExperienceDocumentDto, WriteExperienceDto, WriteExperienceWordsDto } from './experience-editing.dto.js';

/** Shared members of an experience's document. */
export type SharedExperience = SharedOf<ExperienceDocumentDto>;

/** Experiences as the editing engine sees them. */
export const experienceKind = defineKind<Experience, SharedExperience, ExperienceFacts>({
  name: 'experience',
  path: 'experiences',
  entity: Experience,
  document: ExperienceDocumentDto,
  body: WriteExperienceDto,
  tags: ['experiences'],
  permissions: { view: 'catalogue.view', change: 'catalogue.change', publish: 'catalogue.publish' },
  texts: { entity: ExperienceText, words: WriteExperienceWordsDto },
  defaults: {
    category_code: 'culture',
    price: '0.00',
    pricing_type: 'per_person',
    duration_minutes: 60,
    difficulty: 'easy',
    min_age: null,
    swim_required: false,
    certification: 'none',
    group_size_min: 1,
    group_size_max: null,
    start_times: [],
    weekdays: [],
    season_months: [],
    pickup: false,
    destinations: [],
    image: null,
    image_url: null,
    images: [],
  },
  links: {
    destinations: { table: 'experience_destination', of: 'destination' },
    images: { table: 'experience_image', of: 'media' },
  },
  single: { image: 'media' },
  understand: ({ category, ...body }) => ({
    ...body,
    category_code: body['category_code'] ?? category,
    // Other pictures bring their own first one forward.
    image: body['image'] === undefined && body['images'] !== undefined ? null : body['image'],
  }),
  make: (slug, facts, now) => new Experience(slug, facts, now),
  toShared: (row) => ({ price: formatMinor(row.priceMinor), image: row.cover?.id ?? null }),
  toColumns: ({ price, image }, { em }) => ({
    priceMinor: parseMinor(price),
    cover: image === null ? null : em.getReference(Media, image),
  }),
  // The cover is one of the pictures, the first one unless another was chosen.
  complete: async (shared) => {
    if (shared.image === null) shared.image = shared.images[0] ?? null;
    else if (!shared.images.includes(shared.image)) shared.images = [shared.image, ...shared.images];
  },
  check({ group_size_min: min, group_size_max: max }): Problems {
    return max !== null && max < min ? { group_size_max: [{ code: 'min_value', params: { count: min } }] } : {};
  },
  async publishProblems(document, context) {
    return {
      ...needEnglish(document, { name: 2, description: 10 }),
      ...(parseMinor(document.price) > 0 ? {} : { price: [{ code: 'must_be_positive' }] }),
      ...(document.destinations.length > 0 ? {} : { destinations: [{ code: 'min_items', params: { count: 1 } }] }),
      // A picture elsewhere is described by the experience's name.
      ...(document.image_url === null ? await needPicture('images', document.images, context) : {}),
    };
  },
  search: (row, { em }) => refreshSearch(em, 'experience', [row.id]),
  inUse: (row, { em }) => isExperienceNamed(em, row.id),
});
