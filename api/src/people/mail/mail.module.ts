import { Global, Module } from '@nestjs/common';
import { OutboxWorker } from './outbox-worker.js';
import { OutboxController } from './outbox.controller.js';
import { Outbox } from './outbox.js';
import { OutboxService } from './outbox.service.js';

/** Mail: every module leaves its letters in the outbox. */
@Global()
@Module({
  controllers: [OutboxController],
  providers: [Outbox, OutboxService, OutboxWorker],
  exports: [Outbox, OutboxWorker],
})
export class MailModule {}
