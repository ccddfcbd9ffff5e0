import type { CoordinateAccuracy, DestinationType } from '../../content/listing/codes.js';
import {
  type ByLanguage,
  announce,
  bySlug,
  demoVersion,
  languagesOf,
  readDemoFolder,
} from '../../content/listing/demo-files.js';
import { searchText } from '../../content/listing/fold-text.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { camelled } from '../../content/editing/columns.js';
import { seedContent } from '../../content/editing/content-seed.js';
import { picturesOf, readLibrary } from '../../content/media/media.seeder.js';
import { readDemoNames } from '../../content/listing/demo-names.js';
import { Destination, type DestinationFacts, DestinationImage, DestinationText } from './destination.entity.js';
import type { WriteDestinationWordsDto } from './destination-editing.dto.js';

/** `api/demo/destinations/<slug>.json`. */
interface DemoDestination {
  slug: string;
  type: DestinationType;
  atoll: string;
  island: string | null;
  lat: number;
  lng: number;
  coordinate_accuracy: CoordinateAccuracy;
  best_months: number[];
  is_featured: boolean;
  position: number;
  tags: string[];
  pictures: string[];
  text: ByLanguage<WriteDestinationWordsDto>;
}

/** Names of a destination in all languages, with its island and atoll: what free text finds it by. */
const namesOf = ({ text, island, atoll }: DemoDestination, { atolls }: ReturnType<typeof readDemoNames>) => [
  ...languagesOf(text).map(([, { name }]) => name),
  island,
  ...Object.values(atolls[atoll] ?? {}),
];

/** The same by slug, for what lies there; none where no destination of the demo agency is called so. */
export function readPlaceNames(): (slug: string) => ReturnType<typeof namesOf> {
  const site = readDemoNames();
  const places = bySlug(readDemoFolder<DemoDestination>('destinations'));
  return (slug) => {
    const place = places.get(slug);
    return place ? namesOf(place, site) : [];
  };
}

/** Destinations of the demo agency. */
export const destinationsSeeder: Seeder = {
  name: 'destinations',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const site = readDemoNames();
    const library = await readLibrary(em);
    await seedContent(em, clock.now(), {
      kind: 'destination',
      entity: Destination,
      text: DestinationText,
      links: [DestinationImage],
      demos: readDemoFolder<DemoDestination>('destinations'),
      facts: (demo): DestinationFacts => ({
        type: demo.type,
        atoll: demo.atoll,
        island: demo.island,
        lat: demo.lat,
        lng: demo.lng,
        coordinateAccuracy: demo.coordinate_accuracy,
        bestMonths: demo.best_months,
        tags: demo.tags,
        isFeatured: demo.is_featured,
        position: demo.position,
        cover: picturesOf(library, demo.pictures)[0] ?? null,
        search: searchText([...namesOf(demo, site), ...demo.tags]),
      }),
      words: camelled,
      linksOf: (row, demo) =>
        picturesOf(library, demo.pictures).map((media, index) => new DestinationImage(row, media, index + 1)),
    });
    await announce(em, 'destinations');
  },
};
