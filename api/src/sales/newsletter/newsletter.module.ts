import { Module } from '@nestjs/common';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

@Module({ controllers: [NewsletterController], providers: [NewsletterService, UnsubscribeTokens] })
export class NewsletterModule {}
