import { Module } from '@nestjs/common';
import { AvailabilityController } from './availability.controller.js';
import { Availability } from './availability.service.js';
import { Stock } from './stock.js';

@Module({ controllers: [AvailabilityController], providers: [Availability, Stock], exports: [Stock] })
export class AvailabilityModule {}
