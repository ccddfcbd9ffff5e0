import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Sql } from '../../platform/data/sql.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import type { AllotmentMonthDto, ListAllotmentsQuery } from './allotments.dto.js';
import { readMonth } from './allotments.queries.js';

/** Rooms by the night. */
@Injectable()
export class Allotments {
  constructor(private readonly sql: Sql) {}

  /** @throws {NotFoundError} */
  async month({ resort, month }: ListAllotmentsQuery, language: Language): Promise<AllotmentMonthDto> {
    const found = await readMonth(this.sql, resort, month, language);
    if (!found) throw new NotFoundError();
    return found;
  }
}
