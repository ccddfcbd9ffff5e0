import { Global, Module } from '@nestjs/common';
import { LettersController } from './letters.controller.js';
import { LettersService } from './letters.service.js';
import { OutboxWorker } from './outbox-worker.js';
import { OutboxController } from './outbox.controller.js';
import { Outbox } from './outbox.js';
import { OutboxService } from './outbox.service.js';

/** Mail: every module leaves its letters in the outbox. */
@Global()
@Module({
  controllers: [LettersController, OutboxController],
  providers: [LettersService, Outbox, OutboxService, OutboxWorker],
  exports: [Outbox, OutboxWorker],
})
export class MailModule {}
