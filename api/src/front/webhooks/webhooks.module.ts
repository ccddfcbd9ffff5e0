import { Module } from '@nestjs/common';
import { SecretBox } from '../../people/auth/secret-box.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import { WebhookEndpointsController } from './webhook-endpoints.controller.js';
import { WebhookEndpointsService } from './webhook-endpoints.service.js';
import { WebhookWorker } from './webhook-worker.js';

/** Tells other systems what happened. */
@Module({
  controllers: [WebhookEndpointsController],
  providers: [WebhookEndpointsService, WebhookDeliveriesService, WebhookWorker, SecretBox],
})
export class WebhooksModule {}
