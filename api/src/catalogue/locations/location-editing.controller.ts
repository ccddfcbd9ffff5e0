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
import { LocationDocumentDto, WriteLocationDto } from './location-editing.dto.js';
import { locationKind } from './location.kind.js';

/** Submit, publish, schedule, archive, versions, … of locations. */
export const LocationLifecycleController = lifecycleController({
  path: 'locations',
  kind: locationKind,
  singular: 'Location',
  document: LocationDocumentDto,
});

/** Changes of public locations that wait for somebody who may publish. */
export const LocationPendingController = pendingController({
  path: 'locations',
  kind: locationKind,
  singular: 'Location',
  document: LocationDocumentDto,
  body: WriteLocationDto,
});

/** Writes of the agency's own points on the map. Destinations and resort islands are edited where they are at home. */
@ApiTags('locations')
@Controller('locations')
export class LocationEditingController {
  constructor(private readonly editor: ContentEditor) {}

  /** Makes a location: a draft unless `status` says otherwise and the caller may publish. */
  @Post()
  @Staff('catalogue.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: LocationDocumentDto })
  @ApiErrors(401, 403)
  @Versioned()
  createLocation(@Body() body: WriteLocationDto, @Writing() change: Change): Promise<EditableDocument> {
    return this.editor.create(locationKind, { ...body }, change);
  }

  /** Replaces a location: what the body leaves out falls back to its default; words of other languages stay. */
  @Put(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: LocationDocumentDto })
  @ApiWrite(LocationDocumentDto, true, 404, 409)
  @Versioned()
  replaceLocation(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteLocationDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.replace(locationKind, id, { ...body }, change);
  }

  /** Changes what the body names. */
  @Patch(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: LocationDocumentDto })
  @ApiWrite(LocationDocumentDto, true, 404, 409)
  @Versioned()
  updateLocation(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteLocationDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.update(locationKind, id, { ...body }, change);
  }

  /** Takes a location away for good after 30 days. */
  @Delete(':id')
  @Staff('catalogue.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(LocationDocumentDto, true, 404)
  deleteLocation(@Param() { id }: ReferenceParams, @Writing() change: Change): Promise<void> {
    return this.editor.remove(locationKind, id, change);
  }
}
