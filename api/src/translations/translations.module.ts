import { Module } from '@nestjs/common';
import { ServedTexts } from './served-texts.js';
import { TranslationsController } from './translations.controller.js';
import { TranslationsService } from './translations.service.js';

/** Texts of the interface and their edits. Needs the releases (RemotesModule). */
@Module({
  controllers: [TranslationsController],
  providers: [TranslationsService, ServedTexts],
  exports: [TranslationsService],
})
export class TranslationsModule {}
