import { Module } from '@nestjs/common';
import { DestinationEditingController, DestinationFormController } from './destination-editing.controller.js';
import { DestinationEditing } from './destination-editing.service.js';
import { DestinationsController } from './destinations.controller.js';
import { DestinationsService } from './destinations.service.js';

@Module({
  controllers: [DestinationsController, DestinationEditingController, DestinationFormController],
  providers: [DestinationsService, DestinationEditing],
  exports: [DestinationsService],
})
export class DestinationsModule {}
