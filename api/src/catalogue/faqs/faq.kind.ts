import { storeSearch } from '../../content/listing/store-search.queries.js';
import { defineKind } from '../../content/editing/kind.js';
import { needEnglish } from '../../content/editing/publish-checks.js';
import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import { plainText } from '../../content/rich-text/rich-text.js';
import { Faq, type FaqFacts, FaqText } from './faq.entity.js';
import { FaqDocumentDto, WriteFaqDto, WriteFaqWordsDto } from './faq-editing.dto.js';

/** Shared members of a question's document; pages by slug. */
export type SharedFaq = SharedOf<FaqDocumentDto>;

/** Questions as the editing engine sees them. */
export const faqKind = defineKind<Faq, SharedFaq, FaqFacts>({
  name: 'faq',
  path: 'faqs',
  entity: Faq,
  document: FaqDocumentDto,
  body: WriteFaqDto,
  tags: ['faqs'],
  permissions: { view: 'content.view', change: 'content.change', publish: 'content.publish' },
  texts: { entity: FaqText, words: WriteFaqWordsDto },
  defaults: { category: 'booking', related_pages: [] },
  make: (slug, facts, now) => new Faq(slug, facts, now),
  toShared: () => ({}),
  toColumns: () => ({}),
  publishProblems: (document) => needEnglish(document, { question: 5, answer: 5 }),
  async search({ id }, { em }) {
    const texts = await em.find(FaqText, { faq: id });
    await storeSearch(
      em,
      'faq',
      id,
      texts.flatMap(({ question, answer }) => [question, answer && plainText(answer)]),
    );
  },
});
