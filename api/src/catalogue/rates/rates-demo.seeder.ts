import { maldivesDay } from '@atoll/contract/days';
import { announce, readDemo } from '../../content/listing/demo-files.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { Package } from '../packages/package.entity.js';
import { Resort } from '../resorts/resort.entity.js';
import { type DemoSurcharges, festive, packageSeasons } from './demo-seasons.js';
import { Reduction } from './reduction.entity.js';
import { Season } from './season.entity.js';

/** Years of seasons from this one on. */
const YEARS = 3;

/** Seasons of so many years from the winter on that has not ended, but for years that any of `stored` belongs to. */
function missingYears(stored: readonly Season[], today: string): number[] {
  const known = new Set(stored.map(({ code }) => code.slice(-4)));
  const last = Number(today.slice(0, 4)) - 1;
  return Array.from({ length: YEARS + 1 }, (_, index) => last + index).filter((year) => !known.has(String(year)));
}

/**
 * Festive nights in resorts, of this year and the next two, and of the winter that has not ended. A new year adds its own; a year that
 * has any is left as it is: staff may have changed or deleted the others.
 */
export const seasonsSeeder: Seeder = {
  name: 'seasons',
  demo: true,
  version: () => maldivesDay(new Date()).slice(0, 4),
  async run(em, { clock }) {
    const now = clock.now();
    const today = maldivesDay(now);
    const stored = await em.find(Season, { package: null });
    const resorts = await em.find(Resort, { category: 'resort', deletedAt: null }, { orderBy: { id: 'asc' } });
    for (const year of missingYears(stored, today))
      for (const season of resorts.map((resort) => ({ ...festive(year), package: null, resort })))
        if (season.lastNight >= today) em.persist(new Season(season, null, now));
    await em.flush();
  },
};

/** What packages ask more in their seasons, by the same rule. */
export const packageSeasonsSeeder: Seeder = {
  name: 'package-seasons',
  demo: true,
  version: () => maldivesDay(new Date()).slice(0, 4),
  async run(em, { clock }) {
    const now = clock.now();
    const today = maldivesDay(now);
    const surcharges = readDemo<DemoSurcharges>('seasons');
    const slugs = Object.keys(surcharges);
    const packages = await em.find(Package, { slug: { $in: slugs }, deletedAt: null }, { orderBy: { id: 'asc' } });
    const stored = await em.find(Season, { package: { $ne: null } });
    const asked = packages.flatMap((owner) => {
      const surcharge = surcharges[owner.slug];
      // What staff have made of a package is theirs, its price too.
      return surcharge && !owner.touched ? [{ owner, surcharge }] : [];
    });
    for (const year of missingYears(stored, today))
      for (const { owner, surcharge } of asked)
        for (const season of packageSeasons(year, surcharge))
          if (season.lastNight >= today) em.persist(new Season({ ...season, package: owner, resort: null }, null, now));
    await em.flush();
    await announce(em, 'packages');
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
