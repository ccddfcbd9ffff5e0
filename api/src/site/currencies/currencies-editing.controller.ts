import { Body, Controller, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import type { Page } from '../../platform/data/page.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { ApiWrite } from '../../content/editing/writing.js';
import {
  CurrencyParams,
  CurrencyRateDto,
  CurrencyRatePageDto,
  EditableCurrencyDto,
  ListCurrencyRatesQuery,
  WriteCurrencyDto,
  WriteCurrencyRateDto,
} from './currencies-editing.dto.js';
import { CurrenciesEditing } from './currencies-editing.service.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';

@ApiTags('currencies')
@Controller('currencies')
export class CurrenciesEditingController {
  constructor(private readonly currencies: CurrenciesEditing) {}

  /** Every currency, offered or not, with a warning when its rate is older than 30 days. */
  @Get('editable')
  @Staff('content.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: EditableCurrencyDto, isArray: true })
  @ApiErrors(401, 403)
  listEditableCurrencies(): Promise<EditableCurrencyDto[]> {
    return this.currencies.list();
  }

  /** One currency with its version in `ETag`. */
  @Get(':code')
  @Staff('content.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: EditableCurrencyDto })
  @ApiErrors(401, 403, 404)
  @Versioned()
  getEditableCurrency(@Param() { code }: CurrencyParams): Promise<EditableCurrencyDto> {
    return this.currencies.get(code);
  }

  /** Offers a currency or takes it away, names it, sets its digits. */
  @Patch(':code')
  @Staff('rates.change')
  @ApiOkResponse({ type: EditableCurrencyDto })
  @ApiWrite(EditableCurrencyDto, true, 404)
  @Versioned()
  updateCurrency(
    @Param() { code }: CurrencyParams,
    @Body() body: WriteCurrencyDto,
    @FromStaff() change: StaffCall,
  ): Promise<EditableCurrencyDto> {
    return this.currencies.update(code, body, change);
  }

  /** Rates of a currency, the latest day first; those of days to come too. */
  @Get(':code/rates')
  @Staff('content.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: CurrencyRatePageDto })
  @ApiErrors(401, 403, 404)
  listCurrencyRates(
    @Param() { code }: CurrencyParams,
    @Query() query: ListCurrencyRatesQuery,
    @Req() request: FastifyRequest,
  ): Promise<Page<CurrencyRateDto>> {
    return this.currencies.rates(code, query, request.url);
  }

  /** Adds a rate from a day on. Earlier ones stay: what was shown can be told afterwards. */
  @Post(':code/rates')
  @Staff('rates.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: CurrencyRateDto })
  @ApiErrors(401, 403, 404)
  createCurrencyRate(
    @Param() { code }: CurrencyParams,
    @Body() body: WriteCurrencyRateDto,
    @FromStaff() change: StaffCall,
  ): Promise<CurrencyRateDto> {
    return this.currencies.addRate(code, body, change);
  }
}
