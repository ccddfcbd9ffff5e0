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
import { previewController } from '../../content/editing/preview-controller.js';
import { ApiWrite, Writing } from '../../content/editing/writing.js';
import { PageHeroDocumentDto, WritePageHeroDto } from './page-hero-editing.dto.js';
import { pageHeroKind } from './page-hero.kind.js';

/** Submit, publish, schedule, archive, versions, … of heroes. */
export const PageHeroLifecycleController = lifecycleController({
  path: 'page-heroes',
  tag: 'page heroes',
  kind: pageHeroKind,
  singular: 'PageHero',
  document: PageHeroDocumentDto,
});

/** Signed previews of heroes that are not public. */
export const PageHeroPreviewController = previewController({
  path: 'page-heroes',
  tag: 'page heroes',
  kind: pageHeroKind,
  singular: 'PageHero',
});

@ApiTags('page heroes')
@Controller('page-heroes')
export class PageHeroEditingController {
  constructor(private readonly editor: ContentEditor) {}

  /** Makes a hero: a draft unless `status` says otherwise and the caller may publish. */
  @Post()
  @Staff('content.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: PageHeroDocumentDto })
  @ApiErrors(401, 403)
  @Versioned()
  createPageHero(@Body() body: WritePageHeroDto, @Writing() change: Change): Promise<EditableDocument> {
    return this.editor.create(pageHeroKind, { ...body }, change);
  }

  /** Changes what the body names; lists and blocks are replaced as a whole. */
  @Patch(':id')
  @Staff('content.change')
  @ApiOkResponse({ type: PageHeroDocumentDto })
  @ApiWrite(PageHeroDocumentDto, true, 404, 409)
  @Versioned()
  updatePageHero(
    @Param() { id }: ReferenceParams,
    @Body() body: WritePageHeroDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.update(pageHeroKind, id, { ...body }, change);
  }

  /** Takes a hero away for good after 30 days. */
  @Delete(':id')
  @Staff('content.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(PageHeroDocumentDto, true, 404, 409)
  deletePageHero(@Param() { id }: ReferenceParams, @Writing() change: Change): Promise<void> {
    return this.editor.remove(pageHeroKind, id, change);
  }
}
