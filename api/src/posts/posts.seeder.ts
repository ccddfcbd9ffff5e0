import { type ByLanguage, announce, demoVersion, languagesOf, readDemoFolder } from '../catalogue/demo-files.js';
import { searchText } from '../catalogue/fold-text.js';
import type { Seeder } from '../database/seeder.js';
import { retiredSlugs } from '../editing/retired-slugs.js';
import { Media } from '../media/media.entity.js';
import type { MediaByKey } from '../media/media.seeder.js';
import { Package } from '../packages/package.entity.js';
import { readingMinutes } from '../rich-text/blocks.js';
import { type DemoBlock, demoBlocks } from '../rich-text/demo-blocks.js';
import { Post, type PostCategory, PostText, type PostWords } from './post.entity.js';

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

function wordsOf(words: DemoWords, library: MediaByKey): PostWords {
  const body = demoBlocks(words.body, library);
  return {
    title: words.title,
    excerpt: words.excerpt,
    body,
    authorBio: words.author_bio,
    readingMinutes: readingMinutes(body),
    seoTitle: words.seo_title,
    seoDescription: words.seo_description,
  };
}

/** The blog of the demo agency. */
export const postsSeeder: Seeder = {
  name: 'posts',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const library: MediaByKey = new Map((await em.find(Media, {})).map((media) => [media.key, media]));
    const packages = new Map((await em.find(Package, {}, { fields: ['slug'] })).map(({ slug, id }) => [slug, id]));
    const known = new Map((await em.find(Post, {})).map((post) => [post.slug, post]));
    const retired = await retiredSlugs(em, 'post');
    for (const [index, demo] of readDemoFolder<DemoPost>('posts').entries()) {
      const stored = known.get(demo.slug);
      if (stored?.touched || retired.has(demo.slug)) continue;
      const facts = {
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
      };
      const post = stored ?? new Post(demo.slug, facts, clock.now());
      if (stored) {
        Object.assign(stored, facts, { updatedAt: clock.now() });
        // The connection of a transaction takes one statement after the other.
        // oxlint-disable-next-line no-await-in-loop
        await em.nativeDelete(PostText, { post: stored });
      }
      post.publish(new Date(`${demo.published}T08:00:00Z`));
      em.persist(post);
      for (const [language, words] of languagesOf(demo.text))
        em.persist(new PostText(post, language, wordsOf(words, library)));
    }
    await em.flush();
    await announce(em, 'posts');
  },
};
