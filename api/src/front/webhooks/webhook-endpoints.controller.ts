import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiWrite } from '../../content/editing/writing.js';
import { Staff } from '../../platform/access/access.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { WebhookMessageDto } from './webhook-message.dto.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import { WebhookEndpointsService } from './webhook-endpoints.service.js';
import {
  CreateWebhookEndpointDto,
  ListWebhookDeliveriesQuery,
  ReplayWebhookDto,
  ReplayedWebhookDto,
  UpdateWebhookEndpointDto,
  WebhookDeliveryDto,
  WebhookDeliveryPageDto,
  WebhookEndpointDto,
  WebhookEndpointWithSecretDto,
} from './webhooks.dto.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('webhooks')
@ApiBearerAuth('staff')
@ApiExtraModels(WebhookMessageDto)
@Controller('webhook-endpoints')
export class WebhookEndpointsController {
  constructor(
    private readonly endpoints: WebhookEndpointsService,
    private readonly deliveries: WebhookDeliveriesService,
  ) {}

  /** All endpoints, oldest first. */
  @Get()
  @Staff('webhooks.manage')
  @ApiOkResponse({ type: [WebhookEndpointDto] })
  @ApiErrors(401, 403)
  listWebhookEndpoints(): Promise<WebhookEndpointDto[]> {
    return this.endpoints.list();
  }

  /** One endpoint with its version in `ETag`. */
  @Get(':id')
  @Staff('webhooks.manage')
  @ApiOkResponse({ type: WebhookEndpointDto })
  @ApiErrors(401, 403, 404)
  @Versioned()
  getWebhookEndpoint(@Param('id', UuidPipe) id: string): Promise<WebhookEndpointDto> {
    return this.endpoints.get(id);
  }

  /** Adds an endpoint. The answer is the only place where its secret stands. */
  @Post()
  @Staff('webhooks.manage')
  @NotIdempotent()
  @ApiCreatedResponse({ type: WebhookEndpointWithSecretDto })
  @ApiErrors(401, 403)
  @Versioned()
  createWebhookEndpoint(
    @Body() body: CreateWebhookEndpointDto,
    @FromStaff() call: StaffCall,
  ): Promise<WebhookEndpointWithSecretDto> {
    return this.endpoints.create(body, call);
  }

  /** Changes what the body names. */
  @Patch(':id')
  @Staff('webhooks.manage')
  @ApiOkResponse({ type: WebhookEndpointDto })
  @ApiWrite(WebhookEndpointDto, true, 404)
  @Versioned()
  updateWebhookEndpoint(
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateWebhookEndpointDto,
    @FromStaff() call: StaffCall,
  ): Promise<WebhookEndpointDto> {
    return this.endpoints.update(id, body, call);
  }

  /** Removes an endpoint with the list of what it was sent. */
  @Delete(':id')
  @Staff('webhooks.manage')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(WebhookEndpointDto, true, 404)
  deleteWebhookEndpoint(@Param('id', UuidPipe) id: string, @FromStaff() call: StaffCall): Promise<void> {
    return this.endpoints.remove(id, call);
  }

  /** Gives a new secret, in the answer alone. The former one signs beside it for 24 hours. */
  @Post(':id/rotate-secret')
  @HttpCode(200)
  @Staff('webhooks.manage')
  @NotIdempotent()
  @ApiOkResponse({ type: WebhookEndpointWithSecretDto })
  @ApiErrors(401, 403, 404)
  @Versioned()
  rotateWebhookSecret(
    @Param('id', UuidPipe) id: string,
    @FromStaff() call: StaffCall,
  ): Promise<WebhookEndpointWithSecretDto> {
    return this.endpoints.rotate(id, call);
  }

  /** Sends a message that tells of nothing, to see whether it arrives. 409 while the endpoint is off. */
  @Post(':id/test')
  @Refuses(409, 'webhook_off')
  @Staff('webhooks.manage')
  @ApiCreatedResponse({ type: WebhookDeliveryDto })
  @ApiErrors(401, 403, 404, 409)
  testWebhookEndpoint(@Param('id', UuidPipe) id: string, @FromStaff() call: StaffCall): Promise<WebhookDeliveryDto> {
    return this.deliveries.test(id, call);
  }

  /** What an endpoint was sent, newest first, with how it answered. Kept for 30 days. */
  @Get(':id/deliveries')
  @Staff('webhooks.manage')
  @ApiOkResponse({ type: WebhookDeliveryPageDto })
  @ApiErrors(401, 403, 404)
  listWebhookDeliveries(
    @Param('id', UuidPipe) id: string,
    @Query() query: ListWebhookDeliveriesQuery,
    @Req() request: FastifyRequest,
  ): Promise<WebhookDeliveryPageDto> {
    return this.deliveries.list(id, query, request.url);
  }

  /** Sends one message again, under the id that it had. 409 while the endpoint is off. */
  @Post(':id/deliveries/:delivery/replay')
  @Refuses(409, 'webhook_off')
  @HttpCode(200)
  @Staff('webhooks.manage')
  @ApiOkResponse({ type: WebhookDeliveryDto })
  @ApiErrors(401, 403, 404, 409)
  replayWebhookDelivery(
    @Param('id', UuidPipe) id: string,
    @Param('delivery', UuidPipe) delivery: string,
    @FromStaff() call: StaffCall,
  ): Promise<WebhookDeliveryDto> {
    return this.deliveries.replay(id, delivery, call);
  }

  /** Sends again what was given up since a time. 409 while the endpoint is off. */
  @Post(':id/replay-failed')
  @HttpCode(200)
  @Staff('webhooks.manage')
  @ApiOkResponse({ type: ReplayedWebhookDto })
  @ApiErrors(401, 403, 404, 409)
  replayFailedWebhooks(
    @Param('id', UuidPipe) id: string,
    @Body() { since }: ReplayWebhookDto,
    @FromStaff() call: StaffCall,
  ): Promise<ReplayedWebhookDto> {
    return this.deliveries.replayFailed(id, since, call);
  }
}
