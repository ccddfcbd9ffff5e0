import { Module } from '@nestjs/common';
import { MediaController } from './media.controller.js';
import { MediaService } from './media.service.js';

/** Pictures at `/media`. */
@Module({ controllers: [MediaController], providers: [MediaService] })
export class MediaModule {}
