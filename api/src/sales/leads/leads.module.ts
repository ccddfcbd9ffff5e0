import { Module } from '@nestjs/common';
import { Assignees } from '../../people/auth/assignees.js';
import { InboxTools } from '../inbox/inbox.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { LeadsController } from './leads.controller.js';
import { LeadsService } from './leads.service.js';

@Module({
  imports: [QuotesModule],
  controllers: [LeadsController],
  providers: [LeadsService, InboxTools, Assignees],
  exports: [LeadsService],
})
export class LeadsModule {}
