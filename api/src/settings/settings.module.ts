import { Module } from '@nestjs/common';
import { CurrenciesController, HomepageController, LanguagesController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

@Module({
  controllers: [HomepageController, CurrenciesController, LanguagesController],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}
