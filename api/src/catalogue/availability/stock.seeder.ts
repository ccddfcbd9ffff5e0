import type { EntityManager } from '@mikro-orm/postgresql';
import type { StockTag } from '../../platform/cache/public-cache.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { announce, demoVersion, readDemoFolder } from '../../content/listing/demo-files.js';
import { demoDepartures, demoNights, readDemoStock } from './demo-stock.js';
import { addDepartures, addNights, addStays, sellBy, soldPackages, soldRooms } from './demo-stock.queries.js';

/** Of all rooms of a kind the agency has about a fifth. */
const SHARE = 5;

async function seedDepartures(em: EntityManager, today: string): Promise<StockTag[]> {
  const { departures: rhythms } = readDemoStock();
  const packages = await soldPackages(em, Object.keys(rhythms));
  const departures = packages.flatMap(({ id, slug, duration, last }) => {
    const rhythm = rhythms[slug];
    if (!rhythm) return [];
    const { capacity, min_to_run: minToRun } = rhythm;
    return demoDepartures(slug, rhythm, today)
      .filter(({ date }) => last === null || date > last)
      .map((departure) => ({ ...departure, package: id, duration, capacity, minToRun }));
  });
  await addDepartures(em, departures);
  const ids = packages.map(({ id }) => id);
  await sellBy(em, 'departures', ids);
  return ids.map((id) => `stock:package:${id}` as const);
}

async function seedNights(em: EntityManager, today: string): Promise<StockTag[]> {
  const slugs = readDemoFolder<{ slug: string }>('resorts').map(({ slug }) => slug);
  const rooms = await soldRooms(em, slugs);
  const nights = rooms.flatMap(({ resort_id, slug, room_code, registered_rooms, kinds, last }) => {
    const count = Math.max(2, Math.round(registered_rooms / kinds / SHARE));
    return demoNights(`${slug} ${room_code}`, count, today)
      .filter(({ date }) => last === null || date > last)
      .map((night) => ({ ...night, resort: resort_id, room: room_code, rooms: count }));
  });
  await addNights(em, nights);
  return [...new Set(rooms.map(({ resort_id }) => `stock:resort:${resort_id}` as const))];
}

/** Packages that are sold by rooms, as far as their resorts and rooms are still there. */
async function seedStays(em: EntityManager): Promise<void> {
  const { rooms: stays } = readDemoStock();
  const packages = await soldPackages(em, Object.keys(stays));
  const resorts = new Set(Object.values(stays).flatMap((all) => all.map(({ resort }) => resort)));
  const rooms = new Map(
    (await soldRooms(em, [...resorts])).map(({ slug, room_code, resort_id }) => [`${slug} ${room_code}`, resort_id]),
  );
  const whole = packages.flatMap(({ id, slug }) => {
    const found = (stays[slug] ?? []).map(({ resort, room, nights }, index) => {
      const place = rooms.get(`${resort} ${room}`);
      return place === undefined ? null : { package: id, position: index + 1, resort: place, room, nights };
    });
    return found.includes(null) ? [] : [found.filter((stay) => stay !== null)];
  });
  await addStays(em, whole.flat());
  await sellBy(
    em,
    'rooms',
    whole.flatMap(([first]) => first?.package ?? []),
  );
}

/**
 * Places and rooms of the demo agency for 18 months. It runs again each month and adds what is missing at the end; no departure and no
 * night that is there is touched.
 */
export const stockSeeder: Seeder = {
  name: 'stock',
  demo: true,
  version: ({ clock }) => `${demoVersion()} ${clock.maldivesDate().slice(0, 7)}`,
  async run(em, { clock }) {
    const today = clock.maldivesDate();
    const tags = [...(await seedDepartures(em, today)), ...(await seedNights(em, today))];
    await seedStays(em);
    await announce(em, 'packages', ...tags);
  },
};
