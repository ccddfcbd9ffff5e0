import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { ApiErrors } from '../errors/api-errors.js';
import { Limit } from '../limits/limits.js';
import { HealthDto } from './health.dto.js';
import { Readiness } from './readiness.js';

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process runs. Touches nothing else, so that a slow database never restarts it. */
  @Get('health')
  @Public()
  @Limit('none')
  @ApiErrors()
  getHealth(): HealthDto {
    return { status: 'ok' };
  }

  /** The replica can serve: Postgres answers and no shutdown has begun. */
  @Get('ready')
  @Public()
  @Limit('none')
  @ApiErrors(503)
  async getReadiness(): Promise<HealthDto> {
    await this.readiness.check();
    return { status: 'ready' };
  }
}
