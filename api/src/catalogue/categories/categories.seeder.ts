import { announce, demoVersion, languagesOf } from '../../content/listing/demo-files.js';
import { searchText } from '../../content/listing/fold-text.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { seedContent } from '../../content/editing/content-seed.js';
import { readDemoNames } from '../../content/listing/demo-names.js';
import { Category, CategoryText } from './category.entity.js';

/** Kinds of trips; part of every installation. */
export const categoriesSeeder: Seeder = {
  name: 'categories',
  demo: false,
  version: demoVersion,
  async run(em, { clock }) {
    const { categories } = readDemoNames();
    await seedContent(em, clock.now(), {
      kind: 'category',
      entity: Category,
      text: CategoryText,
      demos: Object.entries(categories).map(([slug, text]) => ({ slug, text })),
      facts: ({ text }, index) => ({
        image: null,
        isFeatured: false,
        position: index + 1,
        search: searchText(languagesOf(text).map(([, { name }]) => name)),
      }),
      words: ({ name, description }) => ({ name, description }),
    });
    await announce(em, 'packages');
  },
};
