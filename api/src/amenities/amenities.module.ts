import { Module } from '@nestjs/common';
import { AmenitiesController } from './amenities.controller.js';
import { AmenitiesService } from './amenities.service.js';
import { AmenityEditingController } from './amenity-editing.controller.js';
import { AmenityEditing } from './amenity-editing.service.js';

@Module({
  controllers: [AmenitiesController, AmenityEditingController],
  providers: [AmenitiesService, AmenityEditing],
})
export class AmenitiesModule {}
