import type { HouseReef, MealPlan, PictureKind, PlaceType, ResortCategory } from '../catalogue/codes.js';
import {
  type ByLanguage,
  announce,
  demoVersion,
  languagesOf,
  readDemo,
  readDemoFolder,
} from '../catalogue/demo-files.js';
import { Amenity } from '../amenities/amenity.entity.js';
import { searchText } from '../catalogue/fold-text.js';
import { parseMinor } from '../common/money.js';
import type { Seeder } from '../database/seeder.js';
import { Destination } from '../destinations/destination.entity.js';
import { type DemoDestination, destinationNames } from '../destinations/destinations.seeder.js';
import { retiredSlugs } from '../editing/retired-slugs.js';
import { Media } from '../media/media.entity.js';
import type { DemoSite } from '../settings/settings.seeder.js';
import { type ChildrenPolicy, toSupplement } from './resort-offers.js';
import { Resort, type ResortFacts, ResortAmenity, ResortImage, ResortText, type ResortWords } from './resort.entity.js';

interface DemoWords {
  name: string;
  summary: string;
  description: string;
  highlights: string[];
  beach_notes: string | null;
  seo_title: string;
  seo_description: string;
}

/** `api/demo/resorts/<slug>.json`. */
export interface DemoResort {
  slug: string;
  category: ResortCategory;
  place_type: PlaceType;
  destination: string;
  atoll: string;
  island: string | null;
  lat: number;
  lng: number;
  stars: number;
  registered_rooms: number;
  style_tags: string[];
  amenities: string[];
  house_reef: HouseReef;
  meal_plans: string[];
  meal_supplements?: { meal_plan: MealPlan; supplement_per_adult: string; supplement_per_child: string | null }[];
  restaurants: number;
  bars: number;
  price_from_per_night: string;
  check_in_time: string;
  check_out_time: string;
  children_policy?: ChildrenPolicy;
  is_featured: boolean;
  position: number;
  room_types: {
    code: string;
    size_sqm: number | null;
    max_occupancy: number;
    over_water: boolean;
    private_pool: boolean;
    price_per_night: string;
    /** Keys of pictures. */
    pictures?: string[];
    amenities?: string[];
    text: ByLanguage<{ name: string; summary: string }>;
  }[];
  pictures: { key: string; kind: PictureKind }[];
  text: ByLanguage<DemoWords>;
}

const wordsOf = (words: DemoWords): ResortWords => ({
  name: words.name,
  summary: words.summary,
  description: words.description,
  highlights: words.highlights,
  beachNotes: words.beach_notes,
  seoTitle: words.seo_title,
  seoDescription: words.seo_description,
});

function factsOf(
  demo: DemoResort,
  {
    destination,
    cover,
    library,
  }: { destination: Destination; cover: Media | null; library: ReadonlyMap<string, Media> },
  search: string,
): ResortFacts {
  return {
    category: demo.category,
    placeType: demo.place_type,
    destination,
    atoll: demo.atoll,
    island: demo.island,
    lat: demo.lat,
    lng: demo.lng,
    stars: demo.stars.toFixed(1),
    registeredRooms: demo.registered_rooms,
    styleTags: demo.style_tags,
    houseReef: demo.house_reef,
    mealPlans: demo.meal_plans,
    restaurants: demo.restaurants,
    bars: demo.bars,
    priceFromMinor: parseMinor(demo.price_from_per_night),
    checkInTime: demo.check_in_time,
    checkOutTime: demo.check_out_time,
    mealSupplements: (demo.meal_supplements ?? []).map(toSupplement),
    roomTypes: demo.room_types.map(({ price_per_night: price, pictures = [], amenities = [], ...room }) => ({
      ...room,
      amenities,
      media: pictures.flatMap((key) => library.get(key)?.id ?? []),
      price_minor: parseMinor(price),
    })),
    childrenPolicy: demo.children_policy ?? { min_age: null, infant_max: 1, child_max: 11 },
    isFeatured: demo.is_featured,
    position: demo.position,
    cover,
    search,
  };
}

/** Places to stay of the demo agency. */
export const resortsSeeder: Seeder = {
  name: 'resorts',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const site = readDemo<DemoSite>('site');
    const places = new Map(readDemoFolder<DemoDestination>('destinations').map((place) => [place.slug, place]));
    const library = new Map((await em.find(Media, {})).map((media) => [media.key, media]));
    const destinations = new Map((await em.find(Destination, {})).map((place) => [place.slug, place]));
    const offered = new Map((await em.find(Amenity, {})).map((amenity) => [amenity.code, amenity]));
    const known = new Map((await em.find(Resort, {})).map((resort) => [resort.slug, resort]));
    const retired = await retiredSlugs(em, 'resort');
    for (const demo of readDemoFolder<DemoResort>('resorts')) {
      const stored = known.get(demo.slug);
      const destination = destinations.get(demo.destination);
      if (stored?.touched || retired.has(demo.slug) || !destination) continue;
      const pictures = demo.pictures.flatMap(({ key, kind }) => {
        const media = library.get(key);
        return media ? [{ media, kind }] : [];
      });
      const place = places.get(demo.destination);
      const names = [
        ...languagesOf(demo.text).map(([, { name }]) => name),
        demo.island,
        ...Object.values(site.atolls[demo.atoll] ?? {}),
      ];
      const search = searchText([...names, ...(place ? destinationNames(place, site) : []), ...demo.style_tags]);
      const facts = factsOf(demo, { destination, cover: pictures[0]?.media ?? null, library }, search);
      const resort = stored ?? new Resort(demo.slug, facts, clock.now());
      if (stored) {
        Object.assign(stored, facts, { updatedAt: clock.now() });
        // The connection of a transaction takes one statement after the other.
        // oxlint-disable-next-line no-await-in-loop
        await em.nativeDelete(ResortText, { resort: stored });
        // oxlint-disable-next-line no-await-in-loop
        await em.nativeDelete(ResortImage, { resort: stored });
        // oxlint-disable-next-line no-await-in-loop
        await em.nativeDelete(ResortAmenity, { resort: stored });
      }
      resort.publish(clock.now());
      em.persist(resort);
      for (const [language, words] of languagesOf(demo.text))
        em.persist(new ResortText(resort, language, wordsOf(words)));
      for (const [index, { media, kind }] of pictures.entries())
        em.persist(new ResortImage(resort, media, kind, index + 1, clock.now()));
      for (const code of demo.amenities) {
        const amenity = offered.get(code);
        if (amenity) em.persist(new ResortAmenity(resort, amenity));
      }
    }
    await em.flush();
    await announce(em, 'resorts');
  },
};
