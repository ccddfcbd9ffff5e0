import { editingController } from '../../content/editing/editing-controller.js';
import { faqKind } from './faq.kind.js';

/** Reads and writes of staff. */
export const FaqEditingController = editingController(faqKind, {
  singular: 'Faq',
  create: 'Makes a question: a draft unless `status` says otherwise and the caller may publish.',
  update: 'Changes what the body names; lists and blocks are replaced as a whole.',
  remove: 'Takes a question away for good after 30 days.',
});
