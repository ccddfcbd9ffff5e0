import { Module } from '@nestjs/common';
import { PageHeroEditingController } from './page-hero-editing.controller.js';
import { PageHeroesController } from './page-heroes.controller.js';
import { PageHeroesService } from './page-heroes.service.js';

@Module({
  controllers: [PageHeroesController, PageHeroEditingController],
  providers: [PageHeroesService],
  exports: [PageHeroesService],
})
export class PageHeroesModule {}
