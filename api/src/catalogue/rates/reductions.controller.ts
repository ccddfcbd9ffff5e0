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
import {
  CreateReductionDto,
  ListReductionsQuery,
  ReductionDto,
  ReductionPageDto,
  WriteReductionDto,
} from './reductions.dto.js';
import { Reductions } from './reductions.service.js';

@ApiTags('rates')
@Controller('reductions')
export class ReductionsController {
  constructor(private readonly reductions: Reductions) {}

  /** Reductions by their code, a page at a time. */
  @Get()
  @Staff('catalogue.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: ReductionPageDto })
  @ApiErrors(401, 403, 404)
  listReductions(@Query() query: ListReductionsQuery, @Req() request: FastifyRequest): Promise<Page<ReductionDto>> {
    return this.reductions.list(query, request.url);
  }

  /** Makes a reduction of the base price: for a package, for a resort, or for all that is sold. */
  @Post()
  @Staff('rates.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: ReductionDto })
  @ApiErrors(401, 403)
  @Versioned()
  createReduction(@Body() body: CreateReductionDto, @FromStaff() change: StaffCall): Promise<ReductionDto> {
    return this.reductions.create(body, change);
  }

  /** Changes what the body names. Bookings keep the price that they were made at. */
  @Patch(':id')
  @Staff('rates.change')
  @ApiOkResponse({ type: ReductionDto })
  @ApiWrite(ReductionDto, true, 404)
  @Versioned()
  updateReduction(
    @Param() { id }: RateParams,
    @Body() body: WriteReductionDto,
    @FromStaff() change: StaffCall,
  ): Promise<ReductionDto> {
    return this.reductions.update(id, body, change);
  }

  /** Takes a reduction away. */
  @Delete(':id')
  @Staff('rates.change')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(ReductionDto, true, 404)
  deleteReduction(@Param() { id }: RateParams, @FromStaff() change: StaffCall): Promise<void> {
    return this.reductions.remove(id, change);
  }
}
