import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { BookingsService } from '../bookings/bookings.service.js';
import { Clock } from '../common/clock.js';
import { NotFoundError } from '../common/app-error.js';
import { Sql } from '../common/sql.js';
import type { OverviewDto } from './dashboard.dto.js';
import { countOverview } from './dashboard.queries.js';

@Injectable()
export class OverviewService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly bookings: BookingsService,
  ) {}

  /** Counts of everything and the five newest bookings. */
  async read(language: Language): Promise<OverviewDto> {
    const counts = await countOverview(this.sql, this.clock.now(), this.clock.maldivesDate());
    if (!counts) throw new NotFoundError();
    const { edited, ...rest } = counts;
    return {
      ...rest,
      texts: { total: 0, missing_ru: 0, missing_zh: 0, edited },
      latest_bookings: await this.bookings.latest(5, language),
    };
  }
}
