import { COORDINATE_ACCURACIES } from '../../content/listing/codes.js';
import { refreshSearch } from '../../content/listing/search.queries.js';
import { given } from '../../content/editing/columns.js';
import { type Problems, defineKind } from '../../content/editing/kind.js';
import { needEnglish, needPicture } from '../../content/editing/publish-checks.js';
import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import { Media } from '../../content/media/media.entity.js';
import { countOpenBookingsThere, isAtoll, isNamed } from './destination-editing.queries.js';
import { Destination, type DestinationFacts, DestinationText } from './destination.entity.js';
import { DestinationDocumentDto, WriteDestinationDto, WriteDestinationWordsDto } from './destination-editing.dto.js';

/** Shared members of a destination's document. */
export type SharedDestination = SharedOf<DestinationDocumentDto, 'atoll' | 'lat' | 'lng'>;

const NEEDED = ['atoll', 'lat', 'lng'] as const;

/** Destinations as the editing engine sees them. */
export const destinationKind = defineKind<Destination, SharedDestination, DestinationFacts>({
  name: 'destination',
  path: 'destinations',
  entity: Destination,
  document: DestinationDocumentDto,
  body: WriteDestinationDto,
  tags: ['destinations'],
  permissions: { view: 'catalogue.view', change: 'catalogue.change', publish: 'catalogue.publish' },
  texts: { entity: DestinationText, words: WriteDestinationWordsDto },
  defaults: {
    type: 'local_island',
    atoll: null,
    island: null,
    lat: null,
    lng: null,
    coordinate_accuracy: COORDINATE_ACCURACIES[1],
    best_months: [],
    tags: [],
    image: null,
    image_url: null,
    gallery: [],
  },
  links: {
    gallery: { table: 'destination_image', of: 'media' },
  },
  single: { image: 'media' },
  make: (slug, facts, now) => new Destination(slug, facts, now),
  toShared: (row) => ({ image: row.cover?.id ?? null }),
  toColumns: ({ atoll, lat, lng, image }, { em }) => ({
    atoll: given(atoll),
    lat: given(lat),
    lng: given(lng),
    cover: image === null ? null : em.getReference(Media, image),
  }),
  async check(shared, { em }) {
    const problems: Problems = {};
    for (const member of NEEDED) if (shared[member] === null) problems[member] = [{ code: 'required' }];
    if (shared.atoll !== null && !(await isAtoll(em, shared.atoll)))
      problems['atoll'] = [{ code: 'unknown_reference' }];
    return problems;
  },
  async publishProblems(document, context) {
    const pictures = [...(document.image === null ? [] : [document.image]), ...document.gallery];
    return {
      ...needEnglish(document, { name: 2, description: 10 }),
      // A picture elsewhere is described by the destination's name.
      ...(document.image_url === null ? await needPicture('image', pictures, context) : {}),
    };
  },
  search: (row, { em }) => refreshSearch(em, 'destination', [row.id]),
  openBookings: (row, { em, today }) => countOpenBookingsThere(em, row.id, today),
  inUse: (row, { em }) => isNamed(em, row.id),
});
