import { storeSearch } from '../../content/listing/store-search.queries.js';
import { type Problems, defineKind } from '../../content/editing/kind.js';
import { needEnglish, needPicture } from '../../content/editing/publish-checks.js';
import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import { readingMinutes } from '../../content/rich-text/blocks.js';
import { Post, type PostFacts, PostText } from './post.entity.js';
import { knownPackages } from './post-editing.queries.js';
import { PostDocumentDto, WritePostDto, WritePostWordsDto } from './post-editing.dto.js';

/** Shared members of a post's document. */
export type SharedPost = SharedOf<PostDocumentDto>;

/** Posts as the editing engine sees them. */
export const postKind = defineKind<Post, SharedPost, PostFacts>({
  name: 'post',
  path: 'posts',
  entity: Post,
  document: PostDocumentDto,
  body: WritePostDto,
  tags: ['posts'],
  permissions: { view: 'content.view', change: 'content.change', publish: 'content.publish' },
  texts: { entity: PostText, words: WritePostWordsDto },
  defaults: { cover: null, author_name: '', author_avatar: null, categories: [], tags: [], related_packages: [] },
  single: { cover: 'media', author_avatar: 'media' },
  lists: { related_packages: 'package' },
  make: (slug, facts, now) => new Post(slug, facts, now),
  toShared: () => ({}),
  toColumns: () => ({}),
  async check({ related_packages: ids }, { em }): Promise<Problems> {
    const known = await knownPackages(em, ids);
    const problems: Problems = {};
    for (const [index, id] of ids.entries())
      if (!known.has(id)) problems[`related_packages.${index}`] = [{ code: 'unknown_reference' }];
    return problems;
  },
  async publishProblems(document, context) {
    return {
      ...needEnglish(document, { title: 2, excerpt: 10 }),
      ...(document.translations.en?.['body'] ? {} : { 'translations.en.body': [{ code: 'required' }] }),
      ...(document.author_name === '' ? { author_name: [{ code: 'required' }] } : {}),
      ...(await needPicture('cover', document.cover === null ? [] : [document.cover], context)),
    };
  },
  async search({ id, tags }, { em }) {
    const texts = await em.find(PostText, { post: id });
    for (const text of texts) text.readingMinutes = text.body && readingMinutes(text.body);
    await storeSearch(em, 'post', id, [...texts.flatMap(({ title, excerpt }) => [title, excerpt]), ...tags]);
  },
});
