import { Body, Controller, Get, Param, Put, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { TEXT_PLACES } from '@atoll/contract/text-places';
import { Staff } from '../../../platform/access/access.js';
import { ApiErrors } from '../../../platform/errors/api-errors.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import { PRIVATE_CACHE_CONTROL } from '../../../platform/http/cache.js';
import { FromStaff, type StaffCall } from '../../../platform/http/staff-call.js';
import { TranslationParams } from '../translations.dto.js';
import { SendTextPlacesDto, TextPlacesDto, TextPlacesKeptDto } from './text-places.dto.js';
import { TextPlaces } from './text-places.service.js';
import { Refuses } from '../../../platform/errors/refuses.js';

@ApiTags('translations')
@ApiBearerAuth('staff')
@Controller('translations')
export class TextPlacesController {
  constructor(private readonly places: TextPlaces) {}

  /**
   * Keeps where the texts of a language stand at one width of the window, with pictures, in the place of what was kept before: all of
   * it, or with a fault nothing. `npm run text-places` sends it. At most 3,000 texts, 200 pictures and 8 MiB a call.
   */
  @Put('places')
  @Refuses(404, 'language_not_found')
  @Staff('translations.import')
  @BodyLimit(TEXT_PLACES.bytes)
  @ApiOkResponse({ type: TextPlacesKeptDto })
  @ApiErrors(401, 403, 404, 413, 415)
  replaceTextPlaces(@Body() body: SendTextPlacesDto, @FromStaff() call: StaffCall): Promise<TextPlacesKeptDto> {
    return this.places.replace(body, call);
  }

  /** Where a text stands on the site: at each width the page, a picture, the box on it, and whether the text fits. */
  @Get(':id/places')
  @Refuses(404, 'language_not_found')
  @Staff('translations.view')
  @ApiOkResponse({ type: TextPlacesDto })
  @ApiErrors(401, 403, 404)
  getTextPlaces(
    @Param() { id }: TranslationParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TextPlacesDto> {
    reply.header('cache-control', PRIVATE_CACHE_CONTROL);
    return this.places.of(id);
  }
}
