import type { LocationKind } from '../../content/listing/codes.js';
import { type ByLanguage, announce, bySlug, demoVersion, readDemo } from '../../content/listing/demo-files.js';
import { refreshSearch } from '../../content/listing/search.queries.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { Destination } from '../destinations/destination.entity.js';
import { camelled } from '../../content/editing/columns.js';
import { seedContent } from '../../content/editing/content-seed.js';
import { Location, LocationText } from './location.entity.js';

/** An entry of `api/demo/locations.json`. A position is right to its last digit. */
interface DemoLocation {
  slug: string;
  kind: LocationKind;
  atoll: string;
  island: string | null;
  lat: number;
  lng: number;
  /** Slug. */
  destination: string | null;
  text: ByLanguage<{ name: string; description: string | null }>;
}

/** The demo agency's points on the map beside its destinations. */
export const locationsSeeder: Seeder = {
  name: 'locations',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const destinations = bySlug(await em.find(Destination, { deletedAt: null }));
    await seedContent(em, clock.now(), {
      kind: 'location',
      entity: Location,
      text: LocationText,
      demos: readDemo<DemoLocation[]>('locations'),
      facts: ({ kind, atoll, island, lat, lng, destination }, index) => ({
        kind,
        atoll,
        island,
        lat,
        lng,
        destination: destinations.get(destination ?? '') ?? null,
        position: index + 1,
      }),
      words: camelled,
    });
    await refreshSearch(
      em,
      'location',
      (await em.find(Location, {})).map(({ id }) => id),
    );
    await announce(em, 'locations');
  },
};
