import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { ApiWrite } from '../../content/editing/writing.js';
import { ContentReader } from '../../content/listing/reader.js';
import { Public, Staff } from '../../platform/access/access.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { CancellationTermsDto, EditablePolicyDto, PolicyParams, WritePolicyDto } from './cancellation-policies.dto.js';
import { listPolicies } from './cancellation-policies.queries.js';
import { CancellationPolicies } from './cancellation-policies.service.js';

@ApiTags('rates')
@Controller('cancellation-policies')
export class CancellationPoliciesController {
  constructor(
    private readonly policies: CancellationPolicies,
    private readonly reader: ContentReader,
  ) {}

  /** Cancellation policies: what comes back when, and when what is due. */
  @Get()
  @Public()
  @Cached('settings')
  @ApiOkResponse({ type: CancellationTermsDto, isArray: true })
  @ApiErrors()
  listCancellationPolicies(@Query() _query: LanguageQuery, @Lang() language: Language): Promise<string> {
    return this.reader.one(listPolicies(language));
  }

  /** One policy with its version in `ETag`. */
  @Get(':code')
  @Staff('catalogue.view')
  @ApiBearerAuth('staff')
  @ApiOkResponse({ type: EditablePolicyDto })
  @ApiErrors(401, 403, 404)
  @Versioned()
  getCancellationPolicy(@Param() { code }: PolicyParams): Promise<EditablePolicyDto> {
    return this.policies.get(code);
  }

  /** Changes what the body names. Bookings keep the policy that they were made under. */
  @Patch(':code')
  @Staff('rates.change')
  @ApiOkResponse({ type: EditablePolicyDto })
  @ApiWrite(EditablePolicyDto, true, 404)
  @Versioned()
  updateCancellationPolicy(
    @Param() { code }: PolicyParams,
    @Body() body: WritePolicyDto,
    @FromStaff() change: StaffCall,
  ): Promise<EditablePolicyDto> {
    return this.policies.update(code, body, change);
  }
}
