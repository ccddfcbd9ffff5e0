import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { BodyLimit } from '../../platform/http/body-limit.js';
import { Limit } from '../../platform/limits/limits.js';
import { CountVisitsDto, ReadVisitsQuery, VisitsDto } from './visits.dto.js';
import { VisitsService } from './visits.service.js';

@ApiTags('visits')
@Controller('visits')
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  /**
   * Counts what a visitor of the site has done, at most 20 events in 8 KiB. Only sums of days are kept, nothing that tells who it
   * was; with `DNT: 1` or `Sec-GPC: 1` nothing is counted.
   */
  @Post()
  @HttpCode(204)
  @Public()
  @Limit('visit')
  @BodyLimit(8192)
  @ApiErrors(413)
  async countVisits(@Body() body: CountVisitsDto, @Req() { headers }: FastifyRequest): Promise<void> {
    if (headers.dnt === '1' || headers['sec-gpc'] === '1') return;
    await this.visits.count(body);
  }

  /** What visitors did in these days, from the first look to the sent form. */
  @Get()
  @Staff('analytics.view')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403)
  readVisits(@Query() query: ReadVisitsQuery): Promise<VisitsDto> {
    return this.visits.read(query);
  }
}
