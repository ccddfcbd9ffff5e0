import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { ApiWrite } from '../../content/editing/writing.js';
import { EditableSiteSettingsDto, WriteSiteSettingsDto } from './site-settings.dto.js';
import { SiteSettings } from './site-settings.service.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';

@ApiTags('settings')
@Controller('settings/site')
export class SiteSettingsController {
  constructor(private readonly settings: SiteSettings) {}

  /** Everything the agency sets about itself, with what visitors do not see. */
  @Get()
  @Staff('settings.change')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: EditableSiteSettingsDto })
  @ApiErrors(401, 403, 404)
  @Versioned()
  getSiteSettings(): Promise<EditableSiteSettingsDto> {
    return this.settings.get();
  }

  /** Changes what the body names; every page shows it at once. */
  @Patch()
  @Staff('settings.change')
  @ApiOkResponse({ type: EditableSiteSettingsDto })
  @ApiWrite(EditableSiteSettingsDto, true, 404)
  @Versioned()
  updateSiteSettings(
    @Body() body: WriteSiteSettingsDto,
    @FromStaff() change: StaffCall,
  ): Promise<EditableSiteSettingsDto> {
    return this.settings.update(body, change);
  }
}
