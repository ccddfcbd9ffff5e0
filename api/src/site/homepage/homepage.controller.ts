import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { CurrencyDto, HomepageDto, LanguageDto } from './homepage.dto.js';
import { SettingsService } from './homepage.service.js';

@ApiTags('homepage')
@Controller('homepage')
export class HomepageController {
  constructor(private readonly settings: SettingsService) {}

  /** What every page shows of the agency, and what the homepage puts forward. */
  @Get('public')
  @Public()
  @Cached('settings', 'heroes', 'packages', 'resorts', 'destinations', 'experiences', 'media')
  @ApiOkResponse({ type: HomepageDto })
  @ApiErrors(404)
  getHomepage(@Query() _query: LanguageQuery, @Lang() language: Language): Promise<string> {
    return this.settings.homepage(language);
  }
}

@ApiTags('currencies')
@Controller('currencies')
export class CurrenciesController {
  constructor(private readonly settings: SettingsService) {}

  /** Currencies that prices can be shown in, with the day of their rates. Charges are in US dollars. */
  @Get()
  @Public()
  @Cached('settings')
  @ApiOkResponse({ type: CurrencyDto, isArray: true })
  @ApiErrors()
  listCurrencies(@Query() _query: LanguageQuery, @Lang() language: Language): Promise<string> {
    return this.settings.currencies(language);
  }
}

@ApiTags('languages')
@Controller('languages')
export class LanguagesController {
  constructor(private readonly settings: SettingsService) {}

  /** Languages of the interface. */
  @Get()
  @Public()
  @Cached('settings')
  @ApiOkResponse({ type: LanguageDto, isArray: true })
  @ApiErrors()
  listLanguages(): Promise<string> {
    return this.settings.languages();
  }
}
