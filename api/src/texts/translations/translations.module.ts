import { Module } from '@nestjs/common';
import { LanguagesModule } from '../languages/languages.module.js';
import { TextCommentsController } from './comments/text-comments.controller.js';
import { TextComments } from './comments/text-comments.service.js';
import { ExchangeController } from './exchange/exchange.controller.js';
import { ExchangeFiles } from './exchange/exchange-files.js';
import { ImportJobs } from './exchange/import-jobs.service.js';
import { TextExport } from './exchange/text-export.service.js';
import { TextImport } from './exchange/text-import.service.js';
import { MissingTextsController } from './missing-texts.controller.js';
import { MissingTexts } from './missing-texts.service.js';
import { OwnWords } from './own-words.service.js';
import { TextPlacesController } from './places/text-places.controller.js';
import { TextPlaces } from './places/text-places.service.js';
import { PutBack } from './releases/put-back.service.js';
import { TextReleasesController } from './releases/releases.controller.js';
import { TextReleases } from './releases/text-releases.service.js';
import { ServedTexts } from './served-texts.js';
import { Suggestions } from './suggestions.service.js';
import { SuggestionsController } from './suggestions.controller.js';
import { TextBooks } from './text-books.js';
import { TextCreationController } from './text-creation.controller.js';
import { TextCreation } from './text-creation.service.js';
import { TextReviewController } from './text-review.controller.js';
import { TextReview } from './text-review.service.js';
import { TextStats } from './text-stats.service.js';
import { TextWriter } from './text-writer.js';
import { TranslationsController } from './translations.controller.js';
import { TranslationsService } from './translations.service.js';

/** Texts of the interface and their edits. Needs the releases (RemotesModule). */
@Module({
  imports: [LanguagesModule],
  controllers: [
    TranslationsController,
    TextReviewController,
    TextCreationController,
    SuggestionsController,
    ExchangeController,
    MissingTextsController,
    TextPlacesController,
    TextCommentsController,
    TextReleasesController,
  ],
  providers: [
    TranslationsService,
    TextReview,
    TextCreation,
    TextStats,
    TextBooks,
    TextWriter,
    Suggestions,
    ExchangeFiles,
    TextExport,
    TextImport,
    ImportJobs,
    MissingTexts,
    TextPlaces,
    TextComments,
    TextReleases,
    PutBack,
    ServedTexts,
    OwnWords,
  ],
  exports: [TranslationsService, TextStats],
})
export class TranslationsModule {}
