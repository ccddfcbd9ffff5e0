import { Module } from '@nestjs/common';
import { ExperienceEditingController, ExperienceFormController } from './experience-editing.controller.js';
import { ExperienceEditing } from './experience-editing.service.js';
import { ExperiencesController } from './experiences.controller.js';
import { ExperiencesService } from './experiences.service.js';

@Module({
  controllers: [ExperiencesController, ExperienceEditingController, ExperienceFormController],
  providers: [ExperiencesService, ExperienceEditing],
})
export class ExperiencesModule {}
