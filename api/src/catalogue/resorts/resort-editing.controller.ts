import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
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
import { ResortDocumentDto } from './resort-document.dto.js';
import { WriteResortDto } from './resort-editing.dto.js';
import { resortKind } from './resort.kind.js';

/** Submit, publish, schedule, archive, versions, … of places to stay. */
export const ResortLifecycleController = lifecycleController({
  path: 'resorts',
  kind: resortKind,
  singular: 'Resort',
  document: ResortDocumentDto,
});

/** Changes of public places to stay that wait for somebody who may publish. */
export const ResortPendingController = pendingController({
  path: 'resorts',
  kind: resortKind,
  singular: 'Resort',
  document: ResortDocumentDto,
  body: WriteResortDto,
});

/** Places that are not public yet, by a signed token. */
export const ResortPreviewController = previewController({ path: 'resorts', kind: resortKind, singular: 'Resort' });

@ApiTags('resorts')
@Controller('resorts')
export class ResortEditingController {
  constructor(private readonly editor: ContentEditor) {}

  /** Makes a place to stay: a draft. Its pictures follow with `resort-images/`; with a public one it can be published. */
  @Post()
  @Staff('catalogue.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: ResortDocumentDto })
  @ApiErrors(401, 403)
  @Versioned()
  createResort(@Body() body: WriteResortDto, @Writing() change: Change): Promise<EditableDocument> {
    return this.editor.create(resortKind, { ...body }, change);
  }

  /** Replaces a place to stay: what the body leaves out falls back to its default; words of other languages and pictures stay. */
  @Put(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: ResortDocumentDto })
  @ApiWrite(ResortDocumentDto, true, 404, 409)
  @Versioned()
  replaceResort(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteResortDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.replace(resortKind, id, { ...body }, change);
  }

  /** Changes what the body names; lists are replaced as a whole. */
  @Patch(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: ResortDocumentDto })
  @ApiWrite(ResortDocumentDto, true, 404, 409)
  @Versioned()
  updateResort(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteResortDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.update(resortKind, id, { ...body }, change);
  }

  /** Takes a place away for good after 30 days. One that packages or transfers name is archived instead: 409 `in_use`. */
  @Delete(':id')
  @Staff('catalogue.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(ResortDocumentDto, true, 404, 409)
  deleteResort(@Param() { id }: ReferenceParams, @Writing() change: Change): Promise<void> {
    return this.editor.remove(resortKind, id, change);
  }
}
