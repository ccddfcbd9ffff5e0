import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { BookingsService } from '../../sales/bookings/bookings.service.js';
import type { Caller } from '../../platform/access/access.js';
import { Clock } from '../../platform/data/clock.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { Sql } from '../../platform/data/sql.js';
import type { OverviewDto } from './dashboard.dto.js';
import { TextStats } from '../../texts/translations/text-stats.service.js';
import { countOverview } from './dashboard.queries.js';

@Injectable()
export class OverviewService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly bookings: BookingsService,
    private readonly texts: TextStats,
  ) {}

  /** Counts of everything and the five newest bookings. */
  async read(caller: Caller, language: Language): Promise<OverviewDto> {
    const counts = await countOverview(this.sql, this.clock.now(), this.clock.maldivesDate());
    if (!counts) throw new NotFoundError();
    const figures = await this.texts.counts();
    const missing = (language: Language) =>
      figures.find(({ language_code: code }) => code === language)?.missing_keys ?? 0;
    return {
      ...counts,
      texts: {
        total: Math.max(0, ...figures.map(({ total_keys: total }) => total)),
        missing_ru: missing('ru'),
        missing_zh: missing('zh'),
        edited: figures.reduce((sum, { edited_keys: edited }) => sum + edited, 0),
      },
      latest_bookings: await this.bookings.latest(5, caller, language),
    };
  }
}
