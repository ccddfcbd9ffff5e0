import { Module } from '@nestjs/common';
import { AmenitiesController } from './amenities.controller.js';
import { AmenitiesService } from './amenities.service.js';
import {
  AmenityEditingController,
  AmenityLifecycleController,
  AmenityPendingController,
} from './amenity-editing.controller.js';

@Module({
  controllers: [AmenitiesController, AmenityEditingController, AmenityLifecycleController, AmenityPendingController],
  providers: [AmenitiesService],
})
export class AmenitiesModule {}
