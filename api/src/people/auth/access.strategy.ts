import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Caller } from '../../platform/access/access.js';
import { NotAuthenticatedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { Config } from '../../platform/config/config.js';
import { findCaller } from './auth.queries.js';
import { rightsOf } from '../accounts/roles.js';
import { ALGORITHM, type AccessClaims, CLOCK_TOLERANCE, ISSUER } from './tokens.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Checks the bearer token: one algorithm, issuer, audience, type, time, and a session that still stands. */
@Injectable()
export class AccessStrategy extends PassportStrategy(Strategy, 'access') {
  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A key made once: of a string the library makes one for every call. Its types do not know keys yet.
      secretOrKey: createSecretKey(config.jwtSecret, 'utf8') as unknown as Buffer,
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: ['staff', 'customer'],
      // The time comes from the application's clock, in validate().
      ignoreExpiration: true,
    });
  }

  async validate(claims: AccessClaims): Promise<Caller> {
    const now = this.clock.now();
    const inTime = typeof claims.exp === 'number' && claims.exp + CLOCK_TOLERANCE > now.getTime() / 1000;
    if (claims.typ !== 'access' || !inTime || !UUID.test(claims.sid))
      throw new NotAuthenticatedError('token_not_valid');
    const found = await findCaller(this.sql, claims.sid, now);
    if (!found || found.id !== claims.sub || found.kind !== claims.aud)
      throw new NotAuthenticatedError('token_not_valid');
    return { ...found, sessionId: claims.sid, ...rightsOf(found, this.config) };
  }
}
