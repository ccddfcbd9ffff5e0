import { Module } from '@nestjs/common';
import {
  ExperienceEditingController,
  ExperienceLifecycleController,
  ExperiencePendingController,
  ExperiencePreviewController,
} from './experience-editing.controller.js';
import { ExperienceEditing } from './experience-editing.service.js';
import { ExperiencesController } from './experiences.controller.js';
import { ExperiencesService } from './experiences.service.js';

@Module({
  controllers: [
    ExperiencesController,
    ExperienceEditingController,
    ExperienceLifecycleController,
    ExperiencePendingController,
    ExperiencePreviewController,
  ],
  providers: [ExperiencesService, ExperienceEditing],
})
export class ExperiencesModule {}
