import { Module } from '@nestjs/common';
import { PageHeroesController } from './page-heroes.controller.js';
import { PageHeroesService } from './page-heroes.service.js';

@Module({ controllers: [PageHeroesController], providers: [PageHeroesService], exports: [PageHeroesService] })
export class PageHeroesModule {}
