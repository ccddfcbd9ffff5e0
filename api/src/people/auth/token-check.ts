import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { NotAuthenticatedError } from '../../platform/errors/app-error.js';
import { Config } from '../../platform/config/config.js';
import { AccessStrategy } from './access.strategy.js';
import type { VerifiedTokenDto } from './auth.dto.js';
import { ALGORITHM, type AccessClaims, ISSUER } from './tokens.js';

/** Says of an access token what the guard would. */
@Injectable()
export class TokenCheck {
  constructor(
    private readonly jwt: JwtService,
    private readonly strategy: AccessStrategy,
    private readonly config: Config,
  ) {}

  /** @throws {NotAuthenticatedError} `token_not_valid` */
  async verify(token: string): Promise<VerifiedTokenDto> {
    const claims = await this.read(token);
    const { id, kind } = await this.strategy.validate(claims);
    return { kind, user_id: id, expires_at: new Date(claims.exp * 1000).toISOString() };
  }

  private async read(token: string): Promise<AccessClaims> {
    const rules = { algorithms: [ALGORITHM] as [typeof ALGORITHM], issuer: ISSUER, ignoreExpiration: true };
    try {
      return await this.jwt.verifyAsync<AccessClaims>(token, {
        ...rules,
        secret: this.config.jwtSecret,
        audience: ['staff', 'customer'],
      });
    } catch {
      throw new NotAuthenticatedError('token_not_valid');
    }
  }
}
