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
import { ApiWrite, Writing } from '../../content/editing/writing.js';
import { MultipartBody, UploadedFile } from '../../platform/uploads/multipart-body.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import { CreateResortImageDto, ResortImageDocumentDto, WriteResortImageDto } from './resort-image-editing.dto.js';
import { ResortImageEditing } from './resort-image-editing.service.js';
import { resortImageKind } from './resort-image.kind.js';

/** Submit, publish, schedule, archive, versions, … of pictures of places to stay. */
export const ResortImageLifecycleController = lifecycleController({
  path: 'resort-images',
  kind: resortImageKind,
  singular: 'ResortImage',
  document: ResortImageDocumentDto,
});

/** Changes of public pictures that wait for somebody who may publish. */
export const ResortImagePendingController = pendingController({
  path: 'resort-images',
  kind: resortImageKind,
  singular: 'ResortImage',
  document: ResortImageDocumentDto,
  body: WriteResortImageDto,
});

@ApiTags('resort-images')
@Controller('resort-images')
export class ResortImageEditingController {
  constructor(
    private readonly images: ResortImageEditing,
    private readonly editor: ContentEditor,
  ) {}

  /**
   * Adds a picture to a place to stay: one of the library (`media`), or the file `image` of a form. It is a draft unless `status`
   * says otherwise and the caller may publish. The first public one is the cover.
   */
  @Post()
  @Staff('catalogue.change')
  @MultipartBody({ file: 'image', body: CreateResortImageDto })
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: ResortImageDocumentDto })
  @ApiErrors(401, 403, 413, 415, 507)
  @Versioned()
  createResortImage(
    @Body() body: CreateResortImageDto,
    @UploadedFile() image: SentFile | null,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.images.create(body, image, change);
  }

  /**
   * Replaces what is said of a picture: what the body leaves out falls back to its default. Place and cover stay as they are unless
   * they are named, words of other languages too.
   */
  @Put(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: ResortImageDocumentDto })
  @ApiWrite(ResortImageDocumentDto, true, 404, 409)
  @Versioned()
  replaceResortImage(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteResortImageDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.replace(resortImageKind, id, { ...body }, change);
  }

  /** Changes caption, picture, kind, place or cover. */
  @Patch(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: ResortImageDocumentDto })
  @ApiWrite(ResortImageDocumentDto, true, 404, 409)
  @Versioned()
  updateResortImage(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteResortImageDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.update(resortImageKind, id, { ...body }, change);
  }

  /**
   * Takes a picture off a place to stay; it stays in the library. The last public one of a public place stays, whether it would be
   * deleted, archived or unpublished: 400 on `images`.
   */
  @Delete(':id')
  @Staff('catalogue.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(ResortImageDocumentDto, true, 404)
  deleteResortImage(@Param() { id }: ReferenceParams, @Writing() change: Change): Promise<void> {
    return this.editor.remove(resortImageKind, id, change);
  }
}
