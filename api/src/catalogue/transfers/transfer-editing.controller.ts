import { editingController } from '../../content/editing/editing-controller.js';
import { transferKind } from './transfer.kind.js';

/** Reads and writes of staff. */
export const TransferEditingController = editingController(transferKind, {
  singular: 'Transfer',
  create: 'Makes a transfer: a draft unless `status` says otherwise and the caller may publish.',
  replace: 'Replaces a transfer: what the body leaves out falls back to its default; words of other languages stay.',
  update: 'Changes what the body names. What lists show of the way to a place follows its main transfer.',
  remove: 'Takes a transfer away for good after 30 days.',
});
