import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { PasswordDto, RevokedSessionsDto } from '../auth/account.dto.js';
import { ROLE_CODES } from '@atoll/contract/permissions';
import { mayGrant, permissionsOf } from '../accounts/roles.js';
import { type Caller, CurrentCaller, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { type CallOrigin, Origin } from '../../platform/access/origin.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { Config } from '../../platform/config/config.js';
import { UserSecurityService } from './user-security.service.js';
import { RoleDto } from './users.dto.js';
import { Refuses } from '../../platform/errors/refuses.js';

/** Help for colleagues who are locked out or have lost something. */
@ApiTags('users')
@ApiBearerAuth('staff')
@Controller('users/:id')
@Staff('users.manage')
export class UserSecurityController {
  constructor(private readonly security: UserSecurityService) {}

  /** Mails a link for a new password. */
  @Post('reset-password')
  @Refuses(409, 'user_disabled')
  @Refuses(403, 'role_not_grantable')
  @HttpCode(202)
  @ApiErrors(401, 403, 404, 409)
  async resetUserPassword(
    @Param('id', UuidPipe) id: string,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<void> {
    await this.security.resetPassword(id, { caller, origin });
  }

  /** Signs somebody out everywhere. */
  @Post('revoke-sessions')
  @Refuses(403, 'role_not_grantable')
  @HttpCode(200)
  @ApiErrors(401, 403, 404)
  async revokeUserSessions(
    @Param('id', UuidPipe) id: string,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<RevokedSessionsDto> {
    return { sessions_revoked: await this.security.revokeSessions(id, { caller, origin }) };
  }

  /** Ends a lock-out after too many wrong passwords. */
  @Post('unlock')
  @Refuses(403, 'role_not_grantable')
  @HttpCode(204)
  @ApiErrors(401, 403, 404)
  async unlockUser(
    @Param('id', UuidPipe) id: string,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<void> {
    await this.security.unlock(id, { caller, origin });
  }

  /** Takes the second factor of somebody away who lost telephone and recovery codes. Needs your own password. */
  @Delete('totp')
  @Refuses(409, 'totp_not_enabled')
  @Refuses(403, 'role_not_grantable')
  @HttpCode(204)
  @ApiErrors(401, 403, 404, 409)
  async deleteUserTotp(
    @Param('id', UuidPipe) id: string,
    @Body() body: PasswordDto,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<void> {
    await this.security.removeTotp(id, body.password, { caller, origin });
  }
}

@ApiTags('users')
@ApiBearerAuth('staff')
@Controller('roles')
@Staff('users.manage')
export class RolesController {
  constructor(private readonly config: Config) {}

  /** The roles, what each may do, and which of them you may give. */
  @Get()
  @ApiErrors(401, 403)
  listRoles(@CurrentCaller() caller: Caller): RoleDto[] {
    return ROLE_CODES.map((role) => ({
      role,
      permissions: [...permissionsOf(role)],
      grantable: mayGrant(caller.permissions, role),
      totp_required: this.config.totpRoles.includes(role),
    }));
  }
}
