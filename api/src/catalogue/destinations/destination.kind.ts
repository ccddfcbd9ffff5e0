import { COORDINATE_ACCURACIES, type CoordinateAccuracy, type DestinationType } from '../../content/listing/codes.js';
import { refreshSearch } from '../../content/listing/search.queries.js';
import { type Problems, defineKind } from '../../content/editing/kind.js';
import { needEnglish, needPicture } from '../../content/editing/publish-checks.js';
import { Media } from '../../content/media/media.entity.js';
import { countOpenBookingsThere, isAtoll, isNamed } from './destination-editing.queries.js';
import { Destination, type DestinationFacts, DestinationText } from './destination.entity.js';
import { DestinationDocumentDto, WriteDestinationDto } from './destination-editing.dto.js';

/** Shared members of a destination's document. */
export type SharedDestination = {
  type: DestinationType;
  /** Code of the atoll. */
  atoll: string | null;
  island: string | null;
  lat: number | null;
  lng: number | null;
  coordinate_accuracy: CoordinateAccuracy;
  best_months: number[];
  tags: string[];
  /** Picture of the library. */
  image: number | null;
  /** Picture elsewhere. */
  image_url: string | null;
  gallery: number[];
};

const NEEDED = ['atoll', 'lat', 'lng'] as const;

/** Destinations as the editing engine sees them. */
export const destinationKind = defineKind<Destination, SharedDestination>({
  name: 'destination',
  path: 'destinations',
  entity: Destination,
  document: DestinationDocumentDto,
  body: WriteDestinationDto,
  tags: ['destinations'],
  permissions: { view: 'catalogue.view', change: 'catalogue.change', publish: 'catalogue.publish' },
  texts: {
    entity: DestinationText,
    owner: 'destination',
    fields: [
      'name',
      'summary',
      'description',
      'highlights',
      'how_to_get_there',
      'etiquette',
      'seo_title',
      'seo_description',
    ],
    create: (row, language) => new DestinationText(row, language, {}),
  },
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
    gallery: { table: 'destination_image', owner: 'destination_id', target: 'media_id', of: 'media' },
  },
  single: { image: 'media' },
  make: (slug, now) => new Destination(slug, {} as DestinationFacts, now),
  toShared: (row) => ({
    type: row.type,
    atoll: row.atoll,
    island: row.island,
    lat: row.lat,
    lng: row.lng,
    coordinate_accuracy: row.coordinateAccuracy as CoordinateAccuracy,
    best_months: row.bestMonths,
    tags: row.tags,
    image: row.cover?.id ?? null,
    image_url: row.imageUrl,
  }),
  assign(row, shared, { em }) {
    Object.assign(row, {
      type: shared.type,
      atoll: shared.atoll,
      island: shared.island,
      lat: shared.lat,
      lng: shared.lng,
      coordinateAccuracy: shared.coordinate_accuracy,
      bestMonths: shared.best_months,
      tags: shared.tags,
      imageUrl: shared.image_url,
      cover: shared.image === null ? null : em.getReference(Media, shared.image),
    });
  },
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
