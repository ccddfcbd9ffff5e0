import { Module } from '@nestjs/common';
import { LocationEditingController } from './location-editing.controller.js';
import { LocationsController } from './locations.controller.js';

@Module({
  controllers: [LocationsController, LocationEditingController],
})
export class LocationsModule {}
