import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { ChangePasswordDto, RevokedSessionsDto, SessionDto } from '../../people/auth/account.dto.js';
import { AccountService } from '../../people/auth/account.service.js';
import { type Caller, CurrentCaller, Customer } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { type CallOrigin, Origin } from '../../platform/access/origin.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { CustomerProfileService } from './customer-profile.service.js';
import { ChangeEmailDto, CustomerDto, UpdateCustomerDto } from './customers.dto.js';

/** The own account of a customer. */
@ApiTags('customers')
@ApiBearerAuth('customer')
@Controller('customers/me')
@Customer()
export class CustomerController {
  constructor(
    private readonly customers: CustomerProfileService,
    private readonly account: AccountService,
  ) {}

  /** The signed-in customer. */
  @Get()
  @ApiErrors(401, 403)
  @Versioned()
  getCustomer(@CurrentCaller() caller: Caller): Promise<CustomerDto> {
    return this.customers.get(caller.id);
  }

  /** Changes the profile. The e-mail address and the password have calls of their own. */
  @Patch()
  @ApiHeader({ name: 'If-Match', required: true, example: '"3"' })
  @ApiErrors(401, 403, 412, 428)
  @Versioned()
  updateCustomer(
    @Body() body: UpdateCustomerDto,
    @Headers('if-match') ifMatch: string | undefined,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<CustomerDto> {
    return this.customers.update(caller, body, ifMatch, origin);
  }

  /** Sets another password. Every other session of the account ends. */
  @Post('password')
  @HttpCode(200)
  @NotIdempotent()
  @ApiErrors(401, 403)
  async changeCustomerPassword(
    @Body() body: ChangePasswordDto,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<RevokedSessionsDto> {
    const change = { current: body.current_password, next: body.new_password };
    return { sessions_revoked: await this.account.changePassword(caller, change, origin) };
  }

  /** Asks to change the e-mail address: it changes once the link in the letter to the new one was opened. */
  @Post('email')
  @HttpCode(202)
  @NotIdempotent()
  @ApiErrors(401, 403)
  async changeCustomerEmail(
    @Body() body: ChangeEmailDto,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<void> {
    await this.customers.requestEmail(caller, body, origin);
  }

  /** The devices on which the account is signed in, this one first. */
  @Get('sessions')
  @ApiErrors(401, 403)
  listCustomerSessions(@CurrentCaller() caller: Caller): Promise<SessionDto[]> {
    return this.account.listSessions(caller);
  }

  /** Signs one device out. */
  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiErrors(401, 403, 404)
  async revokeCustomerSession(
    @Param('id', UuidPipe) id: string,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<void> {
    await this.account.revokeSession(caller, id, origin);
  }

  /** Signs every other device out. */
  @Post('sessions/revoke-others')
  @HttpCode(200)
  @ApiErrors(401, 403)
  async revokeCustomerOtherSessions(
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<RevokedSessionsDto> {
    return { sessions_revoked: await this.account.revokeOtherSessions(caller, origin) };
  }
}
