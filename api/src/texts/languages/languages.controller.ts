import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { Public, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Limit } from '../../platform/limits/limits.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { detectLanguage } from './detect-language.js';
import { KnownLanguages } from './known-languages.js';
import {
  CreateLanguageDto,
  DetectLanguageDto,
  DetectedLanguageDto,
  EditableLanguageDto,
  EditableRegionalSettingsDto,
  LanguageParams,
  RegionalSettingsDto,
  UpdateLanguageDto,
  UpdateRegionalSettingsDto,
} from './languages.dto.js';
import { LanguagesService } from './languages.service.js';
import { RegionalSettings } from './regional-settings.service.js';
import { Reads } from '../../platform/http/reads.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('languages')
@ApiBearerAuth('staff')
@Controller('languages')
export class LanguageEditingController {
  constructor(private readonly languages: LanguagesService) {}

  /** A language with its version, for editing. */
  @Get(':code')
  @Refuses(404, 'language_not_found')
  @Staff('translations.view')
  @ApiErrors(401, 403, 404)
  @Versioned()
  getLanguage(@Param() { code }: LanguageParams): Promise<EditableLanguageDto> {
    return this.languages.find(code);
  }

  /** Adds a language. Its texts can be written at once; visitors are offered it once it is active. */
  @Post()
  @Refuses(409, 'already_exists')
  @HttpCode(201)
  @Staff('languages.change')
  @ApiCreatedResponse({ type: EditableLanguageDto })
  @ApiErrors(401, 403, 409)
  @Versioned()
  createLanguage(@Body() body: CreateLanguageDto, @FromStaff() call: StaffCall): Promise<EditableLanguageDto> {
    return this.languages.create(body, call);
  }

  /** Changes a language, switches it on or off, or makes it the default. */
  @Patch(':code')
  @Refuses(404, 'language_not_found')
  @Refuses(409, 'language_needed')
  @Staff('languages.change')
  @ApiHeader({ name: 'If-Match', required: true, example: '"1"' })
  @ApiErrors(401, 403, 404, 409, 412, 428)
  @Versioned()
  updateLanguage(
    @Param() { code }: LanguageParams,
    @Body() body: UpdateLanguageDto,
    @FromStaff() call: StaffCall,
  ): Promise<EditableLanguageDto> {
    return this.languages.update(code, body, call);
  }

  /** Deletes a language that nothing is written in. The ones that the releases carry stay: they can be switched off. */
  @Delete(':code')
  @Refuses(404, 'language_not_found')
  @Refuses(409, 'in_use', 'language_needed')
  @HttpCode(204)
  @Staff('languages.change')
  @ApiHeader({ name: 'If-Match', required: true, example: '"1"' })
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 404, 409, 412, 428)
  async deleteLanguage(@Param() { code }: LanguageParams, @FromStaff() call: StaffCall): Promise<void> {
    await this.languages.remove(code, call);
  }
}

@ApiTags('languages')
@Controller('regional-settings')
export class RegionalSettingsController {
  constructor(private readonly regional: RegionalSettings) {}

  /** How a language writes dates, times, money and phone numbers: as CLDR has it, or as the agency wants it. */
  @Get(':code')
  @Refuses(404, 'language_not_found')
  @Public()
  @Cached('settings')
  @ApiOkResponse({ type: RegionalSettingsDto })
  @ApiErrors(404)
  getRegionalSettings(@Param() { code }: LanguageParams): Promise<RegionalSettingsDto> {
    return this.regional.find(code);
  }

  /** The same for editing: what differs from CLDR, and the version. */
  @Get(':code/editable')
  @Refuses(404, 'language_not_found')
  @Staff('languages.change')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @Versioned()
  getEditableRegionalSettings(@Param() { code }: LanguageParams): Promise<EditableRegionalSettingsDto> {
    return this.regional.editable(code);
  }

  /** Says what is to differ from CLDR. Members that are left out or null are as CLDR has them. */
  @Put(':code')
  @Refuses(404, 'language_not_found')
  @Staff('languages.change')
  @ApiBearerAuth('staff')
  @ApiHeader({ name: 'If-Match', required: true, example: '"0"' })
  @ApiErrors(401, 403, 404, 412, 428)
  @Versioned()
  updateRegionalSettings(
    @Param() { code }: LanguageParams,
    @Body() body: UpdateRegionalSettingsDto,
    @FromStaff() call: StaffCall,
  ): Promise<EditableRegionalSettingsDto> {
    return this.regional.update(code, body, call);
  }
}

@ApiTags('languages')
@Controller('detect-language')
export class DetectLanguageController {
  constructor(private readonly languages: KnownLanguages) {}

  /** Tells the language of a text by its script, in the Latin one by its common words. At most 30 calls a minute from one address. */
  @Post()
  @HttpCode(200)
  @Public()
  @Limit('detect')
  @Reads()
  @ApiOkResponse({ type: DetectedLanguageDto })
  @ApiErrors()
  async detectLanguage(@Body() { text }: DetectLanguageDto): Promise<DetectedLanguageDto> {
    const active = (await this.languages.all()).filter(({ is_active: isActive }) => isActive);
    return detectLanguage(
      text,
      active.map(({ code }) => code),
    );
  }
}
