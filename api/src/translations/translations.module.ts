import { Module } from '@nestjs/common';
import { LanguagesModule } from '../languages/languages.module.js';
import { ServedTexts } from './served-texts.js';
import { Suggestions } from './suggestions.service.js';
import { TextBooks } from './text-books.js';
import { TextReviewController } from './text-review.controller.js';
import { TextReview } from './text-review.service.js';
import { TextWriter } from './text-writer.js';
import { TranslationsController } from './translations.controller.js';
import { TranslationsService } from './translations.service.js';

/** Texts of the interface and their edits. Needs the releases (RemotesModule). */
@Module({
  imports: [LanguagesModule],
  controllers: [TranslationsController, TextReviewController],
  providers: [TranslationsService, TextReview, TextBooks, TextWriter, Suggestions, ServedTexts],
  exports: [TranslationsService],
})
export class TranslationsModule {}
