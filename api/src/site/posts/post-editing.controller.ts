import { editingController } from '../../content/editing/editing-controller.js';
import { postKind } from './post.kind.js';

/** Reads and writes of staff. */
export const PostEditingController = editingController(postKind, {
  singular: 'Post',
  create: 'Makes a post: a draft unless `status` says otherwise and the caller may publish.',
  update: 'Changes what the body names; lists and blocks are replaced as a whole.',
  remove: 'Takes a post away for good after 30 days.',
});
