import { editingController } from '../../content/editing/editing-controller.js';
import { resortKind } from './resort.kind.js';

/** Reads and writes of staff. */
export const ResortEditingController = editingController(resortKind, {
  singular: 'Resort',
  create:
    'Makes a place to stay: a draft. Its pictures follow with `resort-images/`; with a public one it can be published.',
  replace:
    'Replaces a place to stay: what the body leaves out falls back to its default; words of other languages and pictures stay.',
  update: 'Changes what the body names; lists are replaced as a whole.',
  remove:
    'Takes a place away for good after 30 days. One that packages or transfers name is archived instead: 409 `in_use`.',
});
