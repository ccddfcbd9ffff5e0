import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, RouterModule } from '@nestjs/core';
import { API_MODULES } from './api-modules.js';
import { AuthGuard } from './people/auth/auth.guard.js';
import { GuardedMembersInterceptor } from './platform/access/guarded-members.js';
import { Clock } from './platform/data/clock.js';
import { PlatformModule } from './platform/platform.module.js';
import { ErrorFilter } from './platform/http/error-filter.js';
import { IdempotencyInterceptor } from './platform/idempotency/idempotency-interceptor.js';
import { LimitGuard } from './platform/limits/limits.js';
import { LoggingModule } from './platform/http/logging.js';
import { QueryGuard } from './platform/http/query-guard.js';
import { Config } from './platform/config/config.js';
import { DatabaseModule } from './database/database.module.js';
import { SITE_MODULES } from './site-modules.js';

/** The whole application. Guards run in this order: identity and permission, limit, query. */
@Module({})
export class AppModule {
  static register(config: Config, clock: Clock, probes: Type[] = []): DynamicModule {
    return {
      module: AppModule,
      imports: [
        LoggingModule.register(config),
        PlatformModule.register(config, clock),
        DatabaseModule,
        ...API_MODULES,
        ...probes,
        ...SITE_MODULES,
        RouterModule.register([{ path: 'api', children: [...API_MODULES, ...probes] }]),
      ],
      providers: [
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_GUARD, useClass: LimitGuard },
        { provide: APP_GUARD, useClass: QueryGuard },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
        { provide: APP_INTERCEPTOR, useClass: GuardedMembersInterceptor },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
