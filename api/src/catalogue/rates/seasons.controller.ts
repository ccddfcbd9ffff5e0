import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiWrite } from '../../content/editing/writing.js';
import { Staff } from '../../platform/access/access.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import type { Page } from '../../platform/data/page.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { RateParams } from './rates-fields.js';
import { CreateSeasonDto, ListSeasonsQuery, SeasonDto, SeasonPageDto, WriteSeasonDto } from './seasons.dto.js';
import { Seasons } from './seasons.service.js';

@ApiTags('rates')
@Controller('seasons')
export class SeasonsController {
  constructor(private readonly seasons: Seasons) {}

  /** Seasons by their first night, a page at a time. */
  @Get()
  @Staff('catalogue.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: SeasonPageDto })
  @ApiErrors(401, 403, 404)
  listSeasons(@Query() query: ListSeasonsQuery, @Req() request: FastifyRequest): Promise<Page<SeasonDto>> {
    return this.seasons.list(query, request.url);
  }

  /** Makes a season: for a package, for a resort, or for all that is sold. */
  @Post()
  @Staff('rates.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: SeasonDto })
  @ApiErrors(401, 403)
  @Versioned()
  createSeason(@Body() body: CreateSeasonDto, @FromStaff() change: StaffCall): Promise<SeasonDto> {
    return this.seasons.create(body, change);
  }

  /** Changes what the body names. Bookings keep the price that they were made at. */
  @Patch(':id')
  @Staff('rates.change')
  @ApiOkResponse({ type: SeasonDto })
  @ApiWrite(SeasonDto, true, 404)
  @Versioned()
  updateSeason(
    @Param() { id }: RateParams,
    @Body() body: WriteSeasonDto,
    @FromStaff() change: StaffCall,
  ): Promise<SeasonDto> {
    return this.seasons.update(id, body, change);
  }

  /** Takes a season away. */
  @Delete(':id')
  @Staff('rates.change')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(SeasonDto, true, 404)
  deleteSeason(@Param() { id }: RateParams, @FromStaff() change: StaffCall): Promise<void> {
    return this.seasons.remove(id, change);
  }
}
