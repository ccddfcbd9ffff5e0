import { Module } from '@nestjs/common';
import { PageEditingController } from './page-editing.controller.js';
import { AboutController, PagesController } from './pages.controller.js';

@Module({
  controllers: [PagesController, AboutController, PageEditingController],
})
export class PagesModule {}
