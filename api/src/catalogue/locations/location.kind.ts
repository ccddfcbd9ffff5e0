import { refreshSearch } from '../../content/listing/search.queries.js';
import { isAtoll } from '../destinations/destination-editing.queries.js';
import { given } from '../../content/editing/columns.js';
import { type Problems, defineKind } from '../../content/editing/kind.js';
import { needEnglish } from '../../content/editing/publish-checks.js';
import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import { Location, type LocationFacts, LocationText } from './location.entity.js';
import { LocationDocumentDto, WriteLocationDto, WriteLocationWordsDto } from './location-editing.dto.js';

/** Shared members of a location's document. */
export type SharedLocation = SharedOf<LocationDocumentDto, 'atoll'>;

const POSITION = ['lat', 'lng'] as const;

/** The agency's own points on the map as the editing engine sees them. */
export const locationKind = defineKind<Location, SharedLocation, LocationFacts>({
  name: 'location',
  path: 'locations',
  entity: Location,
  document: LocationDocumentDto,
  body: WriteLocationDto,
  plain: true,
  tags: ['locations'],
  permissions: { view: 'catalogue.view', change: 'catalogue.change', publish: 'catalogue.publish' },
  texts: { entity: LocationText, words: WriteLocationWordsDto },
  defaults: { kind: 'local_island', atoll: null, island: null, lat: null, lng: null, destination: null },
  single: { destination: 'destination' },
  make: (slug, facts, now) => new Location(slug, facts, now),
  toShared: () => ({}),
  toColumns: ({ atoll }) => ({ atoll: given(atoll) }),
  async check({ atoll }, { em }): Promise<Problems> {
    if (atoll === null) return { atoll: [{ code: 'required' }] };
    return (await isAtoll(em, atoll)) ? {} : { atoll: [{ code: 'unknown_reference' }] };
  },
  publishProblems: (document) => ({
    ...needEnglish(document, { name: 2 }),
    ...Object.fromEntries(
      POSITION.filter((member) => document[member] === null).map((member) => [member, [{ code: 'required' }]]),
    ),
  }),
  search: (row, { em }) => refreshSearch(em, 'location', [row.id]),
});
