import { Module } from '@nestjs/common';
import { DestinationEditingController, DestinationFormController } from './destination-editing.controller.js';
import { DestinationsController } from './destinations.controller.js';

@Module({
  controllers: [DestinationsController, DestinationEditingController, DestinationFormController],
})
export class DestinationsModule {}
