import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiWrite } from '../../content/editing/writing.js';
import { Staff } from '../../platform/access/access.js';
import type { Page } from '../../platform/data/page.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { ListWidgetsQuery, WidgetDto, WidgetPageDto, WidgetParams, WriteWidgetDto } from './widgets.dto.js';
import { WidgetsService } from './widgets.service.js';

@ApiTags('widgets')
@Controller('widgets')
export class WidgetsController {
  constructor(private readonly widgets: WidgetsService) {}

  /** Widgets by name, a page at a time. */
  @Get()
  @Staff('content.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: WidgetPageDto })
  @ApiErrors(401, 403, 404)
  listWidgets(@Query() query: ListWidgetsQuery, @Req() request: FastifyRequest): Promise<Page<WidgetDto>> {
    return this.widgets.list(query, request.url);
  }

  /** One widget with its version in `ETag`. */
  @Get(':id')
  @Staff('content.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: WidgetDto })
  @ApiErrors(401, 403, 404)
  @Versioned()
  getWidget(@Param() { id }: WidgetParams): Promise<WidgetDto> {
    return this.widgets.get(id);
  }

  /** Makes a widget. */
  @Post()
  @Staff('content.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: WidgetDto })
  @ApiErrors(401, 403)
  @Versioned()
  createWidget(@Body() body: WriteWidgetDto, @FromStaff() change: StaffCall): Promise<WidgetDto> {
    return this.widgets.create(body, change);
  }

  /** Gives a widget another name. */
  @Patch(':id')
  @Staff('content.change')
  @ApiOkResponse({ type: WidgetDto })
  @ApiWrite(WidgetDto, true, 404)
  @Versioned()
  updateWidget(
    @Param() { id }: WidgetParams,
    @Body() body: WriteWidgetDto,
    @FromStaff() change: StaffCall,
  ): Promise<WidgetDto> {
    return this.widgets.update(id, body, change);
  }

  /** Takes a widget away. */
  @Delete(':id')
  @Staff('content.change')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(WidgetDto, true, 404)
  deleteWidget(@Param() { id }: WidgetParams, @FromStaff() change: StaffCall): Promise<void> {
    return this.widgets.remove(id, change);
  }
}
