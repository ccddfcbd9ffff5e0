import { Module } from '@nestjs/common';
import {
  ResortImageEditingController,
  ResortImageLifecycleController,
  ResortImagePendingController,
} from './resort-image-editing.controller.js';
import { ResortImageEditing } from './resort-image-editing.service.js';
import { ResortImagesController } from './resort-images.controller.js';

@Module({
  controllers: [
    ResortImagesController,
    ResortImageEditingController,
    ResortImageLifecycleController,
    ResortImagePendingController,
  ],
  providers: [ResortImageEditing],
})
export class ResortImagesModule {}
