import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { Limit } from '../../platform/limits/limits.js';
import { Lang } from '../../platform/http/negotiation.js';
import { type CallOrigin, Origin } from '../../platform/access/origin.js';
import { EmailDto, SetPasswordDto } from './account.dto.js';
import { PasswordResetService } from './password-reset.service.js';

/** Forgotten passwords of the office, and the first ones of those who were invited. */
@ApiTags('auth')
@Controller('users/password')
export class PasswordResetController {
  constructor(private readonly passwords: PasswordResetService) {}

  /** Mails a link to a member of staff who forgot the password. Always 202, whoever asks about whomever. */
  @Post('reset')
  @HttpCode(202)
  @Public()
  @Limit('sign_in')
  @ApiErrors()
  async requestStaffPasswordReset(
    @Body() body: EmailDto,
    @Lang() language: Language,
    @Origin() origin: CallOrigin,
  ): Promise<void> {
    await this.passwords.request('staff', body.email, language, origin);
  }

  /** Sets the password for the link of a reset or an invitation. Every session ends; sign in afterwards. */
  @Post('reset/confirm')
  @HttpCode(204)
  @Public()
  @Limit('sign_in')
  @NotIdempotent()
  @ApiErrors()
  async confirmStaffPasswordReset(@Body() body: SetPasswordDto, @Origin() origin: CallOrigin): Promise<void> {
    await this.passwords.confirm('staff', { token: body.token, password: body.new_password }, origin);
  }
}
