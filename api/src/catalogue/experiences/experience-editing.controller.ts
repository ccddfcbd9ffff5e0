import { Body, Controller, Param, Patch, Post, Put, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ReferenceParams } from '../../content/listing/reference.dto.js';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import type { EditableDocument } from '../../content/editing/kind.js';
import { editingController } from '../../content/editing/editing-controller.js';
import { PictureEditing } from '../../content/editing/picture-editing.js';
import { ApiWrite, WordsLanguage, needsName } from '../../content/editing/writing.js';
import { MultipartBody, UploadedFile } from '../../platform/uploads/multipart-body.js';
import { isForm } from '../../platform/uploads/sent-form.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import { ExperienceDocumentDto, WriteExperienceDto } from './experience-editing.dto.js';
import { experienceKind } from './experience.kind.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { Refuses } from '../../platform/errors/refuses.js';

/** Reads and writes of staff that take no picture. */
export const ExperienceEditingController = editingController(experienceKind, {
  singular: 'Experience',
  remove: 'Takes an experience away for good after 30 days. One that packages name stays: 409 `in_use`.',
});

/** Writes of staff that may bring a picture. */
@ApiTags('experiences')
@Controller('experiences')
export class ExperienceFormController {
  constructor(private readonly editing: PictureEditing) {}

  /** Makes an experience, with its picture when the body is a form: a draft unless `status` says otherwise and the caller may publish. */
  @Post()
  @Refuses(403, 'review_required')
  @ApiOperation({ description: needsName(experienceKind) })
  @Staff('catalogue.change')
  @WordsLanguage()
  @MultipartBody({ file: 'image', body: WriteExperienceDto })
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: ExperienceDocumentDto })
  @ApiErrors(401, 403, 413, 415, 503, 507)
  @Versioned()
  createExperience(
    @Body() body: WriteExperienceDto,
    @UploadedFile() image: SentFile | null,
    @FromStaff() change: StaffCall,
  ): Promise<EditableDocument> {
    return this.editing.create(experienceKind, body, image, change);
  }

  /**
   * Replaces an experience: what JSON leaves out falls back to its default; words of other languages stay. A form keeps what it
   * does not name, lists and the picture too.
   */
  @Put(':id')
  @Refuses(409, 'invalid_transition', 'open_bookings')
  @Refuses(403, 'review_required')
  @Staff('catalogue.change')
  @WordsLanguage()
  @MultipartBody({ file: 'image', body: WriteExperienceDto })
  @ApiOkResponse({ type: ExperienceDocumentDto })
  @ApiWrite(ExperienceDocumentDto, true, 404, 409, 413, 415, 503, 507)
  @Versioned()
  replaceExperience(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteExperienceDto,
    @UploadedFile() image: SentFile | null,
    @FromStaff() change: StaffCall,
    @Req() request: FastifyRequest,
  ): Promise<EditableDocument> {
    return isForm(request)
      ? this.editing.update(experienceKind, id, body, image, change)
      : this.editing.replace(experienceKind, id, body, image, change);
  }

  /** Changes what the body names; lists are replaced as a whole. */
  @Patch(':id')
  @Refuses(409, 'invalid_transition', 'open_bookings')
  @Refuses(403, 'review_required')
  @Staff('catalogue.change')
  @WordsLanguage()
  @MultipartBody({ file: 'image', body: WriteExperienceDto })
  @ApiOkResponse({ type: ExperienceDocumentDto })
  @ApiWrite(ExperienceDocumentDto, true, 404, 409, 413, 415, 503, 507)
  @Versioned()
  updateExperience(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteExperienceDto,
    @UploadedFile() image: SentFile | null,
    @FromStaff() change: StaffCall,
  ): Promise<EditableDocument> {
    return this.editing.update(experienceKind, id, body, image, change);
  }
}
