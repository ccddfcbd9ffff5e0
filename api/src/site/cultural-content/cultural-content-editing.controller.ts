import { editingController } from '../../content/editing/editing-controller.js';
import { culturalContentKind } from './cultural-content.kind.js';

/** Reads and writes of staff. */
export const CulturalContentEditingController = editingController(culturalContentKind, {
  singular: 'CulturalContent',
  tag: 'cultural content',
  create: 'Makes an entry: a draft unless `status` says otherwise and the caller may publish.',
  update: 'Changes what the body names; lists and blocks are replaced as a whole.',
  remove: 'Takes an entry away for good after 30 days.',
});
