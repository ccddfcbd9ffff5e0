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
import { type DemoBlock, demoBlocks } from '../../content/rich-text/demo-blocks.js';
import { type AboutDetails, Page, type PageTemplate, PageText } from './page.entity.js';

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

const wordsOf = ({ details, ...words }: DemoWords, library: MediaByKey) => ({
  ...camelled(words),
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
});

/** The pages that every site has, with the words of the demo agency. */
export const pagesSeeder: Seeder = {
  name: 'pages',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const library = await readLibrary(em);
    await seedContent(em, clock.now(), {
      kind: 'page',
      entity: Page,
      text: PageText,
      demos: readDemoFolder<DemoPage>('pages'),
      facts: (demo) => ({
        template: demo.template,
        showInFooter: demo.show_in_footer,
        position: demo.menu_order,
        cover: library.get(demo.cover ?? '') ?? null,
        search: searchText(languagesOf(demo.text).map(([, { title }]) => title)),
      }),
      words: (words) => wordsOf(words, library),
    });
    await announce(em, 'pages');
  },
};
