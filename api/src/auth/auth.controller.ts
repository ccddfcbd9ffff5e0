import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Caller, CurrentCaller, Public, Staff } from '../common/access.js';
import { ApiErrors } from '../common/api-errors.js';
import { NotIdempotent } from '../common/idempotency-interceptor.js';
import { Limit } from '../common/limits.js';
import { CreateTokenDto, RefreshTokenDto, StaffUserDto, TokenDto, TokenPairDto } from './auth.dto.js';
import { AuthService, toStaffUser } from './auth.service.js';

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  /** Signs a member of staff in. Every failure reads alike; ten of them in 15 minutes lock the account for 15 minutes. */
  @Post('token')
  @HttpCode(200)
  @Public()
  @Limit('login_ip')
  @NotIdempotent()
  @ApiErrors(401)
  createToken(@Body() body: CreateTokenDto, @Req() request: FastifyRequest): Promise<TokenDto> {
    return this.auth.signIn(body.email, body.password, request.id);
  }

  /** Exchanges a refresh token for a new pair. The old one works for 10 more seconds; used later it ends the session. */
  @Post('token/refresh')
  @HttpCode(200)
  @Public()
  @Limit('refresh')
  @NotIdempotent()
  @ApiErrors(401)
  refreshToken(@Body() body: RefreshTokenDto): Promise<TokenPairDto> {
    return this.auth.refresh(body.refresh);
  }

  /** Ends the session of a refresh token, at once and for all its access tokens. Unknown tokens are no error. */
  @Post('token/logout')
  @HttpCode(205)
  @Public()
  @Limit('refresh')
  @ApiErrors()
  async deleteToken(@Body() body: RefreshTokenDto): Promise<void> {
    await this.auth.signOut(body.refresh);
  }

  /** The signed-in member of staff with role and permissions. */
  @Get('users/me')
  @Staff()
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403)
  getCurrentUser(@CurrentCaller() caller: Caller): StaffUserDto {
    return toStaffUser(caller);
  }
}
