import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Caller, CurrentCaller, Staff } from '../access/access.js';
import { ApiErrors } from '../errors/api-errors.js';
import { pageWindow, toPage } from '../data/page.js';
import { Sql } from '../data/sql.js';
import { Config } from '../config/config.js';
import { AuditIntegrityDto, AuditPageDto, ListAuditQuery } from './audit.dto.js';
import { checkChain, listAudit } from './audit.queries.js';

@ApiTags('audit')
@ApiBearerAuth('staff')
@Controller('audit')
export class AuditController {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /**
   * Every change of the agency's data, newest first: who, when, what, from what to what. Nobody can change an entry. Without
   * `audit.view` one's own.
   */
  @Get()
  @Staff('audit.own')
  @ApiErrors(401, 403, 404)
  async listAuditEntries(
    @Query() query: ListAuditQuery,
    @CurrentCaller() { id, permissions }: Caller,
    @Req() request: FastifyRequest,
  ): Promise<AuditPageDto> {
    const only = permissions.includes('audit.view') ? undefined : id;
    const { count, rows } = await listAudit(this.sql, { ...query, only }, pageWindow(query));
    return toPage(this.config.baseUrl, request.url, query, count, rows);
  }

  /** Checks the chain over the audit: an entry that was changed or taken out of the database is found here. */
  @Get('integrity')
  @Staff('audit.view')
  @ApiErrors(401, 403)
  checkAudit(): Promise<AuditIntegrityDto> {
    return checkChain(this.sql);
  }
}
