import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { type Caller, CurrentCaller, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Lang } from '../../platform/http/negotiation.js';
import { OverviewDto } from './dashboard.dto.js';
import { OverviewService } from './overview.service.js';

@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly overview: OverviewService) {}

  /** What the office sees first: counts and the newest bookings. */
  @Get('overview')
  @Staff('bookings.view')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403)
  getOverview(@CurrentCaller() caller: Caller, @Lang() language: Language): Promise<OverviewDto> {
    return this.overview.read(caller, language);
  }
}
