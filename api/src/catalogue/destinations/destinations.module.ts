import { Module } from '@nestjs/common';
import {
  DestinationEditingController,
  DestinationLifecycleController,
  DestinationPendingController,
  DestinationPreviewController,
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
    DestinationPreviewController,
  ],
  providers: [DestinationsService, DestinationEditing],
  exports: [DestinationsService],
})
export class DestinationsModule {}
