import { Module } from '@nestjs/common';
import { CategoriesController } from './categories.controller.js';
import { CategoriesService } from './categories.service.js';
import { CategoryEditingController } from './category-editing.controller.js';

/** Kinds of trips. */
@Module({
  controllers: [CategoriesController, CategoryEditingController],
  providers: [CategoriesService],
  exports: [CategoriesService],
})
export class CategoriesModule {}
