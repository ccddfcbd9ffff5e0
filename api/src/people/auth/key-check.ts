import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { NotAuthenticatedError } from '../../platform/errors/app-error.js';
import { Config } from '../../platform/config/config.js';
import { rightsOf } from '../accounts/roles.js';
import { KEY, hashKey } from './api-key.entity.js';
import { findKey, noteUse } from './key-check.queries.js';

/** The key in an `Authorization` header; null where it holds something else. */
export function keyIn(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? '';
  return KEY.test(token) ? token : null;
}

/** Knows who calls with an API key. */
@Injectable()
export class KeyCheck {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * The system that has this key. What it may do is what its scopes name and who made it may do at this moment.
   * @throws {NotAuthenticatedError} `token_not_valid` for a key that is unknown, revoked, over, or of a disabled account
   */
  async callerOf(key: string): Promise<Caller> {
    const now = this.clock.now();
    const found = await findKey(this.sql, hashKey(key), now);
    if (!found) throw new NotAuthenticatedError('token_not_valid');
    if (!found.noted) await noteUse(this.sql, found.id, now);
    const { permissions } = rightsOf(found, this.config);
    return {
      id: found.id,
      kind: 'staff',
      sessionId: found.id,
      email: '',
      first_name: found.name,
      last_name: '',
      role: null,
      locale: found.locale,
      languages: null,
      email_verified: false,
      totp_enabled: false,
      totp_setup_required: false,
      version: 1,
      permissions: found.scopes.filter((scope) => permissions.includes(scope)),
      key: { pace: found.pace },
    };
  }
}
