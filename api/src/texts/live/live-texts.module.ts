import { Module } from '@nestjs/common';
import { LanguagesModule } from '../languages/languages.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { LiveTextsController } from './live-texts.controller.js';
import { LiveTexts } from './live-texts.service.js';

/** Texts as they change, for open pages, at `/live/texts`. */
@Module({
  imports: [LanguagesModule, TranslationsModule],
  controllers: [LiveTextsController],
  providers: [LiveTexts],
})
export class LiveTextsModule {}
