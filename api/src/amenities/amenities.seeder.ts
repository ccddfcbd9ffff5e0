import { announce, demoVersion, readDemo } from '../catalogue/demo-files.js';
import type { Seeder } from '../database/seeder.js';
import { retiredSlugs } from '../editing/content-seed.js';
import type { DemoSite } from '../settings/settings.seeder.js';
import { Amenity } from './amenity.entity.js';

/** What places to stay may offer; part of every installation. */
export const amenitiesSeeder: Seeder = {
  name: 'amenities',
  demo: false,
  version: demoVersion,
  async run(em, { clock }) {
    const known = new Map((await em.find(Amenity, {})).map((amenity) => [amenity.code, amenity]));
    const retired = await retiredSlugs(em, 'amenity');
    const { amenities } = readDemo<DemoSite>('site');
    for (const [index, [code, { group, icon, is_filterable: filterable, text }]] of Object.entries(
      amenities,
    ).entries()) {
      const facts = { group, icon, isFilterable: filterable ?? true, position: index + 1, names: text };
      const stored = known.get(code);
      if (retired.has(code)) continue;
      if (!stored) em.persist(new Amenity(code, facts, clock.now()));
      else if (stored.updatedBy === null) Object.assign(stored, facts);
    }
    await em.flush();
    await announce(em, 'amenities', 'resorts');
  },
};
