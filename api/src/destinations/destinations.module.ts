import { Module } from '@nestjs/common';
import {
  DestinationEditingController,
  DestinationLifecycleController,
  DestinationPendingController,
} from './destination-editing.controller.js';
import { DestinationEditing } from './destination-editing.service.js';
import { DestinationsController } from './destinations.controller.js';
import { DestinationsService } from './destinations.service.js';

@Module({
  controllers: [
    DestinationsController,
    DestinationEditingController,
    DestinationLifecycleController,
    DestinationPendingController,
  ],
  providers: [DestinationsService, DestinationEditing],
  exports: [DestinationsService],
})
export class DestinationsModule {}
