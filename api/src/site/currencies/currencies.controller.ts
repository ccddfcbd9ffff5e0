import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { Public } from '../../platform/access/access.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { CurrencyDto } from './currencies.dto.js';
import { listCurrencies } from './currencies.queries.js';

@ApiTags('currencies')
@Controller('currencies')
export class CurrenciesController {
  constructor(private readonly reader: ContentReader) {}

  /** Currencies that prices can be shown in, with the day of their rates. Charges are in US dollars. */
  @Get()
  @Public()
  @Cached('settings')
  @ApiOkResponse({ type: CurrencyDto, isArray: true })
  @ApiErrors()
  listCurrencies(@Query() _query: LanguageQuery, @Lang() language: Language): Promise<string> {
    return this.reader.one(listCurrencies(language));
  }
}
