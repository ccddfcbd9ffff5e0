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
import { AmenityDocumentDto, WriteAmenityDto } from './amenity-editing.dto.js';
import { amenityKind } from './amenity.kind.js';

/** Submit, publish, schedule, archive, versions, … of amenities. */
export const AmenityLifecycleController = lifecycleController({
  path: 'amenities',
  kind: amenityKind,
  singular: 'Amenity',
  document: AmenityDocumentDto,
});

/** Changes of public amenities that wait for somebody who may publish. */
export const AmenityPendingController = pendingController({
  path: 'amenities',
  kind: amenityKind,
  singular: 'Amenity',
  document: AmenityDocumentDto,
  body: WriteAmenityDto,
});

@ApiTags('amenities')
@Controller('amenities')
export class AmenityEditingController {
  constructor(private readonly editor: ContentEditor) {}

  /** Adds an amenity: a draft unless `status` says otherwise and the caller may publish. */
  @Post()
  @Staff('catalogue.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: AmenityDocumentDto })
  @ApiErrors(401, 403)
  @Versioned()
  createAmenity(@Body() body: WriteAmenityDto, @Writing() change: Change): Promise<EditableDocument> {
    return this.editor.create(amenityKind, { ...body }, change);
  }

  /** Replaces an amenity: what the body leaves out falls back to its default; its code and names in other languages stay. */
  @Put(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: AmenityDocumentDto })
  @ApiWrite(AmenityDocumentDto, true, 404, 409)
  @Versioned()
  replaceAmenity(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteAmenityDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.replace(amenityKind, id, { ...body }, change);
  }

  /** Changes what the body names. */
  @Patch(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: AmenityDocumentDto })
  @ApiWrite(AmenityDocumentDto, true, 404, 409)
  @Versioned()
  updateAmenity(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteAmenityDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.update(amenityKind, id, { ...body }, change);
  }

  /** Takes an amenity away for good after 30 days. One that a place offers stays: 409 `in_use`. */
  @Delete(':id')
  @Staff('catalogue.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(AmenityDocumentDto, true, 404, 409)
  deleteAmenity(@Param() { id }: ReferenceParams, @Writing() change: Change): Promise<void> {
    return this.editor.remove(amenityKind, id, change);
  }
}
