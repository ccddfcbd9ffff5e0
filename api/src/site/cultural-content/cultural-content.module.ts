import { Module } from '@nestjs/common';
import { CulturalContentEditingController } from './cultural-content-editing.controller.js';
import { CulturalContentController } from './cultural-content.controller.js';

@Module({
  controllers: [CulturalContentController, CulturalContentEditingController],
})
export class CulturalContentModule {}
