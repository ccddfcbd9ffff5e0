import { Module } from '@nestjs/common';
import { ExperienceEditingController, ExperienceFormController } from './experience-editing.controller.js';
import { ExperiencesController } from './experiences.controller.js';

@Module({
  controllers: [ExperiencesController, ExperienceEditingController, ExperienceFormController],
})
export class ExperiencesModule {}
