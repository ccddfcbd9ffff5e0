import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { Limit } from '../../platform/limits/limits.js';
import { type CallOrigin, Origin } from '../../platform/access/origin.js';
import { Config } from '../../platform/config/config.js';
import {
  AccessTokenDto,
  CreateTokenDto,
  RefreshTokenDto,
  TokenDto,
  TokenPairDto,
  VerifiedTokenDto,
} from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { TokenCheck } from './token-check.js';
import { userToStaffDto } from './to-staff-user.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('auth')
@Controller('token')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly check: TokenCheck,
    private readonly config: Config,
  ) {}

  /**
   * Signs a member of staff in. Every failure reads alike; ten of them in 15 minutes lock the account
   * for 15 minutes to everybody at an address where its owner has not signed in before. Where a
   * second factor is set up, the right password alone answers 401 `otp_required`: send it again with `otp`.
   */
  @Post()
  @Refuses(401, 'no_active_account', 'otp_required', 'otp_not_valid')
  @HttpCode(200)
  @Public()
  @Limit('sign_in')
  @NotIdempotent()
  @ApiErrors(401)
  async createToken(@Body() body: CreateTokenDto, @Origin() origin: CallOrigin): Promise<TokenDto> {
    const { user, ...pair } = await this.auth.signIn('staff', body, origin);
    return { ...pair, user: userToStaffDto(user, this.config) };
  }

  /** Exchanges a refresh token for a new pair. The old one works for 10 more seconds; used later it ends the session. */
  @Post('refresh')
  @HttpCode(200)
  @Public()
  @Limit('refresh')
  @NotIdempotent()
  @ApiErrors(401)
  refreshToken(@Body() body: RefreshTokenDto, @Origin() origin: CallOrigin): Promise<TokenPairDto> {
    return this.auth.refresh(body.refresh, origin);
  }

  /** Tells whether an access token still opens anything, and until when. Staff and customers alike. */
  @Post('verify')
  @HttpCode(200)
  @Public()
  @Limit('refresh')
  @ApiErrors(401)
  verifyToken(@Body() body: AccessTokenDto): Promise<VerifiedTokenDto> {
    return this.check.verify(body.token);
  }

  /** Ends the session of a refresh token, at once and for all its access tokens. Unknown tokens are no error. */
  @Post('logout')
  @HttpCode(205)
  @Public()
  @Limit('refresh')
  @ApiErrors()
  async deleteToken(@Body() body: RefreshTokenDto, @Origin() origin: CallOrigin): Promise<void> {
    await this.auth.signOut(body.refresh, origin);
  }
}
