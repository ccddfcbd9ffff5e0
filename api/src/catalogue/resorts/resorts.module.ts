import { Module } from '@nestjs/common';
import { ResortEditingController } from './resort-editing.controller.js';
import { ResortsController } from './resorts.controller.js';

@Module({
  controllers: [ResortsController, ResortEditingController],
})
export class ResortsModule {}
