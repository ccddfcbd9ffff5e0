import { given } from '../../content/editing/columns.js';
import { type Problems, defineKind } from '../../content/editing/kind.js';
import { needEnglish } from '../../content/editing/publish-checks.js';
import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import { isOffered } from './amenities.queries.js';
import { Amenity, type AmenityFacts, AmenityText } from './amenity.entity.js';
import { AmenityDocumentDto, WriteAmenityDto, WriteAmenityWordsDto } from './amenity-editing.dto.js';

/** Shared members of an amenity's document. Somebody has to say its group; its icon is its code unless given. */
export type SharedAmenity = Omit<SharedOf<AmenityDocumentDto, 'group' | 'icon'>, 'code'>;

/** Amenities as the editing engine sees them. */
export const amenityKind = defineKind<Amenity, SharedAmenity, AmenityFacts>({
  name: 'amenity',
  path: 'amenities',
  entity: Amenity,
  document: AmenityDocumentDto,
  body: WriteAmenityDto,
  plain: true,
  address: 'code',
  tags: ['amenities', 'resorts'],
  permissions: { view: 'catalogue.view', change: 'catalogue.change', publish: 'catalogue.publish' },
  texts: { entity: AmenityText, words: WriteAmenityWordsDto },
  defaults: { group: null, icon: null, is_filterable: true },
  make: (code, facts, now) => new Amenity(code, facts, now),
  toShared: () => ({}),
  toColumns: ({ group, icon }) => ({ group: given(group), icon: given(icon) }),
  async complete(shared, { address }) {
    shared.icon ??= address;
  },
  check: ({ group }): Problems => (group === null ? { group: [{ code: 'required' }] } : {}),
  publishProblems: (document) => needEnglish(document, { name: 1 }),
  inUse: (row, { em }) => isOffered(em, row.id),
});
