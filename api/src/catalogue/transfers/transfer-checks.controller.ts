import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Lang } from '../../platform/http/negotiation.js';
import { Limit } from '../../platform/limits/limits.js';
import { CheckTransferQuery, TransferCheckDto } from './transfer-check.dto.js';
import { TransferChecks } from './transfer-checks.js';

@ApiTags('transfers')
@Controller('transfer-check')
export class TransferChecksController {
  constructor(private readonly checks: TransferChecks) {}

  /**
   * Whether times of flights fit the way to a package or a place to stay, and what else there is where they do not: other transfers, a
   * night near the airport, islands that a boat still reaches. Without a day prices are those of a stay a month ahead.
   */
  @Get()
  @Public()
  @Limit('quote')
  @ApiErrors(404)
  checkTransfer(@Query() query: CheckTransferQuery, @Lang() language: Language): Promise<TransferCheckDto> {
    return this.checks.check(query, language);
  }
}
