import { announce, demoVersion } from '../../content/listing/demo-files.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { seedContent } from '../../content/editing/content-seed.js';
import { readDemoNames } from '../../content/listing/demo-names.js';
import { Amenity, AmenityText } from './amenity.entity.js';

/** What places to stay may offer; part of every installation. */
export const amenitiesSeeder: Seeder = {
  name: 'amenities',
  demo: false,
  version: demoVersion,
  async run(em, { clock }) {
    const { amenities } = readDemoNames();
    await seedContent(em, clock.now(), {
      kind: 'amenity',
      entity: Amenity,
      address: 'code',
      text: AmenityText,
      demos: Object.entries(amenities).map(([slug, amenity]) => ({ ...amenity, slug })),
      facts: ({ group, icon, is_filterable: filterable }, index) => ({
        group,
        icon,
        isFilterable: filterable ?? true,
        position: index + 1,
      }),
      words: (name) => ({ name }),
    });
    await announce(em, 'amenities', 'resorts');
  },
};
