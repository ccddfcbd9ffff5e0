import { Module } from '@nestjs/common';
import { RatesModule } from '../rates/rates.module.js';
import { AllotmentChanges } from './allotment-changes.js';
import { AllotmentsController } from './allotments.controller.js';
import { Allotments } from './allotments.service.js';
import { AvailabilityController } from './availability.controller.js';
import { Availability } from './availability.service.js';
import { DeparturesController } from './departures.controller.js';
import { Departures } from './departures.service.js';
import { Stock } from './stock.js';

@Module({
  imports: [RatesModule],
  controllers: [AvailabilityController, DeparturesController, AllotmentsController],
  providers: [Availability, Departures, Allotments, AllotmentChanges, Stock],
  exports: [Stock],
})
export class AvailabilityModule {}
