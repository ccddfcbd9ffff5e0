import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { type CallOrigin, Origin } from '../../platform/access/origin.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { ChangePasswordDto, PasswordDto, RevokedSessionsDto, SessionDto } from './account.dto.js';
import { AccountService } from './account.service.js';
import { StaffUserDto, UpdateCurrentUserDto } from './auth.dto.js';
import { CurrentUserService } from './current-user.service.js';
import { toStaffUser } from './to-staff-user.js';
import { ConfirmTotpDto, RecoveryCodesDto, TotpKeyDto } from './totp.dto.js';
import { TotpService } from './totp.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

/** The own account of a member of staff. */
@ApiTags('auth')
@ApiBearerAuth('staff')
@Controller('users/me')
@Staff()
export class CurrentUserController {
  constructor(
    private readonly users: CurrentUserService,
    private readonly account: AccountService,
    private readonly totp: TotpService,
  ) {}

  /** The signed-in member of staff with role and permissions. */
  @Get()
  @ApiErrors(401, 403)
  @Versioned()
  getCurrentUser(@CurrentCaller() caller: Caller): StaffUserDto {
    return toStaffUser(caller);
  }

  /** Changes the own name or language. Role, state and e-mail address are changed by who manages users. */
  @Patch()
  @ApiHeader({ name: 'If-Match', required: true, example: '"3"' })
  @ApiErrors(401, 403, 412, 428)
  @Versioned()
  updateCurrentUser(
    @Body() body: UpdateCurrentUserDto,
    @Headers('if-match') ifMatch: string | undefined,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<StaffUserDto> {
    return this.users.update(caller, body, ifMatch, origin);
  }

  /** Sets another password. Every other session of the account ends. */
  @Post('password')
  @HttpCode(200)
  @NotIdempotent()
  @ApiErrors(401, 403)
  async changeCurrentUserPassword(
    @Body() body: ChangePasswordDto,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<RevokedSessionsDto> {
    const change = { current: body.current_password, next: body.new_password };
    return { sessions_revoked: await this.account.changePassword(caller, change, origin) };
  }

  /** The devices on which the account is signed in, this one first. */
  @Get('sessions')
  @ApiErrors(401, 403)
  listCurrentUserSessions(@CurrentCaller() caller: Caller): Promise<SessionDto[]> {
    return this.account.listSessions(caller);
  }

  /** Signs one device out. */
  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiErrors(401, 403, 404)
  async revokeCurrentUserSession(
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
  async revokeCurrentUserOtherSessions(
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<RevokedSessionsDto> {
    return { sessions_revoked: await this.account.revokeOtherSessions(caller, origin) };
  }

  /** Starts a second factor: a key for the authenticator app, which counts once `totp/confirm/` has seen a code of it. */
  @Post('totp')
  @Refuses(409, 'totp_enabled')
  @NotIdempotent()
  @ApiErrors(401, 403, 409)
  startTotp(@Body() body: PasswordDto, @CurrentCaller() caller: Caller): Promise<TotpKeyDto> {
    return this.totp.start(caller, body.password);
  }

  /**
   * Switches the second factor on and shows ten recovery codes, this one time. Every other session of the account ends.
   */
  @Post('totp/confirm')
  @Refuses(409, 'totp_enabled', 'totp_not_started')
  @HttpCode(200)
  @NotIdempotent()
  @ApiErrors(401, 403, 409)
  async confirmTotp(
    @Body() body: ConfirmTotpDto,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<RecoveryCodesDto> {
    return { recovery_codes: await this.totp.confirm(caller, body.code, origin) };
  }

  /** Ten new recovery codes; the old ones open nothing any more. */
  @Post('totp/recovery-codes')
  @Refuses(409, 'totp_not_enabled')
  @HttpCode(200)
  @NotIdempotent()
  @ApiErrors(401, 403, 409)
  async renewRecoveryCodes(
    @Body() body: PasswordDto,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<RecoveryCodesDto> {
    return { recovery_codes: await this.totp.renewRecoveryCodes(caller, body.password, origin) };
  }

  /** Takes the second factor away. Where the role needs one, nothing but the own account opens until there is another. */
  @Delete('totp')
  @Refuses(409, 'totp_not_enabled')
  @HttpCode(204)
  @ApiErrors(401, 403, 409)
  async deleteTotp(
    @Body() body: PasswordDto,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<void> {
    await this.totp.remove(caller, body.password, origin);
  }
}
