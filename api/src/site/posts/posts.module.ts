import { Module } from '@nestjs/common';
import { PostEditingController } from './post-editing.controller.js';
import { PostsController } from './posts.controller.js';

@Module({
  controllers: [PostsController, PostEditingController],
})
export class PostsModule {}
