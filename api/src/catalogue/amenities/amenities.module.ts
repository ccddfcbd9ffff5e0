import { Module } from '@nestjs/common';
import { AmenitiesController } from './amenities.controller.js';
import { AmenityEditingController } from './amenity-editing.controller.js';

@Module({
  controllers: [AmenitiesController, AmenityEditingController],
})
export class AmenitiesModule {}
