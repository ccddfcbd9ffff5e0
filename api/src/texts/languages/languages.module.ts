import { Module } from '@nestjs/common';
import { KnownLanguages } from './known-languages.js';
import {
  DetectLanguageController,
  LanguageEditingController,
  RegionalSettingsController,
} from './languages.controller.js';
import { PublicLanguagesController } from './public-languages.controller.js';
import { LanguagesService } from './languages.service.js';
import { RegionalSettings } from './regional-settings.service.js';

/** Languages of the agency: which there are, how they write dates and money, which one a text is in. */
@Module({
  controllers: [
    PublicLanguagesController,
    LanguageEditingController,
    RegionalSettingsController,
    DetectLanguageController,
  ],
  providers: [KnownLanguages, LanguagesService, RegionalSettings],
  exports: [KnownLanguages],
})
export class LanguagesModule {}
