import { Module } from '@nestjs/common';
import { ExperienceEditingController, ExperienceFormController } from './experience-editing.controller.js';
import { ExperienceEditing } from './experience-editing.service.js';
import { ExperiencesController } from './experiences.controller.js';

@Module({
  controllers: [ExperiencesController, ExperienceEditingController, ExperienceFormController],
  providers: [ExperienceEditing],
})
export class ExperiencesModule {}
