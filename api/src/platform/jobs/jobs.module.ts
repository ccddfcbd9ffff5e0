import { Global, Module } from '@nestjs/common';
import { Jobs } from './jobs.js';

/** Work outside of requests, for every module. */
@Global()
@Module({ providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
