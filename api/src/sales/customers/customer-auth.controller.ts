import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { EmailDto, SetPasswordDto } from '../../people/auth/account.dto.js';
import { RefreshTokenDto } from '../../people/auth/auth.dto.js';
import { AuthService } from '../../people/auth/auth.service.js';
import { PasswordResetService } from '../../people/auth/password-reset.service.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { Limit } from '../../platform/limits/limits.js';
import { Lang } from '../../platform/http/negotiation.js';
import { type CallOrigin, Origin } from '../../platform/access/origin.js';
import { CustomerProfileService } from './customer-profile.service.js';
import {
  ConfirmedEmailDto,
  CustomerTokenDto,
  LoginCustomerDto,
  RegisterCustomerDto,
  RegistrationDto,
  ConfirmEmailDto,
  VerifiedCustomerDto,
  VerifyEmailDto,
} from './customers.dto.js';
import { RegistrationService } from './registration.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

/** How customers come in. */
@ApiTags('customers')
@Controller('customers')
@Public()
export class CustomerAuthController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly customers: CustomerProfileService,
    private readonly auth: AuthService,
    private readonly passwords: PasswordResetService,
  ) {}

  /**
   * Registers a customer. The answer asks for the link in the letter, whether or not the address has an account already: only
   * the letter differs. Installations that do not hide this sign in at once and refuse known addresses.
   */
  @Post('register')
  @Limit('register')
  @NotIdempotent()
  @ApiErrors()
  registerCustomer(
    @Body() body: RegisterCustomerDto,
    @Lang() language: Language,
    @Origin() origin: CallOrigin,
  ): Promise<RegistrationDto> {
    return this.registrations.register(body, language, origin);
  }

  /**
   * Confirms an address by the token of the mailed link (24 hours, once) and signs the customer in. Guest bookings made with
   * the address are theirs from now on. The password chosen at registration counts when the link is opened at the internet
   * address that registered, or when it comes with the token: anybody may have registered the e-mail address.
   */
  @Post('verify-email')
  @HttpCode(200)
  @Limit('sign_in')
  @NotIdempotent()
  @ApiErrors()
  verifyCustomerEmail(@Body() body: VerifyEmailDto, @Origin() origin: CallOrigin): Promise<VerifiedCustomerDto> {
    return this.registrations.verify(body, origin);
  }

  /** Sends the letter with the link again. Always 202. */
  @Post('verify-email/resend')
  @HttpCode(202)
  @Limit('reset')
  @ApiErrors()
  async resendCustomerVerification(@Body() body: EmailDto, @Lang() language: Language): Promise<void> {
    await this.registrations.resend(body.email, language);
  }

  /** Signs a customer in. Every failure reads alike; ten of them in 15 minutes lock the account for 15 minutes, as for staff. */
  @Post('login')
  @Refuses(401, 'no_active_account')
  @HttpCode(200)
  @Limit('sign_in')
  @NotIdempotent()
  @ApiErrors(401)
  loginCustomer(@Body() body: LoginCustomerDto, @Origin() origin: CallOrigin): Promise<CustomerTokenDto> {
    return this.customers.signIn(body, origin);
  }

  /** Ends the session of a customer's refresh token. Unknown tokens are no error. */
  @Post('logout')
  @HttpCode(205)
  @Limit('refresh')
  @ApiErrors()
  async logoutCustomer(@Body() body: RefreshTokenDto, @Origin() origin: CallOrigin): Promise<void> {
    await this.auth.signOut(body.refresh, origin, 'customer');
  }

  /** Mails a link to a customer who forgot the password. Always 202, whoever asks about whomever. */
  @Post('password/reset')
  @HttpCode(202)
  @Limit('sign_in')
  @ApiErrors()
  async requestCustomerPasswordReset(
    @Body() body: EmailDto,
    @Lang() language: Language,
    @Origin() origin: CallOrigin,
  ): Promise<void> {
    await this.passwords.request('customer', body.email, language, origin);
  }

  /** Sets the password for the link (one hour, once). Every session ends; sign in afterwards. */
  @Post('password/reset/confirm')
  @HttpCode(204)
  @Limit('sign_in')
  @NotIdempotent()
  @ApiErrors()
  async confirmCustomerPasswordReset(@Body() body: SetPasswordDto, @Origin() origin: CallOrigin): Promise<void> {
    await this.customers.resetPassword(body, origin);
  }

  /**
   * Makes a new address the account's, by the token of the link that was mailed to it (24 hours, once) and the account's
   * password.
   */
  @Post('email/confirm')
  @HttpCode(200)
  @Limit('sign_in')
  @NotIdempotent()
  @ApiErrors()
  confirmCustomerEmail(@Body() body: ConfirmEmailDto, @Origin() origin: CallOrigin): Promise<ConfirmedEmailDto> {
    return this.customers.confirmEmail(body, origin);
  }
}
