import { Module } from '@nestjs/common';
import {
  LocationEditingController,
  LocationLifecycleController,
  LocationPendingController,
} from './location-editing.controller.js';
import { LocationsController } from './locations.controller.js';

@Module({
  controllers: [LocationsController, LocationEditingController, LocationLifecycleController, LocationPendingController],
})
export class LocationsModule {}
