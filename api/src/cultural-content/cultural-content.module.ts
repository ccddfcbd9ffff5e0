import { Module } from '@nestjs/common';
import { CulturalContentController } from './cultural-content.controller.js';
import { CulturalContentService } from './cultural-content.service.js';

@Module({
  controllers: [CulturalContentController],
  providers: [CulturalContentService],
  exports: [CulturalContentService],
})
export class CulturalContentModule {}
