import { Module } from '@nestjs/common';
import { HomepageSectionsController } from './homepage-sections.controller.js';
import { HomepageSections } from './homepage-sections.service.js';
import { HomepageController } from './homepage.controller.js';
import { Homepage } from './homepage.service.js';

/** What the homepage puts forward, and the sections that staff order. */
@Module({ controllers: [HomepageController, HomepageSectionsController], providers: [Homepage, HomepageSections] })
export class HomepageModule {}
