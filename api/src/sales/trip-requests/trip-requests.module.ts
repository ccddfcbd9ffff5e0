import { Module } from '@nestjs/common';
import { Assignees } from '../../people/auth/assignees.js';
import { InboxTools } from '../inbox/inbox.js';
import { TripRequestsController } from './trip-requests.controller.js';
import { TripRequestsService } from './trip-requests.service.js';

@Module({
  controllers: [TripRequestsController],
  providers: [TripRequestsService, InboxTools, Assignees],
  exports: [TripRequestsService],
})
export class TripRequestsModule {}
