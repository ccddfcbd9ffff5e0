import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { Public } from '../common/access.js';
import { ApiErrors } from '../common/api-errors.js';
import { Cached } from '../common/cache.js';
import { Lang } from '../common/negotiation.js';
import { LanguageQuery } from '../common/page.dto.js';
import { CurrencyDto, HomepageDto, LanguageDto } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** What every page shows of the agency, and what the homepage puts forward. */
  @Get('homepage/public')
  @ApiTags('homepage')
  @Public()
  @Cached('settings', 'packages', 'resorts', 'destinations', 'media')
  @ApiOkResponse({ type: HomepageDto })
  @ApiErrors(404)
  getHomepage(@Query() _query: LanguageQuery, @Lang() language: Language): Promise<string> {
    return this.settings.homepage(language);
  }

  /** Currencies that prices can be shown in, with the day of their rates. Charges are in US dollars. */
  @Get('currencies')
  @ApiTags('currencies')
  @Public()
  @Cached('settings')
  @ApiOkResponse({ type: CurrencyDto, isArray: true })
  @ApiErrors()
  listCurrencies(): Promise<string> {
    return this.settings.currencies();
  }

  /** Languages of the interface. */
  @Get('languages')
  @ApiTags('languages')
  @Public()
  @Cached('settings')
  @ApiOkResponse({ type: LanguageDto, isArray: true })
  @ApiErrors()
  listLanguages(): Promise<string> {
    return this.settings.languages();
  }
}
