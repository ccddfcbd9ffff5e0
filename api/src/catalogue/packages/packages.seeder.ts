import type { EntityManager } from '@mikro-orm/postgresql';
import { announce, bySlug, demoVersion, languagesOf, readDemoFolder } from '../../content/listing/demo-files.js';
import { searchText } from '../../content/listing/fold-text.js';
import { CategoryText } from '../categories/category.entity.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { camelled } from '../../content/editing/columns.js';
import { seedContent } from '../../content/editing/content-seed.js';
import { Destination } from '../destinations/destination.entity.js';
import { readPlaceNames } from '../destinations/destinations.seeder.js';
import { Experience } from '../experiences/experience.entity.js';
import { Faq } from '../faqs/faq.entity.js';
import { picturesOf, readLibrary } from '../../content/media/media.seeder.js';
import { Resort } from '../resorts/resort.entity.js';
import type { DemoResort } from '../resorts/resorts.seeder.js';
import { type DemoPackage, packageFacts } from './demo-package.js';
import {
  PackageDestination,
  PackageExperience,
  PackageFaq,
  PackageImage,
  PackageResort,
  PackageText,
} from './package-parts.entity.js';
import { Package } from './package.entity.js';

/** Gives the search column of a package: its own names and those of where it goes, stays and what kind it is. */
function searcher(categories: ReadonlyMap<string, readonly string[]>): (demo: DemoPackage) => string {
  const placeNames = readPlaceNames();
  const resorts = bySlug(readDemoFolder<DemoResort>('resorts'));
  const namesOf = ({ text }: Pick<DemoResort | DemoPackage, 'text'>) => languagesOf(text).map(([, { name }]) => name);
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
      ...(categories.get(demo.category_code) ?? []),
    ]);
}

/** Names of the categories that are there, as staff call them, by code. */
async function categoryNames(em: EntityManager): Promise<Map<string, string[]>> {
  const alive = { deletedAt: null };
  const words = await em.find(
    CategoryText,
    { category: alive },
    { populate: ['category'], orderBy: { language: 'asc' } },
  );
  const named = Map.groupBy(words, ({ category }) => category.slug);
  return new Map([...named].map(([code, texts]) => [code, texts.flatMap(({ name }) => name ?? [])]));
}

/** Packages of the demo agency, but for those of a category that staff deleted. */
export const packagesSeeder: Seeder = {
  name: 'packages',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const library = await readLibrary(em);
    const destinations = bySlug(await em.find(Destination, {}));
    const resorts = bySlug(await em.find(Resort, {}));
    const experiences = bySlug(await em.find(Experience, {}));
    const faqs = bySlug(await em.find(Faq, {}));
    const categories = await categoryNames(em);
    const searchOf = searcher(categories);
    await seedContent(em, clock.now(), {
      kind: 'package',
      entity: Package,
      text: PackageText,
      links: [PackageDestination, PackageResort, PackageExperience, PackageFaq, PackageImage],
      demos: readDemoFolder<DemoPackage>('packages'),
      facts: (demo) =>
        categories.has(demo.category_code)
          ? packageFacts(demo, picturesOf(library, demo.pictures)[0] ?? null, searchOf(demo))
          : null,
      words: camelled,
      linksOf: (row, demo) => [
        ...demo.destinations.flatMap((slug, index) => {
          const destination = destinations.get(slug);
          return destination ? new PackageDestination(row, destination, index + 1) : [];
        }),
        ...demo.resorts.flatMap((slug, index) => {
          const resort = resorts.get(slug);
          return resort ? new PackageResort(row, resort, index + 1) : [];
        }),
        ...(demo.experiences ?? []).flatMap((slug, index) => {
          const experience = experiences.get(slug);
          return experience ? new PackageExperience(row, experience, index + 1) : [];
        }),
        ...demo.faqs.flatMap((slug, index) => {
          const faq = faqs.get(slug);
          return faq ? new PackageFaq(row, faq, index + 1) : [];
        }),
        ...picturesOf(library, demo.pictures).map((media, index) => new PackageImage(row, media, index + 1)),
      ],
    });
    await announce(em, 'packages');
  },
};
