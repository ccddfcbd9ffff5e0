import { Module } from '@nestjs/common';
import { PackageEditingController } from './package-editing.controller.js';
import { PackagesController } from './packages.controller.js';

@Module({
  controllers: [PackagesController, PackageEditingController],
})
export class PackagesModule {}
