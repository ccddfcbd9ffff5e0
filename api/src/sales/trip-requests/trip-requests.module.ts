import { Module } from '@nestjs/common';
import { Assignees } from '../../people/auth/assignees.js';
import { InboxTools } from '../inbox/inbox.js';
import { TripRequestsController } from './trip-requests.controller.js';
import { WishKeys } from './wish-keys.js';
import { TripRequestsService } from './trip-requests.service.js';

@Module({
  controllers: [TripRequestsController],
  providers: [TripRequestsService, WishKeys, InboxTools, Assignees],
  exports: [TripRequestsService, WishKeys],
})
export class TripRequestsModule {}
