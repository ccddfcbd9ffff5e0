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
import { PageDocumentDto, WritePageDto } from './page-editing.dto.js';
import { pageKind } from './page.kind.js';

/** Submit, publish, schedule, archive, versions, … of pages. */
export const PageLifecycleController = lifecycleController({
  path: 'pages',
  tag: 'pages',
  kind: pageKind,
  singular: 'Page',
  document: PageDocumentDto,
});

/** Changes of public pages that wait until somebody publishes them. */
export const PagePendingController = pendingController({
  path: 'pages',
  kind: pageKind,
  singular: 'Page',
  document: PageDocumentDto,
  body: WritePageDto,
});

/** Signed previews of pages that are not public. */
export const PagePreviewController = previewController({
  path: 'pages',
  tag: 'pages',
  kind: pageKind,
  singular: 'Page',
});

@ApiTags('pages')
@Controller('pages')
export class PageEditingController {
  constructor(private readonly editor: ContentEditor) {}

  /** Makes a page: a draft unless `status` says otherwise and the caller may publish. */
  @Post()
  @Staff('content.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: PageDocumentDto })
  @ApiErrors(401, 403)
  @Versioned()
  createPage(@Body() body: WritePageDto, @Writing() change: Change): Promise<EditableDocument> {
    return this.editor.create(pageKind, { ...body }, change);
  }

  /** Changes what the body names; lists and blocks are replaced as a whole. */
  @Patch(':id')
  @Staff('content.change')
  @ApiOkResponse({ type: PageDocumentDto })
  @ApiWrite(PageDocumentDto, true, 404, 409)
  @Versioned()
  updatePage(
    @Param() { id }: ReferenceParams,
    @Body() body: WritePageDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.update(pageKind, id, { ...body }, change);
  }

  /** Takes a page away for good after 30 days. Pages that the product links to (terms, privacy, cancellation, about) stay: 409 `in_use`. */
  @Delete(':id')
  @Staff('content.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(PageDocumentDto, true, 404, 409)
  deletePage(@Param() { id }: ReferenceParams, @Writing() change: Change): Promise<void> {
    return this.editor.remove(pageKind, id, change);
  }
}
