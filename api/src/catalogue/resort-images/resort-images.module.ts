import { Module } from '@nestjs/common';
import { ResortImageEditingController, ResortImageFormController } from './resort-image-editing.controller.js';
import { ResortImageEditing } from './resort-image-editing.service.js';
import { ResortImagesController } from './resort-images.controller.js';

@Module({
  controllers: [ResortImagesController, ResortImageEditingController, ResortImageFormController],
  providers: [ResortImageEditing],
})
export class ResortImagesModule {}
