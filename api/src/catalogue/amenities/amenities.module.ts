import { Module } from '@nestjs/common';
import { AmenitiesController } from './amenities.controller.js';
import { AmenitiesService } from './amenities.service.js';
import { AmenityEditingController } from './amenity-editing.controller.js';

@Module({
  controllers: [AmenitiesController, AmenityEditingController],
  providers: [AmenitiesService],
})
export class AmenitiesModule {}
