import { Module } from '@nestjs/common';
import { FaqEditingController } from './faq-editing.controller.js';
import { FaqsController } from './faqs.controller.js';
import { FaqsService } from './faqs.service.js';

@Module({
  controllers: [FaqsController, FaqEditingController],
  providers: [FaqsService],
  exports: [FaqsService],
})
export class FaqsModule {}
