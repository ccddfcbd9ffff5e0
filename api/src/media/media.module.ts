import { Global, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Config } from '../config.js';
import { MultipartInterceptor, acceptForms } from '../uploads/multipart-body.js';
import { MediaController } from './media.controller.js';
import { MediaLibrary } from './media-library.js';
import { MediaService } from './media.service.js';
import { DiskStore } from './store/disk-store.js';
import { S3Store } from './store/s3-store.js';
import { MediaStore } from './store/media-store.js';

const store = {
  provide: MediaStore,
  inject: [Config],
  useFactory: ({ s3, mediaDir }: Config) => (s3 ? new S3Store(s3) : new DiskStore(mediaDir)),
};

/** Pictures at `/media`, and the library that other modules put pictures into. */
@Global()
@Module({
  controllers: [MediaController],
  providers: [store, MediaService, MediaLibrary, MultipartInterceptor],
  exports: [MediaStore, MediaService, MediaLibrary, MultipartInterceptor],
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
