import { Module } from '@nestjs/common';
import {
  PageHeroEditingController,
  PageHeroLifecycleController,
  PageHeroPreviewController,
} from './page-hero-editing.controller.js';
import { PageHeroesController } from './page-heroes.controller.js';
import { PageHeroesService } from './page-heroes.service.js';

@Module({
  controllers: [
    PageHeroesController,
    PageHeroEditingController,
    PageHeroLifecycleController,
    PageHeroPreviewController,
  ],
  providers: [PageHeroesService],
  exports: [PageHeroesService],
})
export class PageHeroesModule {}
