import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { v7 as uuid } from 'uuid';
import { Clock } from '../../platform/data/clock.js';
import { Config } from '../../platform/config/config.js';
import type { UserKind } from '../accounts/user.entity.js';

export const ALGORITHM = 'HS256';
export const ISSUER = 'atoll';

/** Life of an access token. Seconds. */
export const ACCESS_SECONDS = 15 * 60;

/** What another replica's clock may be off. Seconds. */
export const CLOCK_TOLERANCE = 30;

/** Claims of an access token. */
export interface AccessClaims {
  iss: string;
  aud: UserKind;
  typ: 'access';
  sub: string;
  sid: string;
  iat: number;
  exp: number;
  jti: string;
}

/** Makes tokens: access tokens are signed, refresh tokens are random and stored as hashes. */
@Injectable()
export class Tokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  access(user: { id: string; kind: UserKind }, sessionId: string): string {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    const claims: AccessClaims = {
      iss: ISSUER,
      aud: user.kind,
      typ: 'access',
      sub: user.id,
      sid: sessionId,
      iat,
      exp: iat + ACCESS_SECONDS,
      jti: uuid(),
    };
    return this.jwt.sign(claims, { secret: this.config.jwtSecret, algorithm: ALGORITHM });
  }
}

/** A new refresh token: 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** Hash under which a random token is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
