import { Module } from '@nestjs/common';
import { ResortImagesController } from './resort-images.controller.js';

@Module({ controllers: [ResortImagesController] })
export class ResortImagesModule {}
