import { editingController } from '../../content/editing/editing-controller.js';
import { pageKind } from './page.kind.js';

/** Reads and writes of staff. */
export const PageEditingController = editingController(pageKind, {
  singular: 'Page',
  create: 'Makes a page: a draft unless `status` says otherwise and the caller may publish.',
  update: 'Changes what the body names; lists and blocks are replaced as a whole.',
  remove:
    'Takes a page away for good after 30 days. Pages that the product links to (terms, privacy, cancellation, about) stay: 409 `in_use`.',
});
