import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { PackageEditingController } from './package-editing.controller.js';
import { PackagesController } from './packages.controller.js';
import { PackagesService } from './packages.service.js';

@Module({
  imports: [CategoriesModule],
  controllers: [PackagesController, PackageEditingController],
  providers: [PackagesService],
  exports: [PackagesService],
})
export class PackagesModule {}
