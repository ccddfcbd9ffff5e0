import type { DestinationType } from '../catalogue/codes.js';
import {
  type ByLanguage,
  announce,
  demoVersion,
  languagesOf,
  readDemo,
  readDemoFolder,
} from '../catalogue/demo-files.js';
import { searchText } from '../catalogue/fold-text.js';
import type { Seeder } from '../database/seeder.js';
import { retiredSlugs } from '../editing/retired-slugs.js';
import { Media } from '../media/media.entity.js';
import { picturesOf } from '../media/media.seeder.js';
import type { DemoSite } from '../settings/settings.seeder.js';
import { Destination, DestinationImage, DestinationText, type DestinationWords } from './destination.entity.js';

interface DemoWords {
  name: string;
  summary: string;
  description: string;
  highlights: string[];
  how_to_get_there: string;
  etiquette: string | null;
  seo_title: string;
  seo_description: string;
}

/** `api/demo/destinations/<slug>.json`. */
export interface DemoDestination {
  slug: string;
  type: DestinationType;
  atoll: string;
  island: string | null;
  lat: number;
  lng: number;
  coordinate_accuracy: string;
  best_months: number[];
  is_featured: boolean;
  position: number;
  tags: string[];
  pictures: string[];
  text: ByLanguage<DemoWords>;
}

const wordsOf = (words: DemoWords): DestinationWords => ({
  name: words.name,
  summary: words.summary,
  description: words.description,
  highlights: words.highlights,
  howToGetThere: words.how_to_get_there,
  etiquette: words.etiquette,
  seoTitle: words.seo_title,
  seoDescription: words.seo_description,
});

/** Names of a destination in all languages, with its island and atoll: what free text finds it by. */
export const destinationNames = ({ text, island, atoll }: DemoDestination, { atolls }: DemoSite): (string | null)[] => [
  ...languagesOf(text).map(([, { name }]) => name),
  island,
  ...Object.values(atolls[atoll] ?? {}),
];

/** Destinations of the demo agency. */
export const destinationsSeeder: Seeder = {
  name: 'destinations',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const site = readDemo<DemoSite>('site');
    const library = new Map((await em.find(Media, {})).map((media) => [media.key, media]));
    const retired = await retiredSlugs(em, 'destination');
    const known = new Map((await em.find(Destination, {})).map((destination) => [destination.slug, destination]));
    for (const demo of readDemoFolder<DemoDestination>('destinations')) {
      const stored = known.get(demo.slug);
      if (stored?.touched || retired.has(demo.slug)) continue;
      const pictures = picturesOf(library, demo.pictures);
      const facts = {
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
        cover: pictures[0] ?? null,
        search: searchText([...destinationNames(demo, site), ...demo.tags]),
      };
      const destination = stored ?? new Destination(demo.slug, facts, clock.now());
      if (stored) {
        Object.assign(stored, facts, { updatedAt: clock.now() });
        // The connection of a transaction takes one statement after the other.
        // oxlint-disable-next-line no-await-in-loop
        await em.nativeDelete(DestinationText, { destination: stored });
        // oxlint-disable-next-line no-await-in-loop
        await em.nativeDelete(DestinationImage, { destination: stored });
      }
      destination.publish(clock.now());
      em.persist(destination);
      for (const [language, words] of languagesOf(demo.text))
        em.persist(new DestinationText(destination, language, wordsOf(words)));
      for (const [index, media] of pictures.entries()) em.persist(new DestinationImage(destination, media, index + 1));
    }
    await em.flush();
    await announce(em, 'destinations');
  },
};
