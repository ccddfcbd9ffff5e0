import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EditablePolicyDto } from '../../catalogue/rates/cancellation-policies.dto.js';
import { ReductionDto } from '../../catalogue/rates/reductions.dto.js';
import { SeasonDto } from '../../catalogue/rates/seasons.dto.js';
import { TaxRuleDto } from '../../catalogue/rates/tax-rules.dto.js';
import { ApiWrite } from '../../content/editing/writing.js';
import { Staff } from '../../platform/access/access.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import {
  PreviewPolicyDto,
  PreviewReductionDto,
  PreviewSeasonDto,
  PreviewTaxRuleDto,
  RatePreviewDto,
} from './rate-previews.dto.js';
import { RatePreviews } from './rate-previews.service.js';
import { Reads } from '../../platform/http/reads.js';

@ApiTags('rates')
@Controller('rate-previews')
export class RatePreviewsController {
  constructor(private readonly previews: RatePreviews) {}

  /** What a stay costs now, and what it would with a season as it is drafted. Nothing is stored; a draft is refused as a season is. */
  @Post('season')
  @HttpCode(200)
  @Staff('rates.change')
  @NotIdempotent()
  @Reads()
  @ApiOkResponse({ type: RatePreviewDto })
  @ApiWrite(SeasonDto, false, 404, 428)
  previewSeason(@Body() body: PreviewSeasonDto, @FromStaff() call: StaffCall): Promise<RatePreviewDto> {
    return this.previews.season(body, call);
  }

  /** What a stay costs now, and what it would with a reduction as it is drafted. Nothing is stored. */
  @Post('reduction')
  @HttpCode(200)
  @Staff('rates.change')
  @NotIdempotent()
  @Reads()
  @ApiOkResponse({ type: RatePreviewDto })
  @ApiWrite(ReductionDto, false, 404, 428)
  previewReduction(@Body() body: PreviewReductionDto, @FromStaff() call: StaffCall): Promise<RatePreviewDto> {
    return this.previews.reduction(body, call);
  }

  /**
   * What a stay costs with the taxes that are stored, and with a rule as it is drafted. Taxes are those of the day of booking that the
   * sample names (time of supply, D-33). Nothing is stored.
   */
  @Post('tax-rule')
  @HttpCode(200)
  @Staff('taxes.change')
  @NotIdempotent()
  @Reads()
  @ApiOkResponse({ type: RatePreviewDto })
  @ApiWrite(TaxRuleDto, false, 404, 428)
  previewTaxRule(@Body() body: PreviewTaxRuleDto, @FromStaff() call: StaffCall): Promise<RatePreviewDto> {
    return this.previews.taxRule(body, call);
  }

  /** When what of a stay is due and what comes back until when: under a policy as it is stored, and as it is drafted. Nothing is stored. */
  @Post('cancellation-policy')
  @HttpCode(200)
  @Staff('rates.change')
  @NotIdempotent()
  @Reads()
  @ApiOkResponse({ type: RatePreviewDto })
  @ApiWrite(EditablePolicyDto, true, 404)
  previewCancellationPolicy(@Body() body: PreviewPolicyDto, @FromStaff() call: StaffCall): Promise<RatePreviewDto> {
    return this.previews.policy(body, call);
  }
}
