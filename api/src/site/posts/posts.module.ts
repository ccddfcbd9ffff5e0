import { Module } from '@nestjs/common';
import {
  PostEditingController,
  PostLifecycleController,
  PostPendingController,
  PostPreviewController,
} from './post-editing.controller.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';

@Module({
  controllers: [
    PostsController,
    PostEditingController,
    PostLifecycleController,
    PostPendingController,
    PostPreviewController,
  ],
  providers: [PostsService],
  exports: [PostsService],
})
export class PostsModule {}
