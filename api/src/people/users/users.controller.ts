import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Caller, CurrentCaller, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { type CallOrigin, Origin } from '../../platform/access/origin.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { InviteUserDto, ListUsersQuery, UpdateUserDto, UserDto, UserPageDto } from './users.dto.js';
import { UsersService } from './users.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

const IF_MATCH = { name: 'If-Match', required: true, example: '"3"' };

/** The members of staff, for who manages them. */
@ApiTags('users')
@ApiBearerAuth('staff')
@Controller('users')
@Staff('users.manage')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  /** Members of staff, by name unless sorted otherwise. */
  @Get()
  @ApiErrors(401, 403, 404)
  listUsers(@Query() query: ListUsersQuery, @Req() request: FastifyRequest): Promise<UserPageDto> {
    return this.users.list(query, request.url);
  }

  /** Invites somebody: makes the account and mails a link to choose a password. Nobody gives a role they do not hold. */
  @Post()
  @Refuses(403, 'role_not_grantable')
  @NotIdempotent()
  @ApiErrors(401, 403)
  inviteUser(
    @Body() body: InviteUserDto,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<UserDto> {
    return this.users.invite(body, { caller, origin });
  }

  /** One member of staff. */
  @Get(':id')
  @ApiErrors(401, 403, 404)
  @Versioned()
  getUser(@Param('id', UuidPipe) id: string): Promise<UserDto> {
    return this.users.get(id);
  }

  /**
   * Changes a member of staff. Role and state need your own password, are never your own, and cannot be taken from the last
   * active owner (409).
   */
  @Patch(':id')
  @Refuses(409, 'last_owner', 'own_account')
  @Refuses(403, 'role_not_grantable')
  @ApiHeader(IF_MATCH)
  @ApiErrors(401, 403, 404, 409, 412, 428)
  @Versioned()
  updateUser(
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateUserDto,
    @Headers('if-match') ifMatch: string | undefined,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<UserDto> {
    return this.users.update(id, body, ifMatch, { caller, origin });
  }

  /** Removes somebody who never signed in: an invitation to a wrong address. Everybody else is disabled instead (409). */
  @Delete(':id')
  @Refuses(409, 'own_account', 'in_use')
  @Refuses(403, 'role_not_grantable')
  @HttpCode(204)
  @ApiHeader(IF_MATCH)
  @ApiErrors(401, 403, 404, 409, 412, 428)
  async deleteUser(
    @Param('id', UuidPipe) id: string,
    @Headers('if-match') ifMatch: string | undefined,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<void> {
    await this.users.remove(id, ifMatch, { caller, origin });
  }

  /** Mails the invitation again. */
  @Post(':id/invite')
  @Refuses(409, 'not_invited', 'user_disabled')
  @Refuses(403, 'role_not_grantable')
  @HttpCode(202)
  @ApiErrors(401, 403, 404, 409)
  async inviteUserAgain(
    @Param('id', UuidPipe) id: string,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<void> {
    await this.users.inviteAgain(id, { caller, origin });
  }
}
