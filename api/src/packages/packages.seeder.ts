import type { EntityManager } from '@mikro-orm/postgresql';
import { announce, demoVersion, languagesOf, readDemo, readDemoFolder } from '../catalogue/demo-files.js';
import { searchText } from '../catalogue/fold-text.js';
import type { Seeder } from '../database/seeder.js';
import { retiredSlugs } from '../editing/retired-slugs.js';
import { Destination } from '../destinations/destination.entity.js';
import { type DemoDestination, destinationNames } from '../destinations/destinations.seeder.js';
import { Media } from '../media/media.entity.js';
import { picturesOf } from '../media/media.seeder.js';
import { Experience } from '../experiences/experience.entity.js';
import { Resort } from '../resorts/resort.entity.js';
import type { DemoResort } from '../resorts/resorts.seeder.js';
import type { DemoSite } from '../settings/settings.seeder.js';
import { type DemoPackage, packageFacts, packageWords } from './demo-package.js';
import {
  PackageDestination,
  PackageExperience,
  PackageImage,
  PackageResort,
  PackageText,
} from './package-parts.entity.js';
import { Package } from './package.entity.js';

const bySlug = <T extends { slug: string }>(things: readonly T[]): Map<string, T> =>
  new Map(things.map((thing) => [thing.slug, thing]));

/** Gives the search column of a package: its own names and those of where it goes, stays and what kind it is. */
function searcher(): (demo: DemoPackage) => string {
  const site = readDemo<DemoSite>('site');
  const places = bySlug(readDemoFolder<DemoDestination>('destinations'));
  const resorts = bySlug(readDemoFolder<DemoResort>('resorts'));
  const namesOf = ({ text }: Pick<DemoResort | DemoPackage, 'text'>) => languagesOf(text).map(([, { name }]) => name);
  const placeNames = (slug: string) => {
    const place = places.get(slug);
    return place ? destinationNames(place, site) : [];
  };
  const resortNames = (slug: string) => {
    const resort = resorts.get(slug);
    return resort ? namesOf(resort) : [];
  };
  return (demo) =>
    searchText([
      ...namesOf(demo),
      demo.code,
      ...demo.destinations.flatMap(placeNames),
      ...demo.resorts.flatMap(resortNames),
      ...Object.values(site.categories[demo.category_code] ?? {}),
    ]);
}

/** Words and links are written anew; one statement for each table. */
async function clearParts(em: EntityManager, packages: Package[]): Promise<void> {
  if (packages.length === 0) return;
  const those = { package: { $in: packages } };
  await em.nativeDelete(PackageText, those);
  await em.nativeDelete(PackageDestination, those);
  await em.nativeDelete(PackageResort, those);
  await em.nativeDelete(PackageExperience, those);
  await em.nativeDelete(PackageImage, those);
}

/** Packages of the demo agency. */
export const packagesSeeder: Seeder = {
  name: 'packages',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const library = new Map((await em.find(Media, {})).map((media) => [media.key, media]));
    const destinations = bySlug(await em.find(Destination, {}));
    const resorts = bySlug(await em.find(Resort, {}));
    const experiences = bySlug(await em.find(Experience, {}));
    const known = bySlug(await em.find(Package, {}));
    const retired = await retiredSlugs(em, 'package');
    const demos = readDemoFolder<DemoPackage>('packages').filter(({ slug }) => !retired.has(slug));
    const rewritten = demos.flatMap(({ slug }) => known.get(slug) ?? []).filter((stored) => !stored.touched);
    await clearParts(em, rewritten);
    const searchOf = searcher();
    for (const demo of demos) {
      const stored = known.get(demo.slug);
      if (stored?.touched) continue;
      const pictures = picturesOf(library, demo.pictures);
      const facts = packageFacts(demo, pictures[0] ?? null, searchOf(demo));
      const made = stored ?? new Package(demo.slug, facts, clock.now());
      if (stored) Object.assign(stored, facts, { updatedAt: clock.now() });
      made.publish(clock.now());
      em.persist(made);
      for (const [language, words] of languagesOf(demo.text))
        em.persist(new PackageText(made, language, packageWords(words)));
      for (const [index, slug] of demo.destinations.entries()) {
        const destination = destinations.get(slug);
        if (destination) em.persist(new PackageDestination(made, destination, index + 1));
      }
      for (const [index, slug] of demo.resorts.entries()) {
        const resort = resorts.get(slug);
        if (resort) em.persist(new PackageResort(made, resort, index + 1));
      }
      for (const [index, slug] of (demo.experiences ?? []).entries()) {
        const experience = experiences.get(slug);
        if (experience) em.persist(new PackageExperience(made, experience, index + 1));
      }
      for (const [index, media] of pictures.entries()) em.persist(new PackageImage(made, media, index + 1));
    }
    await em.flush();
    await announce(em, 'packages');
  },
};
