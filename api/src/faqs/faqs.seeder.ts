import { type ByLanguage, announce, demoVersion, languagesOf, readDemo } from '../catalogue/demo-files.js';
import { searchText } from '../catalogue/fold-text.js';
import type { Seeder } from '../database/seeder.js';
import { retiredSlugs } from '../editing/retired-slugs.js';
import { cleanHtml, plainText } from '../rich-text/rich-text.js';
import { Faq, type FaqCategory, FaqText } from './faq.entity.js';

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
    const known = new Map((await em.find(Faq, {})).map((faq) => [faq.slug, faq]));
    const retired = await retiredSlugs(em, 'faq');
    for (const [index, demo] of readDemo<DemoFaq[]>('faqs').entries()) {
      const stored = known.get(demo.slug);
      if (stored?.touched || retired.has(demo.slug)) continue;
      const texts = languagesOf(demo.text).map(([language, { question, answer }]) => {
        return { language, question, answer: htmlOf(answer) };
      });
      const facts = {
        category: demo.category,
        isFeatured: demo.is_featured,
        position: index + 1,
        relatedPages: demo.related_pages,
        search: searchText(texts.flatMap(({ question, answer }) => [question, plainText(answer)])),
      };
      const faq = stored ?? new Faq(demo.slug, facts, clock.now());
      if (stored) {
        Object.assign(stored, facts, { updatedAt: clock.now() });
        // The connection of a transaction takes one statement after the other.
        // oxlint-disable-next-line no-await-in-loop
        await em.nativeDelete(FaqText, { faq: stored });
      }
      faq.publish(clock.now());
      em.persist(faq);
      for (const { language, ...words } of texts) em.persist(new FaqText(faq, language, words));
    }
    await em.flush();
    await announce(em, 'faqs');
  },
};
