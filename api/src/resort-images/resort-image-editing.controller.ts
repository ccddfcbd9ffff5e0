import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../common/access.js';
import { ApiErrors } from '../common/api-errors.js';
import { Versioned } from '../common/versioned.js';
import type { Change } from '../editing/content-writer.js';
import { ApiWrite, Writing } from '../editing/writing.js';
import { MultipartBody, UploadedFile } from '../uploads/multipart-body.js';
import type { SentFile } from '../uploads/multipart-reader.js';
import {
  CreateResortImageDto,
  ResortImageDocumentDto,
  ResortImageParams,
  UpdateResortImageDto,
} from './resort-image-editing.dto.js';
import { ResortImageEditing } from './resort-image-editing.service.js';

@ApiTags('resort-images')
@Controller('resort-images')
export class ResortImageEditingController {
  constructor(private readonly images: ResortImageEditing) {}

  /** Adds a picture to a place to stay: one of the library (`media`), or the file `image` of a form. The first one is the cover. */
  @Post()
  @Staff('catalogue.change')
  @MultipartBody({ file: 'image', body: CreateResortImageDto })
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: ResortImageDocumentDto })
  @ApiErrors(401, 403, 413, 415)
  @Versioned()
  createResortImage(
    @Body() body: CreateResortImageDto,
    @UploadedFile() image: SentFile | null,
    @Writing() change: Change,
  ): Promise<ResortImageDocumentDto> {
    return this.images.create(body, image, change);
  }

  /** One picture of a place to stay with its captions in every language. */
  @Get(':id/editable')
  @Staff('catalogue.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: ResortImageDocumentDto })
  @ApiErrors(401, 403, 404)
  @Versioned()
  getEditableResortImage(@Param() { id }: ResortImageParams): Promise<ResortImageDocumentDto> {
    return this.images.read(id);
  }

  /** Changes caption, kind, place or cover. */
  @Patch(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: ResortImageDocumentDto })
  @ApiWrite(ResortImageDocumentDto, true, 404)
  @Versioned()
  updateResortImage(
    @Param() { id }: ResortImageParams,
    @Body() body: UpdateResortImageDto,
    @Writing() change: Change,
  ): Promise<ResortImageDocumentDto> {
    return this.images.update(id, body, change);
  }

  /** Takes a picture off a place to stay; it stays in the library. The last one of a public place stays: 400. */
  @Delete(':id')
  @Staff('catalogue.change')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(ResortImageDocumentDto, true, 404)
  deleteResortImage(@Param() { id }: ResortImageParams, @Writing() change: Change): Promise<void> {
    return this.images.remove(id, change);
  }
}
