import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiWrite } from '../../content/editing/writing.js';
import { Staff } from '../../platform/access/access.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { RateParams } from './rates-fields.js';
import { CreateTaxRuleDto, TaxRuleDto, WriteTaxRuleDto } from './tax-rules.dto.js';
import { TaxRules } from './tax-rules.service.js';

@ApiTags('rates')
@Controller('tax-rules')
export class TaxRulesController {
  constructor(private readonly rules: TaxRules) {}

  /** Taxes and charges of all times, those of a code together, the latest first. */
  @Get()
  @Staff('catalogue.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: TaxRuleDto, isArray: true })
  @ApiErrors(401, 403)
  listTaxRules(): Promise<TaxRuleDto[]> {
    return this.rules.list();
  }

  /** Adds a rule of a tax. The one for the same places that holds then ends on the day before. */
  @Post()
  @Staff('taxes.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: TaxRuleDto })
  @ApiErrors(401, 403)
  @Versioned()
  createTaxRule(@Body() body: CreateTaxRuleDto, @FromStaff() change: StaffCall): Promise<TaxRuleDto> {
    return this.rules.create(body, change);
  }

  /** Changes a rule that is still to come; one that has been applied is only ended. */
  @Patch(':id')
  @Staff('taxes.change')
  @ApiOkResponse({ type: TaxRuleDto })
  @ApiWrite(TaxRuleDto, true, 404)
  @Versioned()
  updateTaxRule(
    @Param() { id }: RateParams,
    @Body() body: WriteTaxRuleDto,
    @FromStaff() change: StaffCall,
  ): Promise<TaxRuleDto> {
    return this.rules.update(id, body, change);
  }
}
