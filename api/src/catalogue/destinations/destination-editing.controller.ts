import { Body, Controller, Param, Post, Put, Req } from '@nestjs/common';
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
import { DestinationDocumentDto, WriteDestinationDto } from './destination-editing.dto.js';
import { destinationKind } from './destination.kind.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { Refuses } from '../../platform/errors/refuses.js';

/** Reads and writes of staff that take no picture. */
export const DestinationEditingController = editingController(destinationKind, {
  singular: 'Destination',
  remove:
    'Takes a destination away for good after 30 days. One that resorts or packages name is archived instead: 409 `in_use`.',
});

/** Writes of staff that may bring a picture. */
@ApiTags('destinations')
@Controller('destinations')
export class DestinationFormController {
  constructor(private readonly editing: PictureEditing) {}

  /** Makes a destination, with its picture when the body is a form: a draft unless `status` says otherwise and the caller may publish. */
  @Post()
  @Refuses(403, 'review_required')
  @ApiOperation({ description: needsName(destinationKind) })
  @Staff('catalogue.change')
  @WordsLanguage()
  @MultipartBody({ file: 'image', body: WriteDestinationDto })
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: DestinationDocumentDto })
  @ApiErrors(401, 403, 413, 415, 503, 507)
  @Versioned()
  createDestination(
    @Body() body: WriteDestinationDto,
    @UploadedFile() image: SentFile | null,
    @FromStaff() change: StaffCall,
  ): Promise<EditableDocument> {
    return this.editing.create(destinationKind, body, image, change);
  }

  /**
   * Replaces a destination: what JSON leaves out falls back to its default; words of other languages stay. A form keeps what it
   * does not name, the picture too.
   */
  @Put(':id')
  @Refuses(409, 'invalid_transition', 'open_bookings')
  @Refuses(403, 'review_required')
  @Staff('catalogue.change')
  @WordsLanguage()
  @MultipartBody({ file: 'image', body: WriteDestinationDto })
  @ApiOkResponse({ type: DestinationDocumentDto })
  @ApiWrite(DestinationDocumentDto, true, 404, 409, 413, 415, 503, 507)
  @Versioned()
  updateDestination(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteDestinationDto,
    @UploadedFile() image: SentFile | null,
    @FromStaff() change: StaffCall,
    @Req() request: FastifyRequest,
  ): Promise<EditableDocument> {
    return isForm(request)
      ? this.editing.update(destinationKind, id, body, image, change)
      : this.editing.replace(destinationKind, id, body, image, change);
  }
}
