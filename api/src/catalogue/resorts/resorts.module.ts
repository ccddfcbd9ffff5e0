import { Module } from '@nestjs/common';
import { ResortEditingController } from './resort-editing.controller.js';
import { ResortsController } from './resorts.controller.js';
import { ResortsService } from './resorts.service.js';

@Module({
  controllers: [ResortsController, ResortEditingController],
  providers: [ResortsService],
  exports: [ResortsService],
})
export class ResortsModule {}
