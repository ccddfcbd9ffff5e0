import { Body, Controller, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { ApiWrite } from '../../content/editing/writing.js';
import { Staff } from '../../platform/access/access.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import type { Page } from '../../platform/data/page.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import {
  CreateDeparturesDto,
  CreatedDeparturesDto,
  DepartureDto,
  DeparturePageDto,
  DepartureParams,
  ListDeparturesQuery,
  WriteDepartureDto,
} from './departures.dto.js';
import { Departures } from './departures.service.js';

@ApiTags('stock')
@Controller('departures')
export class DeparturesController {
  constructor(private readonly departures: Departures) {}

  /** Departures of packages by start day, a page at a time, with what is held and sold. */
  @Get()
  @Staff('catalogue.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: DeparturePageDto })
  @ApiErrors(401, 403, 404)
  listDepartures(
    @Query() query: ListDeparturesQuery,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<Page<DepartureDto>> {
    return this.departures.list(query, language, request.url);
  }

  /** Makes a departure, or a series by days of the week, on the days that have none. */
  @Post()
  @Staff('availability.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: CreatedDeparturesDto })
  @ApiErrors(401, 403)
  createDepartures(@Body() body: CreateDeparturesDto, @FromStaff() change: StaffCall): Promise<CreatedDeparturesDto> {
    return this.departures.create(body, change);
  }

  /** Changes places, terms or state of a departure. */
  @Patch(':id')
  @Staff('availability.change')
  @ApiOkResponse({ type: DepartureDto })
  @ApiWrite(DepartureDto, true, 404)
  @Versioned()
  updateDeparture(
    @Param() { id }: DepartureParams,
    @Body() body: WriteDepartureDto,
    @FromStaff() change: StaffCall,
  ): Promise<DepartureDto> {
    return this.departures.update(id, body, change);
  }
}
