import { Module } from '@nestjs/common';
import { RedirectsEditingController } from './redirects-editing.controller.js';
import { RedirectsEditing } from './redirects-editing.service.js';
import { RedirectsController } from './redirects.controller.js';
import { RedirectsService } from './redirects.service.js';

@Module({
  controllers: [RedirectsController, RedirectsEditingController],
  providers: [RedirectsService, RedirectsEditing],
  exports: [RedirectsService],
})
export class RedirectsModule {}
