import { Module } from '@nestjs/common';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysService } from './api-keys.service.js';
import { KeyCheck } from './key-check.js';

/** Keys with which other systems call. */
@Module({
  controllers: [ApiKeysController],
  providers: [ApiKeysService, KeyCheck],
  exports: [KeyCheck],
})
export class ApiKeysModule {}
