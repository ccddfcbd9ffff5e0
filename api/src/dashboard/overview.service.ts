import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { BookingsService } from '../bookings/bookings.service.js';
import type { Caller } from '../common/access.js';
import { Clock } from '../common/clock.js';
import { NotFoundError } from '../common/app-error.js';
import { Sql } from '../common/sql.js';
import type { OverviewDto } from './dashboard.dto.js';
import { ReleaseTexts } from '../translations/release-texts.js';
import { countOverview } from './dashboard.queries.js';
import { countTexts, editName } from './missing-texts.js';

@Injectable()
export class OverviewService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly bookings: BookingsService,
    private readonly releaseTexts: ReleaseTexts,
  ) {}

  /** Counts of everything and the five newest bookings. */
  async read(caller: Caller, language: Language): Promise<OverviewDto> {
    const counts = await countOverview(this.sql, this.clock.now(), this.clock.maldivesDate());
    if (!counts) throw new NotFoundError();
    const { edits, ...rest } = counts;
    const { namespaces } = await this.releaseTexts.texts();
    const names = new Set(edits.map(({ language: code, namespace, key }) => editName(code, namespace, key)));
    return {
      ...rest,
      texts: { ...countTexts(namespaces, names), edited: edits.length },
      latest_bookings: await this.bookings.latest(5, caller, language),
    };
  }
}
