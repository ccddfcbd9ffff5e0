import { Body, Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type ContentState, ContentStates } from '../../content/editing/content-states.js';
import { ContentVersions, type VersionDetail, type VersionItem } from '../../content/editing/content-versions.js';
import { Config } from '../../platform/config/config.js';
import { type Page, pageLinks } from '../../platform/data/page.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import {
  ActionDto,
  ContentParams,
  ContentVersionDto,
  ListVersionsQuery,
  VersionPageDto,
  VersionParams,
} from './content.dto.js';
import { kindOf } from './content-kinds.js';
import { ContentRead, ContentStep } from './content-step.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { Refuses } from '../../platform/errors/refuses.js';

/** What a piece of content said before, whatever its kind. */
@ApiTags('content')
@Controller('content/:kind/:id/versions')
export class ContentVersionsController {
  constructor(
    private readonly versions: ContentVersions,
    private readonly states: ContentStates,
    private readonly config: Config,
  ) {}

  /** Versions, the newest first: what made them, when and who. */
  @Get()
  @ContentRead()
  @ApiOkResponse({ type: VersionPageDto })
  async listContentVersions(
    @Param() { kind, id }: ContentParams,
    @Query() query: ListVersionsQuery,
    @Req() request: FastifyRequest,
  ): Promise<Page<VersionItem>> {
    const { count, results } = await this.versions.list(kindOf(kind), id, query);
    return { ...pageLinks(this.config.baseUrl, request.url, query, count), results };
  }

  /** One version in full, and what it changed against the one before it. */
  @Get(':version')
  @ContentRead()
  @ApiOkResponse({ type: ContentVersionDto })
  getContentVersion(@Param() { kind, id, version }: VersionParams): Promise<VersionDetail> {
    return this.versions.get(kindOf(kind), id, version);
  }

  /** Brings the content of a version back, as a new version. The state stays as it is. */
  @ContentStep(':version/restore', 'change', ActionDto)
  @Refuses(409, 'invalid_transition', 'open_bookings')
  @Refuses(403, 'review_required')
  @Versioned()
  async restoreContentVersion(
    @Param() { kind, id, version }: VersionParams,
    @Body() { note }: ActionDto,
    @FromStaff() change: StaffCall,
  ): Promise<ContentState> {
    const found = kindOf(kind);
    return this.states.of(found, await this.versions.restore(found, id, version, { ...change, note }));
  }
}
