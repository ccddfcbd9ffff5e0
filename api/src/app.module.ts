import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, RouterModule } from '@nestjs/core';
import { API_MODULES } from './api-modules.js';
import { AuthGuard } from './auth/auth.guard.js';
import { Clock } from './common/clock.js';
import { CommonModule } from './common/common.module.js';
import { ErrorFilter } from './common/error-filter.js';
import { IdempotencyInterceptor } from './common/idempotency-interceptor.js';
import { LimitGuard } from './common/limits.js';
import { LoggingModule } from './common/logging.js';
import { QueryGuard } from './common/query-guard.js';
import { Config } from './config.js';
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
        CommonModule.register(config, clock),
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
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
