import { Module } from '@nestjs/common';
import { Assignees } from '../../people/auth/assignees.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsService } from './saved-views.service.js';

@Module({
  controllers: [SavedViewsController],
  providers: [SavedViewsService, Assignees],
})
export class SavedViewsModule {}
