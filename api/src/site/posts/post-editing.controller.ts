import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReferenceParams } from '../../content/listing/reference.dto.js';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Versioned } from '../../platform/data/versioned.js';
import { ContentEditor } from '../../content/editing/content-editor.js';
import type { Change } from '../../content/editing/content-writer.js';
import type { EditableDocument } from '../../content/editing/kind.js';
import { lifecycleController } from '../../content/editing/lifecycle-controller.js';
import { pendingController } from '../../content/editing/pending-controller.js';
import { previewController } from '../../content/editing/preview-controller.js';
import { ApiWrite, Writing } from '../../content/editing/writing.js';
import { PostDocumentDto, WritePostDto } from './post-editing.dto.js';
import { postKind } from './post.kind.js';

/** Submit, publish, schedule, archive, versions, … of posts. */
export const PostLifecycleController = lifecycleController({
  path: 'posts',
  tag: 'posts',
  kind: postKind,
  singular: 'Post',
  document: PostDocumentDto,
});

/** Changes of public posts that wait until somebody publishes them. */
export const PostPendingController = pendingController({
  path: 'posts',
  kind: postKind,
  singular: 'Post',
  document: PostDocumentDto,
  body: WritePostDto,
});

/** Signed previews of posts that are not public. */
export const PostPreviewController = previewController({
  path: 'posts',
  tag: 'posts',
  kind: postKind,
  singular: 'Post',
});

@ApiTags('posts')
@Controller('posts')
export class PostEditingController {
  constructor(private readonly editor: ContentEditor) {}

  /** Makes a post: a draft unless `status` says otherwise and the caller may publish. */
  @Post()
  @Staff('content.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: PostDocumentDto })
  @ApiErrors(401, 403)
  @Versioned()
  createPost(@Body() body: WritePostDto, @Writing() change: Change): Promise<EditableDocument> {
    return this.editor.create(postKind, { ...body }, change);
  }

  /** Changes what the body names; lists and blocks are replaced as a whole. */
  @Patch(':id')
  @Staff('content.change')
  @ApiOkResponse({ type: PostDocumentDto })
  @ApiWrite(PostDocumentDto, true, 404, 409)
  @Versioned()
  updatePost(
    @Param() { id }: ReferenceParams,
    @Body() body: WritePostDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.update(postKind, id, { ...body }, change);
  }

  /** Takes a post away for good after 30 days. */
  @Delete(':id')
  @Staff('content.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(PostDocumentDto, true, 404, 409)
  deletePost(@Param() { id }: ReferenceParams, @Writing() change: Change): Promise<void> {
    return this.editor.remove(postKind, id, change);
  }
}
