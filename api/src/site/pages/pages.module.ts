import { Module } from '@nestjs/common';
import { PageEditingController } from './page-editing.controller.js';
import { AboutController, PagesController } from './pages.controller.js';
import { PagesService } from './pages.service.js';

@Module({
  controllers: [PagesController, AboutController, PageEditingController],
  providers: [PagesService],
  exports: [PagesService],
})
export class PagesModule {}
