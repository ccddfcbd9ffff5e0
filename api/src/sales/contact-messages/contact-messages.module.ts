import { Module } from '@nestjs/common';
import { Assignees } from '../../people/auth/assignees.js';
import { InboxTools } from '../inbox/inbox.js';
import { TripRequestsModule } from '../trip-requests/trip-requests.module.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { ContactController } from './contact.controller.js';

@Module({
  imports: [TripRequestsModule],
  controllers: [ContactMessagesController, ContactController],
  providers: [ContactMessagesService, InboxTools, Assignees],
})
export class ContactMessagesModule {}
