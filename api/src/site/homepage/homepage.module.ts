import { Module } from '@nestjs/common';
import { HomepageSectionsController } from './homepage-sections.controller.js';
import { HomepageSections } from './homepage-sections.service.js';
import { HomepageController } from './homepage.controller.js';

/** What the homepage puts forward, and the sections that staff order. */
@Module({ controllers: [HomepageController, HomepageSectionsController], providers: [HomepageSections] })
export class HomepageModule {}
