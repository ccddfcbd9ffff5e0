import { Global, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Config } from '../../platform/config/config.js';
import { MultipartInterceptor, acceptForms } from '../../platform/uploads/multipart-body.js';
import { MediaController } from './media.controller.js';
import { MediaLibrary } from './media-library.js';
import { MediaService } from './media.service.js';
import { PictureWorker } from './picture-worker.js';
import { openStore } from './store/open-store.js';
import { MediaStore } from './store/media-store.js';

const store = {
  provide: MediaStore,
  inject: [Config],
  useFactory: openStore,
};

/** Pictures at `/media`, and the library that other modules put pictures into. */
@Global()
@Module({
  controllers: [MediaController],
  providers: [store, MediaService, MediaLibrary, PictureWorker, MultipartInterceptor],
  exports: [MediaStore, MediaService, MediaLibrary, PictureWorker, MultipartInterceptor],
})
export class MediaModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly files: MediaStore,
  ) {}

  onModuleInit(): void {
    acceptForms(this.host.httpAdapter.getInstance<FastifyInstance>());
  }
  async onApplicationShutdown(): Promise<void> {
    await this.files.close();
  }
}
