import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { ApiWrite } from '../../content/editing/writing.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import {
  HomepagePreviewDto,
  HomepageSectionDto,
  HomepageSectionListDto,
  HomepageSectionParams,
  ArrangeHomepageDto,
  SortHomepageSectionsDto,
  WriteHomepageSectionDto,
} from '../homepage/homepage-sections.dto.js';
import { HomepageSections } from '../homepage/homepage-sections.service.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';

@ApiTags('homepage')
@Controller('homepage/sections')
export class HomepageSectionsController {
  constructor(private readonly sections: HomepageSections) {}

  /** Sections of the homepage in their order, hidden ones too, with their words in every language. */
  @Get()
  @Staff('content.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: HomepageSectionListDto })
  @ApiErrors(401, 403)
  @Versioned()
  listHomepageSections(): Promise<HomepageSectionListDto> {
    return this.sections.list();
  }

  /** Puts the sections in another order. `If-Match` names the version of the list. */
  @Put('order')
  @Staff('content.publish')
  @ApiOkResponse({ type: HomepageSectionListDto })
  @ApiWrite(HomepageSectionListDto, true)
  @Versioned()
  sortHomepageSections(
    @Body() { sections }: SortHomepageSectionsDto,
    @FromStaff() change: StaffCall,
  ): Promise<HomepageSectionListDto> {
    return this.sections.sort(sections, change);
  }

  /** Puts all sections in their order and changes them in one piece. `If-Match` names the version of the list. */
  @Put()
  @Staff('content.publish')
  @ApiOkResponse({ type: HomepageSectionListDto })
  @ApiWrite(HomepageSectionListDto, true)
  @Versioned()
  arrangeHomepage(@Body() body: ArrangeHomepageDto, @FromStaff() change: StaffCall): Promise<HomepageSectionListDto> {
    return this.sections.arrange(body, change);
  }

  /** Shows the home page for 24 hours as it would be with these sections in this order. Nothing of them is stored. */
  @Post('preview')
  @HttpCode(200)
  @Staff('content.publish')
  @ApiBearerAuth('staff')
  @NotIdempotent()
  @ApiOkResponse({ type: HomepagePreviewDto })
  @ApiErrors(400, 401, 403)
  previewHomepage(@Body() body: ArrangeHomepageDto, @FromStaff() change: StaffCall): Promise<HomepagePreviewDto> {
    return this.sections.preview(body, change);
  }

  /** Shows or hides a section, sets its words and how much it shows. */
  @Patch(':id')
  @Staff('content.publish')
  @ApiOkResponse({ type: HomepageSectionDto })
  @ApiWrite(HomepageSectionDto, true, 404)
  @Versioned()
  updateHomepageSection(
    @Param() { id }: HomepageSectionParams,
    @Body() body: WriteHomepageSectionDto,
    @FromStaff() change: StaffCall,
  ): Promise<HomepageSectionDto> {
    return this.sections.update(id, body, change);
  }
}
