import { Module } from '@nestjs/common';
import { SiteSettingsController } from './site-settings.controller.js';
import { SiteSettings } from './site-settings.service.js';

@Module({ controllers: [SiteSettingsController], providers: [SiteSettings] })
export class SiteSettingsModule {}
