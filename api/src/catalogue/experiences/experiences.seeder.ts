import type { Certification, Difficulty, ExperienceCategory, PricingType } from '../../content/listing/codes.js';
import {
  type ByLanguage,
  announce,
  bySlug,
  demoVersion,
  languagesOf,
  readDemoFolder,
} from '../../content/listing/demo-files.js';
import { searchText } from '../../content/listing/fold-text.js';
import { parseMinor } from '../../platform/fields/money.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { camelled } from '../../content/editing/columns.js';
import { seedContent } from '../../content/editing/content-seed.js';
import { Destination } from '../destinations/destination.entity.js';
import { readPlaceNames } from '../destinations/destinations.seeder.js';
import { Media } from '../../content/media/media.entity.js';
import { picturesOf, readLibrary } from '../../content/media/media.seeder.js';
import { readDemoNames } from '../../content/listing/demo-names.js';
import { ExperienceDestination, ExperienceImage, ExperienceText } from './experience-parts.entity.js';
import { Experience } from './experience.entity.js';
import type { WriteExperienceWordsDto } from './experience-editing.dto.js';

/** `api/demo/experiences/<slug>.json`. */
interface DemoExperience {
  slug: string;
  category: ExperienceCategory;
  price: string;
  pricing_type: PricingType;
  duration_minutes: number;
  difficulty: Difficulty;
  min_age: number | null;
  swim_required: boolean;
  certification: Certification;
  group_size_min: number;
  group_size_max: number | null;
  start_times: string[];
  weekdays: number[];
  season_months: number[];
  pickup: boolean;
  is_featured: boolean;
  position: number;
  destinations: string[];
  pictures: string[];
  text: ByLanguage<WriteExperienceWordsDto>;
}

const factsOf = (demo: DemoExperience, cover: Media | null, search: string) => ({
  categoryCode: demo.category,
  priceMinor: parseMinor(demo.price),
  pricingType: demo.pricing_type,
  durationMinutes: demo.duration_minutes,
  difficulty: demo.difficulty,
  minAge: demo.min_age,
  swimRequired: demo.swim_required,
  certification: demo.certification,
  groupSizeMin: demo.group_size_min,
  groupSizeMax: demo.group_size_max,
  startTimes: demo.start_times,
  weekdays: demo.weekdays,
  seasonMonths: demo.season_months,
  pickup: demo.pickup,
  isFeatured: demo.is_featured,
  position: demo.position,
  cover,
  search,
});

/** Experiences of the demo agency. */
export const experiencesSeeder: Seeder = {
  name: 'experiences',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const site = readDemoNames();
    const placeNames = readPlaceNames();
    const library = await readLibrary(em);
    const destinations = bySlug(await em.find(Destination, {}));
    const searchOf = (demo: DemoExperience) => {
      const names = demo.destinations.flatMap(placeNames);
      const labels = Object.values(site.experience_categories[demo.category] ?? {});
      return searchText([...languagesOf(demo.text).map(([, { name }]) => name), ...names, ...labels]);
    };
    await seedContent(em, clock.now(), {
      kind: 'experience',
      entity: Experience,
      text: ExperienceText,
      links: [ExperienceDestination, ExperienceImage],
      demos: readDemoFolder<DemoExperience>('experiences'),
      facts: (demo) => factsOf(demo, picturesOf(library, demo.pictures)[0] ?? null, searchOf(demo)),
      words: camelled,
      linksOf: (row, demo) => [
        ...demo.destinations.flatMap((slug, index) => {
          const destination = destinations.get(slug);
          return destination ? new ExperienceDestination(row, destination, index + 1) : [];
        }),
        ...picturesOf(library, demo.pictures).map((media, index) => new ExperienceImage(row, media, index + 1)),
      ],
    });
    await announce(em, 'experiences');
  },
};
