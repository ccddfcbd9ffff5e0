import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import type { Page } from '../../platform/data/page.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { ApiWrite } from '../../content/editing/writing.js';
import { ListRedirectsQuery, RedirectDto, RedirectPageDto, RedirectParams, WriteRedirectDto } from './redirects.dto.js';
import { RedirectsEditing } from './redirects-editing.service.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';

@ApiTags('redirects')
@Controller('redirects')
export class RedirectsEditingController {
  constructor(private readonly redirects: RedirectsEditing) {}

  /** Redirects by where they start, a page at a time. */
  @Get()
  @Staff('content.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: RedirectPageDto })
  @ApiErrors(401, 403, 404)
  listRedirects(@Query() query: ListRedirectsQuery, @Req() request: FastifyRequest): Promise<Page<RedirectDto>> {
    return this.redirects.list(query, request.url);
  }

  /** One redirect with its version in `ETag`. */
  @Get(':id')
  @Staff('content.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: RedirectDto })
  @ApiErrors(401, 403, 404)
  @Versioned()
  getRedirect(@Param() { id }: RedirectParams): Promise<RedirectDto> {
    return this.redirects.get(id);
  }

  /** Makes a redirect; it counts at once. Targets outside the site and loops are refused. */
  @Post()
  @Staff('content.publish')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: RedirectDto })
  @ApiErrors(401, 403)
  @Versioned()
  createRedirect(@Body() body: WriteRedirectDto, @FromStaff() change: StaffCall): Promise<RedirectDto> {
    return this.redirects.create(body, change);
  }

  /** Changes what the body names. */
  @Patch(':id')
  @Staff('content.publish')
  @ApiOkResponse({ type: RedirectDto })
  @ApiWrite(RedirectDto, true, 404)
  @Versioned()
  updateRedirect(
    @Param() { id }: RedirectParams,
    @Body() body: WriteRedirectDto,
    @FromStaff() change: StaffCall,
  ): Promise<RedirectDto> {
    return this.redirects.update(id, body, change);
  }

  /** Takes a redirect away. */
  @Delete(':id')
  @Staff('content.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(RedirectDto, true, 404)
  deleteRedirect(@Param() { id }: RedirectParams, @FromStaff() change: StaffCall): Promise<void> {
    return this.redirects.remove(id, change);
  }
}
