import { Module } from '@nestjs/common';
import { CulturalContentEditingController } from './cultural-content-editing.controller.js';
import { CulturalContentController } from './cultural-content.controller.js';
import { CulturalContentService } from './cultural-content.service.js';

@Module({
  controllers: [CulturalContentController, CulturalContentEditingController],
  providers: [CulturalContentService],
  exports: [CulturalContentService],
})
export class CulturalContentModule {}
