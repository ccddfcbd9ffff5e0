import { Module } from '@nestjs/common';
import { PostEditingController } from './post-editing.controller.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';

@Module({
  controllers: [PostsController, PostEditingController],
  providers: [PostsService],
  exports: [PostsService],
})
export class PostsModule {}
