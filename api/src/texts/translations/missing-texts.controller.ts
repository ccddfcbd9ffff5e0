import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { BodyLimit } from '../../platform/http/body-limit.js';
import { Limit } from '../../platform/limits/limits.js';
import {
  ListMissingTextsQuery,
  MissingTextPageDto,
  MissingTextsTakenDto,
  ReportMissingTextsDto,
} from './missing-texts.dto.js';
import { MissingTexts } from './missing-texts.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('translations')
@Controller('translations/missing')
export class MissingTextsController {
  constructor(private readonly missing: MissingTexts) {}

  /**
   * Counts texts that a released page asked for and did not get. Only counters are kept; releases that are not served, unknown
   * namespaces and odd keys are passed over with the same answer. At most 50 texts and 16 KiB a call.
   */
  @Post()
  @HttpCode(202)
  @Public()
  @Limit('report')
  @BodyLimit(16_384)
  @ApiAcceptedResponse({ type: MissingTextsTakenDto })
  @ApiErrors(413)
  async reportMissingTexts(@Body() body: ReportMissingTextsDto): Promise<MissingTextsTakenDto> {
    await this.missing.report(body);
    return { status: 'accepted' };
  }

  /** What pages asked for and did not get, the most frequent first. */
  @Get()
  @Refuses(404, 'language_not_found')
  @Staff('translations.view')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  listMissingTexts(@Query() query: ListMissingTextsQuery, @Req() request: FastifyRequest): Promise<MissingTextPageDto> {
    return this.missing.list(query, request.url);
  }
}
