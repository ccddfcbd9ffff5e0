import { Body, Controller, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import type { EditableDocument } from '../../content/editing/kind.js';
import { editingController } from '../../content/editing/editing-controller.js';
import { MultipartBody, UploadedFile } from '../../platform/uploads/multipart-body.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import { CreateResortImageDto, ResortImageDocumentDto } from './resort-image-editing.dto.js';
import { ResortImageEditing } from './resort-image-editing.service.js';
import { resortImageKind } from './resort-image.kind.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { Refuses } from '../../platform/errors/refuses.js';

/** Reads and writes of staff that take no picture. */
export const ResortImageEditingController = editingController(resortImageKind, {
  singular: 'ResortImage',
  replace:
    'Replaces what is said of a picture: what the body leaves out falls back to its default. Place and cover stay as they are unless they are named, words of other languages too.',
  update: 'Changes caption, picture, kind, place or cover.',
  remove:
    'Takes a picture off a place to stay; it stays in the library. The last public one of a public place stays, whether it would be deleted, archived or unpublished: 400 on `images`.',
});

/** Writes of staff that may bring a picture. */
@ApiTags('resort-images')
@Controller('resort-images')
export class ResortImageFormController {
  constructor(private readonly images: ResortImageEditing) {}

  /**
   * Adds a picture to a place to stay: one of the library (`media`), or the file `image` of a form. It is a draft unless `status`
   * says otherwise and the caller may publish. The first public one is the cover.
   */
  @Post()
  @Refuses(403, 'review_required')
  @Staff('catalogue.change')
  @MultipartBody({ file: 'image', body: CreateResortImageDto })
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: ResortImageDocumentDto })
  @ApiErrors(401, 403, 413, 415, 507)
  @Versioned()
  createResortImage(
    @Body() body: CreateResortImageDto,
    @UploadedFile() image: SentFile | null,
    @FromStaff() change: StaffCall,
  ): Promise<EditableDocument> {
    return this.images.create(body, image, change);
  }
}
