import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Config } from './config/config.js';
import { Sandbox } from './sandbox/sandbox.js';
import { CacheInterceptor } from './http/cache.js';
import { CacheInvalidation } from './cache/cache-invalidation.js';
import { Clock } from './data/clock.js';
import { DatabasePulse } from './data/database-pulse.js';
import { Idempotency } from './idempotency/idempotency.js';
import { RateLimits } from './limits/limits.js';
import { NOTICES, PublicCache } from './cache/public-cache.js';
import { Sql } from './data/sql.js';

/** What every module may use without importing it. */
@Global()
@Module({})
export class PlatformModule {
  static register(config: Config, clock: Clock): DynamicModule {
    const services = [Sql, PublicCache, CacheInvalidation, CacheInterceptor, RateLimits, Idempotency, Sandbox];
    const values = [
      { provide: Config, useValue: config },
      { provide: Clock, useValue: clock },
      { provide: DatabasePulse, useFactory: () => new DatabasePulse(config.databaseUrl, NOTICES) },
    ];
    return {
      module: PlatformModule,
      providers: [...values, ...services],
      exports: [Config, Clock, DatabasePulse, ...services],
    };
  }
}
