import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Config } from '../config.js';
import { MultipartInterceptor, acceptForms } from '../uploads/multipart-body.js';
import { MediaController } from './media.controller.js';
import { MediaLibrary } from './media-library.js';
import { MediaService } from './media.service.js';
import { DiskStore } from './store/disk-store.js';
import { MediaStore } from './store/media-store.js';

const store = {
  provide: MediaStore,
  inject: [Config],
  useFactory: (config: Config) => new DiskStore(config.mediaDir),
};

/** Pictures at `/media`, and the library that other modules put pictures into. */
@Global()
@Module({
  controllers: [MediaController],
  providers: [store, MediaService, MediaLibrary, MultipartInterceptor],
  exports: [MediaStore, MediaService, MediaLibrary, MultipartInterceptor],
})
export class MediaModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    acceptForms(this.host.httpAdapter.getInstance<FastifyInstance>());
  }
}
