import {
  type ByLanguage,
  announce,
  demoVersion,
  languagesOf,
  readDemoFolder,
} from '../../content/listing/demo-files.js';
import { searchText } from '../../content/listing/fold-text.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { camelled } from '../../content/editing/columns.js';
import { seedContent } from '../../content/editing/content-seed.js';
import { type MediaByKey, readLibrary } from '../../content/media/media.seeder.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { readingMinutes } from '../../content/rich-text/blocks.js';
import { type DemoBlock, demoBlocks } from '../../content/rich-text/demo-blocks.js';
import { Post, type PostCategory, PostText } from './post.entity.js';

interface DemoWords {
  title: string;
  excerpt: string;
  author_bio: string;
  body: DemoBlock[];
  seo_title: string;
  seo_description: string;
}

/** `api/demo/posts/<slug>.json`. */
interface DemoPost {
  slug: string;
  published: string;
  cover: string;
  author: string;
  categories: PostCategory[];
  tags: string[];
  is_featured: boolean;
  related_packages: string[];
  text: ByLanguage<DemoWords>;
}

function wordsOf(words: DemoWords, library: MediaByKey) {
  const body = demoBlocks(words.body, library);
  return { ...camelled(words), body, readingMinutes: readingMinutes(body) };
}

/** The blog of the demo agency. */
export const postsSeeder: Seeder = {
  name: 'posts',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const library = await readLibrary(em);
    const packages = new Map((await em.find(Package, {}, { fields: ['slug'] })).map(({ slug, id }) => [slug, id]));
    await seedContent(em, clock.now(), {
      kind: 'post',
      entity: Post,
      text: PostText,
      demos: readDemoFolder<DemoPost>('posts'),
      facts: (demo, index) => ({
        cover: library.get(demo.cover) ?? null,
        authorName: demo.author,
        authorAvatar: null,
        categories: demo.categories,
        tags: demo.tags,
        relatedPackages: demo.related_packages.flatMap((slug) => packages.get(slug) ?? []),
        isFeatured: demo.is_featured,
        position: index + 1,
        search: searchText([
          ...languagesOf(demo.text).flatMap(([, { title, excerpt }]) => [title, excerpt]),
          ...demo.tags,
        ]),
      }),
      words: (words) => wordsOf(words, library),
      publishedAt: ({ published }) => new Date(`${published}T08:00:00Z`),
    });
    await announce(em, 'posts');
  },
};
