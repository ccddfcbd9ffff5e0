import { Module } from '@nestjs/common';
import { LibraryController } from './library.controller.js';
import { LibraryService } from './library.service.js';
import { MediaRemoval } from './media-removal.js';

/** The library of pictures under `/api/media`. */
@Module({ controllers: [LibraryController], providers: [LibraryService, MediaRemoval] })
export class LibraryModule {}
