import { Module } from '@nestjs/common';
import { CurrenciesController, HomepageController, LanguagesController } from './homepage.controller.js';
import { SettingsService } from './homepage.service.js';

@Module({
  controllers: [HomepageController, CurrenciesController, LanguagesController],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}
