import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { Config } from '../config.js';
import { ExpiredRows } from './expired-rows.js';
import { ormOptions } from './orm-options.js';

/** The application's entity manager: a fork for each request, never the global one; and what tidies its tables. */
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [Config],
      useFactory: (config: Config) => ormOptions(config.databaseUrl, 'application', config.durable),
    }),
  ],
  providers: [ExpiredRows],
})
export class DatabaseModule {}
