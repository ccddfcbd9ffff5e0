import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import type { DependentAnswer } from '../../platform/cache/public-cache.js';
import { Limit } from '../../platform/limits/limits.js';
import { Cached } from '../../platform/http/cache.js';
import { AvailabilityDayDto, AvailabilityQuery } from './availability.dto.js';
import { Availability } from './availability.service.js';

@ApiTags('availability')
@Controller('availability')
export class AvailabilityController {
  constructor(private readonly availability: Availability) {}

  /** What can be booked on which day: of one package by day of arrival, or of one place to stay by night. At most 366 days. */
  @Get()
  @Public()
  @Limit('quote')
  @Cached()
  @ApiOkResponse({ type: AvailabilityDayDto, isArray: true })
  @ApiErrors(404)
  listAvailability(@Query() query: AvailabilityQuery): Promise<DependentAnswer> {
    return this.availability.days(query);
  }
}
