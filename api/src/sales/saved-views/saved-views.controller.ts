import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiWrite } from '../../content/editing/writing.js';
import { type Caller, CurrentCaller, PeopleOnly, Staff } from '../../platform/access/access.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { CreateSavedViewDto, ListSavedViewsQuery, SavedViewDto, UpdateSavedViewDto } from './saved-views.dto.js';
import { SavedViewsService } from './saved-views.service.js';

/** Views of the office's lists: one's own, and those that are shared with one's role or with everybody. */
@ApiTags('saved views')
@ApiBearerAuth('staff')
@PeopleOnly()
@Controller('saved-views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  /** The caller's own views of a list and those shared with them, by name. */
  @Get()
  @Staff('catalogue.view')
  @ApiOkResponse({ type: [SavedViewDto] })
  @ApiErrors(401, 403)
  listSavedViews(@Query() { list }: ListSavedViewsQuery, @CurrentCaller() caller: Caller): Promise<SavedViewDto[]> {
    return this.views.list(list, caller);
  }

  /** Keeps a view. To share it takes `views.share`. */
  @Post()
  @Staff('catalogue.view')
  @ApiCreatedResponse({ type: SavedViewDto })
  @ApiErrors(401, 403)
  @Versioned()
  createSavedView(@Body() body: CreateSavedViewDto, @FromStaff() call: StaffCall): Promise<SavedViewDto> {
    return this.views.create(body, call);
  }

  /** Changes what the body names: of one's own views, with `views.share` also of those that one sees. */
  @Patch(':id')
  @Staff('catalogue.view')
  @ApiOkResponse({ type: SavedViewDto })
  @ApiWrite(SavedViewDto, true, 404)
  @Versioned()
  updateSavedView(
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateSavedViewDto,
    @FromStaff() call: StaffCall,
  ): Promise<SavedViewDto> {
    return this.views.update(id, body, call);
  }

  /** Removes a view: one's own, with `views.share` also one that one sees. */
  @Delete(':id')
  @Staff('catalogue.view')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(SavedViewDto, true, 404)
  deleteSavedView(@Param('id', UuidPipe) id: string, @FromStaff() call: StaffCall): Promise<void> {
    return this.views.remove(id, call);
  }
}
