import { Module } from '@nestjs/common';
import { FaqEditingController } from './faq-editing.controller.js';
import { FaqsController } from './faqs.controller.js';

@Module({
  controllers: [FaqsController, FaqEditingController],
})
export class FaqsModule {}
