import { type ByLanguage, announce, demoVersion, languagesOf, readDemoFolder } from '../catalogue/demo-files.js';
import { searchText } from '../catalogue/fold-text.js';
import type { Seeder } from '../database/seeder.js';
import { retiredSlugs } from '../editing/retired-slugs.js';
import { Media } from '../media/media.entity.js';
import type { MediaByKey } from '../media/media.seeder.js';
import { type DemoBlock, demoBlocks } from '../rich-text/demo-blocks.js';
import { type AboutDetails, Page, type PageTemplate, PageText, type PageWords } from './page.entity.js';

interface DemoTeamMember {
  name: string;
  role: string;
  text: string;
  picture: string | null;
}

interface DemoWords {
  title: string;
  excerpt: string;
  blocks: DemoBlock[];
  details?: Omit<AboutDetails, 'team'> & { team: DemoTeamMember[] };
  seo_title: string;
  seo_description: string;
}

/** `api/demo/pages/<slug>.json`. */
interface DemoPage {
  slug: string;
  template: PageTemplate;
  show_in_footer: boolean;
  menu_order: number;
  cover: string | null;
  text: ByLanguage<DemoWords>;
}

const wordsOf = ({ details, ...words }: DemoWords, library: MediaByKey): PageWords => ({
  title: words.title,
  excerpt: words.excerpt,
  blocks: demoBlocks(words.blocks, library),
  details: details
    ? {
        ...details,
        team: details.team.map(({ picture, ...member }) => ({
          ...member,
          media: library.get(picture ?? '')?.id ?? null,
        })),
      }
    : null,
  seoTitle: words.seo_title,
  seoDescription: words.seo_description,
});

/** The pages that every site has, with the words of the demo agency. */
export const pagesSeeder: Seeder = {
  name: 'pages',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const library: MediaByKey = new Map((await em.find(Media, {})).map((media) => [media.key, media]));
    const known = new Map((await em.find(Page, {})).map((page) => [page.slug, page]));
    const retired = await retiredSlugs(em, 'page');
    for (const demo of readDemoFolder<DemoPage>('pages')) {
      const stored = known.get(demo.slug);
      if (stored?.touched || retired.has(demo.slug)) continue;
      const facts = {
        template: demo.template,
        showInFooter: demo.show_in_footer,
        position: demo.menu_order,
        cover: library.get(demo.cover ?? '') ?? null,
        search: searchText(languagesOf(demo.text).map(([, { title }]) => title)),
      };
      const page = stored ?? new Page(demo.slug, facts, clock.now());
      if (stored) {
        Object.assign(stored, facts, { updatedAt: clock.now() });
        // The connection of a transaction takes one statement after the other.
        // oxlint-disable-next-line no-await-in-loop
        await em.nativeDelete(PageText, { page: stored });
      }
      page.publish(clock.now());
      em.persist(page);
      for (const [language, words] of languagesOf(demo.text))
        em.persist(new PageText(page, language, wordsOf(words, library)));
    }
    await em.flush();
    await announce(em, 'pages');
  },
};
