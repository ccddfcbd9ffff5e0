import { Module } from '@nestjs/common';
import { HomepageSections } from '../homepage/homepage-sections.service.js';
import { HomepageSectionsController, SiteSettingsController } from './site-settings.controller.js';
import { SiteSettings } from './site-settings.service.js';

@Module({
  controllers: [SiteSettingsController, HomepageSectionsController],
  providers: [SiteSettings, HomepageSections],
})
export class SiteSettingsModule {}
