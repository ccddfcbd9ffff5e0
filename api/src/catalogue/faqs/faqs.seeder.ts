import { type ByLanguage, announce, demoVersion, languagesOf, readDemo } from '../../content/listing/demo-files.js';
import { searchText } from '../../content/listing/fold-text.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { seedContent } from '../../content/editing/content-seed.js';
import { cleanHtml, plainText } from '../../content/rich-text/rich-text.js';
import type { FaqCategory } from '../../content/rich-text/faq-categories.js';
import { Faq, FaqText } from './faq.entity.js';

/** An entry of `api/demo/faqs.json`; an answer is paragraphs. */
interface DemoFaq {
  slug: string;
  category: FaqCategory;
  is_featured: boolean;
  related_pages: string[];
  text: ByLanguage<{ question: string; answer: string[] }>;
}

const htmlOf = (paragraphs: readonly string[]) => cleanHtml(paragraphs.map((text) => `<p>${text}</p>`).join(''));

/** Questions of the demo agency. */
export const faqsSeeder: Seeder = {
  name: 'faqs',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    await seedContent(em, clock.now(), {
      kind: 'faq',
      entity: Faq,
      text: FaqText,
      demos: readDemo<DemoFaq[]>('faqs'),
      facts: (demo, index) => ({
        category: demo.category,
        isFeatured: demo.is_featured,
        position: index + 1,
        relatedPages: demo.related_pages,
        search: searchText(
          languagesOf(demo.text).flatMap(([, { question, answer }]) => [question, plainText(htmlOf(answer))]),
        ),
      }),
      words: ({ question, answer }) => ({ question, answer: htmlOf(answer) }),
    });
    await announce(em, 'faqs');
  },
};
