import { Module } from '@nestjs/common';
import {
  PageEditingController,
  PageLifecycleController,
  PagePendingController,
  PagePreviewController,
} from './page-editing.controller.js';
import { AboutController, PagesController } from './pages.controller.js';
import { PagesService } from './pages.service.js';

@Module({
  controllers: [
    PagesController,
    AboutController,
    PageEditingController,
    PageLifecycleController,
    PagePendingController,
    PagePreviewController,
  ],
  providers: [PagesService],
  exports: [PagesService],
})
export class PagesModule {}
