import type {
  HouseReef,
  CancellationPolicy,
  MealPlan,
  PictureKind,
  PlaceType,
  ResortCategory,
  StyleTag,
} from '../../content/listing/codes.js';
import {
  type ByLanguage,
  announce,
  bySlug,
  demoVersion,
  languagesOf,
  readDemoFolder,
} from '../../content/listing/demo-files.js';
import { Amenity } from '../amenities/amenity.entity.js';
import { searchText } from '../../content/listing/fold-text.js';
import { parseMinor } from '../../platform/fields/money.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { camelled } from '../../content/editing/columns.js';
import { seedContent } from '../../content/editing/content-seed.js';
import { readLibrary } from '../../content/media/media.seeder.js';
import { Destination } from '../destinations/destination.entity.js';
import { readPlaceNames } from '../destinations/destinations.seeder.js';
import { Media } from '../../content/media/media.entity.js';
import { readDemoNames } from '../../content/listing/demo-names.js';
import { type ChildrenPolicy, toSupplement } from './resort-offers.js';
import { ResortImage } from './resort-image.entity.js';
import { Resort, ResortAmenity, type ResortFacts, ResortText } from './resort.entity.js';
import type { WriteResortWordsDto } from './resort-editing.dto.js';

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
  style_tags: StyleTag[];
  amenities: string[];
  house_reef: HouseReef;
  meal_plans: MealPlan[];
  cancellation_policy: CancellationPolicy;
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
  text: ByLanguage<WriteResortWordsDto>;
}

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
    cancellationPolicy: demo.cancellation_policy,
    childrenPolicy: demo.children_policy ?? { min_age: null, infant_max: 1, child_max: 11 },
    isFeatured: demo.is_featured,
    position: demo.position,
    cover,
    search,
  };
}

/** A picture that visitors see; the first one is the cover. */
function publicImage(resort: Resort, picture: { media: Media; kind: PictureKind }, position: number, now: Date) {
  const image = new ResortImage({ ...picture, resort, position, isCover: position === 1 }, now);
  image.publish(now);
  return image;
}

/** Places to stay of the demo agency. */
export const resortsSeeder: Seeder = {
  name: 'resorts',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const site = readDemoNames();
    const placeNames = readPlaceNames();
    const library = await readLibrary(em);
    const destinations = bySlug(await em.find(Destination, {}));
    const offered = new Map((await em.find(Amenity, {})).map((amenity) => [amenity.code, amenity]));
    const picturesOf = ({ pictures }: DemoResort) =>
      pictures.flatMap(({ key, kind }) => {
        const media = library.get(key);
        return media ? [{ media, kind }] : [];
      });
    const searchOf = (demo: DemoResort) => {
      const names = languagesOf(demo.text).map(([, { name }]) => name);
      const around = [demo.island, ...Object.values(site.atolls[demo.atoll] ?? {})];
      return searchText([...names, ...around, ...placeNames(demo.destination), ...demo.style_tags]);
    };
    await seedContent(em, clock.now(), {
      kind: 'resort',
      entity: Resort,
      text: ResortText,
      links: [ResortImage, ResortAmenity],
      demos: readDemoFolder<DemoResort>('resorts'),
      facts: (demo) => {
        const destination = destinations.get(demo.destination);
        const cover = picturesOf(demo)[0]?.media ?? null;
        return destination ? factsOf(demo, { destination, cover, library }, searchOf(demo)) : null;
      },
      words: camelled,
      linksOf: (row, demo) => [
        ...picturesOf(demo).map((picture, index) => publicImage(row, picture, index + 1, clock.now())),
        ...demo.amenities.flatMap((code) => {
          const amenity = offered.get(code);
          return amenity ? new ResortAmenity(row, amenity) : [];
        }),
      ],
    });
    await announce(em, 'resorts');
  },
};
