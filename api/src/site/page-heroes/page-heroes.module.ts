import { Module } from '@nestjs/common';
import { PageHeroEditingController } from './page-hero-editing.controller.js';
import { PageHeroesController } from './page-heroes.controller.js';

@Module({
  controllers: [PageHeroesController, PageHeroEditingController],
})
export class PageHeroesModule {}
