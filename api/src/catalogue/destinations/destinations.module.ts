import { Module } from '@nestjs/common';
import { DestinationEditingController, DestinationFormController } from './destination-editing.controller.js';
import { DestinationEditing } from './destination-editing.service.js';
import { DestinationsController } from './destinations.controller.js';

@Module({
  controllers: [DestinationsController, DestinationEditingController, DestinationFormController],
  providers: [DestinationEditing],
})
export class DestinationsModule {}
