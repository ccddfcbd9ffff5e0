import type { Certification, Difficulty, ExperienceCategory, PricingType } from '../catalogue/codes.js';
import {
  type ByLanguage,
  announce,
  demoVersion,
  languagesOf,
  readDemo,
  readDemoFolder,
} from '../catalogue/demo-files.js';
import { searchText } from '../catalogue/fold-text.js';
import { parseMinor } from '../common/money.js';
import type { Seeder } from '../database/seeder.js';
import { Destination } from '../destinations/destination.entity.js';
import { type DemoDestination, destinationNames } from '../destinations/destinations.seeder.js';
import { retiredSlugs } from '../editing/retired-slugs.js';
import { Media } from '../media/media.entity.js';
import { picturesOf } from '../media/media.seeder.js';
import type { DemoSite } from '../settings/settings.seeder.js';
import {
  ExperienceDestination,
  ExperienceImage,
  ExperienceText,
  type ExperienceWords,
} from './experience-parts.entity.js';
import { Experience } from './experience.entity.js';

interface DemoWords {
  name: string;
  summary: string;
  description: string;
  includes: string[];
  excludes: string[];
  what_to_bring: string[];
  meeting_point: string;
  safety_notes: string;
  wildlife_code: string | null;
  seo_title: string;
  seo_description: string;
}

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
  text: ByLanguage<DemoWords>;
}

const wordsOf = (words: DemoWords): ExperienceWords => ({
  name: words.name,
  summary: words.summary,
  description: words.description,
  includes: words.includes,
  excludes: words.excludes,
  whatToBring: words.what_to_bring,
  meetingPoint: words.meeting_point,
  safetyNotes: words.safety_notes,
  wildlifeCode: words.wildlife_code,
  seoTitle: words.seo_title,
  seoDescription: words.seo_description,
});

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
    const site = readDemo<DemoSite>('site');
    const places = new Map(readDemoFolder<DemoDestination>('destinations').map((place) => [place.slug, place]));
    const library = new Map((await em.find(Media, {})).map((media) => [media.key, media]));
    const destinations = new Map((await em.find(Destination, {})).map((place) => [place.slug, place]));
    const known = new Map((await em.find(Experience, {})).map((experience) => [experience.slug, experience]));
    const retired = await retiredSlugs(em, 'experience');
    for (const demo of readDemoFolder<DemoExperience>('experiences')) {
      const stored = known.get(demo.slug);
      if (stored?.touched || retired.has(demo.slug)) continue;
      const pictures = picturesOf(library, demo.pictures);
      const names = demo.destinations.flatMap((slug) => {
        const place = places.get(slug);
        return place ? destinationNames(place, site) : [];
      });
      const labels = Object.values(site.experience_categories[demo.category] ?? {});
      const search = searchText([...languagesOf(demo.text).map(([, { name }]) => name), ...names, ...labels]);
      const facts = factsOf(demo, pictures[0] ?? null, search);
      const experience = stored ?? new Experience(demo.slug, facts, clock.now());
      if (stored) {
        Object.assign(stored, facts, { updatedAt: clock.now() });
        // The connection of a transaction takes one statement after the other.
        // oxlint-disable-next-line no-await-in-loop
        await em.nativeDelete(ExperienceText, { experience: stored });
        // oxlint-disable-next-line no-await-in-loop
        await em.nativeDelete(ExperienceDestination, { experience: stored });
        // oxlint-disable-next-line no-await-in-loop
        await em.nativeDelete(ExperienceImage, { experience: stored });
      }
      experience.publish(clock.now());
      em.persist(experience);
      for (const [language, words] of languagesOf(demo.text))
        em.persist(new ExperienceText(experience, language, wordsOf(words)));
      for (const [index, slug] of demo.destinations.entries()) {
        const destination = destinations.get(slug);
        if (destination) em.persist(new ExperienceDestination(experience, destination, index + 1));
      }
      for (const [index, media] of pictures.entries()) em.persist(new ExperienceImage(experience, media, index + 1));
    }
    await em.flush();
    await announce(em, 'experiences');
  },
};
