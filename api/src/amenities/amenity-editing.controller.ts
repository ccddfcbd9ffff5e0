import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../common/access.js';
import { ApiErrors } from '../common/api-errors.js';
import { Versioned } from '../common/versioned.js';
import type { Change } from '../editing/content-writer.js';
import { ApiWrite, Writing } from '../editing/writing.js';
import { AmenityParams } from './amenities.dto.js';
import { AmenityDocumentDto, CreateAmenityDto, UpdateAmenityDto } from './amenity-editing.dto.js';
import { AmenityEditing } from './amenity-editing.service.js';

@ApiTags('amenities')
@Controller('amenities')
export class AmenityEditingController {
  constructor(private readonly amenities: AmenityEditing) {}

  /** Adds an amenity. */
  @Post()
  @Staff('catalogue.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: AmenityDocumentDto })
  @ApiErrors(401, 403)
  @Versioned()
  createAmenity(@Body() body: CreateAmenityDto, @Writing() change: Change): Promise<AmenityDocumentDto> {
    return this.amenities.create(body, change);
  }

  /** One amenity with its names in every language, by id or code. */
  @Get(':id/editable')
  @Staff('catalogue.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: AmenityDocumentDto })
  @ApiErrors(401, 403, 404)
  @Versioned()
  getEditableAmenity(@Param() { id }: AmenityParams): Promise<AmenityDocumentDto> {
    return this.amenities.read(id);
  }

  /** Changes what the body names. */
  @Patch(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: AmenityDocumentDto })
  @ApiWrite(AmenityDocumentDto, true, 404)
  @Versioned()
  updateAmenity(
    @Param() { id }: AmenityParams,
    @Body() body: UpdateAmenityDto,
    @Writing() change: Change,
  ): Promise<AmenityDocumentDto> {
    return this.amenities.update(id, body, change);
  }

  /** Takes an amenity away. One that a place offers stays: 409 `in_use`. */
  @Delete(':id')
  @Staff('catalogue.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(AmenityDocumentDto, true, 404, 409)
  deleteAmenity(@Param() { id }: AmenityParams, @Writing() change: Change): Promise<void> {
    return this.amenities.remove(id, change);
  }
}
