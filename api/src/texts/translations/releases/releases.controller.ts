import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Caller, CurrentCaller, Staff } from '../../../platform/access/access.js';
import { ApiErrors } from '../../../platform/errors/api-errors.js';
import { FromStaff, type StaffCall } from '../../../platform/http/staff-call.js';
import { PutBack } from './put-back.service.js';
import {
  GetTextReleaseQuery,
  ListTextReleasesQuery,
  PutBackReportDto,
  PutTextsBackDto,
  TextReleaseDetailDto,
  TextReleasePageDto,
  TextReleaseParams,
} from './releases.dto.js';
import { TextReleases } from './text-releases.service.js';
import { Refuses } from '../../../platform/errors/refuses.js';

@ApiTags('translations')
@ApiBearerAuth('staff')
@Controller('translations')
export class TextReleasesController {
  constructor(
    private readonly releases: TextReleases,
    private readonly putBack: PutBack,
  ) {}

  /**
   * What changed on the site, the latest first: the changes of all texts, gathered by who made them, in which language and how. A
   * translator sees the languages that they work in.
   */
  @Get('releases')
  @Refuses(404, 'language_not_found')
  @Staff('translations.view')
  @ApiOkResponse({ type: TextReleasePageDto })
  @ApiErrors(401, 403, 404)
  listTextReleases(
    @Query() query: ListTextReleasesQuery,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<TextReleasePageDto> {
    return this.releases.list(query, caller, request.url);
  }

  /** One release with a page of its texts: what visitors read before, and after. */
  @Get('releases/:release')
  @Refuses(404, 'language_not_found')
  @Staff('translations.view')
  @ApiErrors(401, 403, 404)
  getTextRelease(
    @Param() { release }: TextReleaseParams,
    @Query() query: GetTextReleaseQuery,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<TextReleaseDetailDto> {
    return this.releases.find(release, query, caller, request.url);
  }

  /**
   * Puts one release back, or everything since a moment, in one transaction. Words come back with the approval that they had; those
   * that break a quality rule today are left, and of a single release those that somebody changed since. First `dry_run` for the
   * numbers and a `plan`, then the same with that plan. What is put back is a release itself.
   */
  @Post('put-back')
  @Refuses(404, 'language_not_found')
  @Refuses(409, 'plan_changed')
  @HttpCode(200)
  @Staff('translations.approve')
  @ApiOkResponse({ type: PutBackReportDto })
  @ApiErrors(401, 403, 404, 409)
  putTextsBack(@Body() body: PutTextsBackDto, @FromStaff() call: StaffCall): Promise<PutBackReportDto> {
    return this.putBack.run(body, call);
  }
}
