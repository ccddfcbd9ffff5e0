import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { AppError, NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { User } from '../accounts/user.entity.js';
import { AccountService } from '../auth/account.service.js';
import { ApiKey, newKey } from '../auth/api-key.entity.js';
import type { ApiKeyDto, CreateApiKeyDto, CreatedApiKeyDto } from './api-keys.dto.js';
import { countKeys, listKeys, readKey } from './api-keys.queries.js';

/** Keys that count at a time. */
export const MAX_KEYS = 50;

/** 403: nobody gives what they do not hold (D-30). */
class ScopeNotGrantableError extends AppError {
  constructor() {
    super(403, 'role_not_grantable');
  }
}

/** Keys of other systems: made, listed, revoked. A key is never changed: one that may do something else is another one. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly em: EntityManager,
    private readonly account: AccountService,
    private readonly sql: Sql,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  list(): Promise<ApiKeyDto[]> {
    return listKeys(this.sql, this.clock.now());
  }

  /**
   * Makes a key and says it this once. It outlives the session: an unlocked screen is not enough.
   * @throws {ScopeNotGrantableError} for a scope that the caller lacks
   * @throws {ValidationFailedError} `password_wrong`, or by field
   */
  async create(dto: CreateApiKeyDto, { caller, requestId }: StaffCall): Promise<CreatedApiKeyDto> {
    await this.account.reauthenticate(caller, dto.password);
    const now = this.clock.now();
    if (!dto.scopes.every((scope) => caller.permissions.includes(scope))) throw new ScopeNotGrantableError();
    const today = this.clock.maldivesDate();
    if (dto.expires_on && dto.expires_on < today)
      throw ValidationFailedError.on('expires_on', 'date_too_early', { date: today });
    return this.em.fork().transactional(async (em) => {
      if ((await countKeys(transactionSql(em), now)) >= MAX_KEYS)
        throw ValidationFailedError.on('name', 'too_many_keys', { count: MAX_KEYS });
      const secret = newKey();
      const key = new ApiKey(
        {
          name: dto.name,
          scopes: dto.scopes,
          pace: dto.calls_per_minute ?? 300,
          expiresOn: dto.expires_on ?? null,
          createdBy: em.getReference(User, caller.id),
        },
        secret,
        now,
      );
      em.persist(key);
      const { name, scopes, pace, expiresOn } = key;
      this.record(em, key, 'create', { caller, requestId }, { name, scopes, pace, expires_on: expiresOn });
      await em.flush();
      return { ...(await this.read(em, key.id)), secret };
    });
  }

  /** Ends a key at once; again it changes nothing. @throws {NotFoundError} */
  revoke(id: string, call: StaffCall): Promise<ApiKeyDto> {
    return this.em.fork().transactional(async (em) => {
      const key = await em.findOne(ApiKey, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!key) throw new NotFoundError();
      if (!key.revokedAt) {
        key.revokedAt = this.clock.now();
        this.record(em, key, 'revoke', call, { name: key.name });
        await em.flush();
      }
      return this.read(em, id);
    });
  }

  private async read(em: EntityManager, id: string): Promise<ApiKeyDto> {
    const key = await readKey(transactionSql(em), id, this.clock.now());
    if (!key) throw new NotFoundError();
    return key;
  }

  private record(
    em: EntityManager,
    { id }: ApiKey,
    verb: string,
    { caller, requestId }: Pick<StaffCall, 'caller' | 'requestId'>,
    after: object,
  ): void {
    const what = { action: `api_key.${verb}`, entity: 'api_key', entityId: id };
    this.audit.record(em, { ...what, actorId: caller.id, requestId, after });
  }
}
