import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { DatabasePulse } from '../platform/data/database-pulse.js';
import { Config } from '../platform/config/config.js';
import { ExpiredRows } from './expired-rows.js';
import { ormOptions } from './orm-options.js';

/** The application's entity manager: a fork for each request, never the global one; and what tidies its tables. */
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [Config, DatabasePulse],
      useFactory: (config: Config, pulse: DatabasePulse) =>
        ormOptions(config.databaseUrl, 'application', config.durable, pulse),
    }),
  ],
  providers: [ExpiredRows],
})
export class DatabaseModule {}
