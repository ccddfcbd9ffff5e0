import { maldivesDay } from '@atoll/contract/days';
import type { Seeder } from '../../platform/data/seeder.js';
import { Package } from '../packages/package.entity.js';
import { Resort } from '../resorts/resort.entity.js';
import { festive, monsoons } from './demo-seasons.js';
import { Reduction } from './reduction.entity.js';
import { Season } from './season.entity.js';

/** Years of seasons from this one on. */
const YEARS = 3;

/**
 * Seasons of this year and the next two, and of the winter that has not ended. A new year adds its own; a year that has any is left
 * as it is: staff may have changed or deleted the others.
 */
export const seasonsSeeder: Seeder = {
  name: 'seasons',
  demo: true,
  version: () => maldivesDay(new Date()).slice(0, 4),
  async run(em, { clock }) {
    const now = clock.now();
    const today = maldivesDay(now);
    const stored = new Set((await em.find(Season, {})).map(({ code }) => code.slice(-4)));
    const resorts = await em.find(Resort, { category: 'resort', deletedAt: null }, { orderBy: { id: 'asc' } });
    const last = Number(today.slice(0, 4)) - 1;
    const years = Array.from({ length: YEARS + 1 }, (_, index) => last + index);
    for (const year of years.filter((each) => !stored.has(String(each)))) {
      const everywhere = monsoons(year).map((season) => ({ ...season, package: null, resort: null }));
      const inResorts = resorts.map((resort) => ({ ...festive(year), package: null, resort }));
      for (const season of [...everywhere, ...inResorts])
        if (season.lastNight >= today) em.persist(new Season(season, null, now));
    }
    await em.flush();
  },
};

const EARLY_BOOKING = 'early_booking';
const EARLY_BIRD = ['baa-manta-season', 'south-ari-whale-sharks'];

/** An early booking that waits to be switched on: prices are as they are until somebody of the office says otherwise. */
export const reductionsSeeder: Seeder = {
  name: 'reductions',
  demo: true,
  version: '1',
  async run(em, { clock }) {
    if ((await em.count(Reduction, { code: EARLY_BOOKING })) > 0) return;
    const packages = await em.find(Package, { slug: { $in: EARLY_BIRD } });
    for (const owner of packages) {
      const values = {
        code: EARLY_BOOKING,
        names: { en: 'Early booking', ru: 'Раннее бронирование', zh: '早鸟优惠' },
        package: owner,
        resort: null,
        offBp: 1000,
        arriveFrom: null,
        arriveTo: null,
        bookFrom: null,
        bookTo: null,
        daysAheadMin: 90,
        daysAheadMax: null,
        nightsMin: null,
        isActive: false,
      };
      em.persist(new Reduction(values, null, clock.now()));
    }
    await em.flush();
  },
};
