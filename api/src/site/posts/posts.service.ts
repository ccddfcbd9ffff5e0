import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { PreviewTokens } from '../../content/editing/preview-tokens.js';
import { cleanJson } from '../../content/rich-text/rich-text.js';
import type { ListPostsQuery } from './posts.dto.js';
import { getPost, listPosts } from './posts.queries.js';

/** Reads of the blog. Answers are JSON as Postgres wrote it, rich text cleaned once more. */
@Injectable()
export class PostsService {
  constructor(
    private readonly reader: ContentReader,
    private readonly previews: PreviewTokens,
  ) {}

  /** A page of published posts. @throws {InvalidPageError} past the end */
  list(query: ListPostsQuery, language: Language, url: string): Promise<string> {
    return this.reader.page(listPosts(query, language), query, url);
  }

  /** A published post by id, slug or earlier slug; with a preview token one in any state. @throws {NotFoundError} {GoneError} */
  async get(idOrSlug: string, language: Language, preview: string | undefined): Promise<string> {
    if (preview !== undefined)
      return cleanJson(await this.reader.one(getPost(idOrSlug, language, this.previews.require('post', preview))));
    return cleanJson(await this.reader.one(getPost(idOrSlug, language), { table: 'post', idOrSlug }));
  }
}
