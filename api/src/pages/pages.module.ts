import { Module } from '@nestjs/common';
import { AboutController, PagesController } from './pages.controller.js';
import { PagesService } from './pages.service.js';

@Module({ controllers: [PagesController, AboutController], providers: [PagesService], exports: [PagesService] })
export class PagesModule {}
