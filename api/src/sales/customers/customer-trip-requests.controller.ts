import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { type Caller, CurrentCaller, Customer } from '../../platform/access/access.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { Sql } from '../../platform/data/sql.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Lang } from '../../platform/http/negotiation.js';
import { WishKeys } from '../trip-requests/wish-keys.js';
import { CustomerTripRequestDto } from './customer-trip-requests.dto.js';
import { tripRequestsOf } from './customer-trip-requests.queries.js';

/** Trips that a customer has asked the agency to plan. */
@ApiTags('customers')
@ApiBearerAuth('customer')
@Controller('customers/me/trip-requests')
@Customer()
export class CustomerTripRequestsController {
  constructor(
    private readonly sql: Sql,
    private readonly keys: WishKeys,
  ) {}

  /** The latest hundred, newest first. What stands under an address belongs to who has shown that it is theirs: others have none. */
  @Get()
  @ApiOkResponse({ type: [CustomerTripRequestDto] })
  @ApiErrors(401, 403)
  async listCustomerTripRequests(
    @Query() _query: LanguageQuery,
    @CurrentCaller() { email, email_verified: isVerified }: Caller,
    @Lang() language: Language,
  ): Promise<CustomerTripRequestDto[]> {
    const found = isVerified ? await tripRequestsOf(this.sql, email, language) : [];
    return found.map((request) => ({ ...request, access_token: this.keys.of(request.id) }));
  }
}
