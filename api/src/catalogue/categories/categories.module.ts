import { Module } from '@nestjs/common';
import { CategoriesController } from './categories.controller.js';
import { CategoryEditingController } from './category-editing.controller.js';

/** Kinds of trips. */
@Module({
  controllers: [CategoriesController, CategoryEditingController],
})
export class CategoriesModule {}
