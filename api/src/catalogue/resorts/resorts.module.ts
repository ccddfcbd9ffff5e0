import { Module } from '@nestjs/common';
import {
  ResortEditingController,
  ResortLifecycleController,
  ResortPendingController,
  ResortPreviewController,
} from './resort-editing.controller.js';
import { ResortsController } from './resorts.controller.js';
import { ResortsService } from './resorts.service.js';

@Module({
  controllers: [
    ResortsController,
    ResortEditingController,
    ResortLifecycleController,
    ResortPendingController,
    ResortPreviewController,
  ],
  providers: [ResortsService],
  exports: [ResortsService],
})
export class ResortsModule {}
