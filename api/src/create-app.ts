import { randomUUIDv7 } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { addCacheShortcut } from './platform/http/cache.js';
import { Clock } from './platform/data/clock.js';
import { answerFrameworkError } from './platform/http/framework-errors.js';
import { addHostCheck } from './platform/http/hosts.js';
import { addHttpHooks } from './platform/http/http-hooks.js';
import { RateLimits, addRefunds } from './platform/limits/limits.js';
import { addMethodCheck } from './platform/http/methods.js';
import { PublicCache } from './platform/cache/public-cache.js';
import { QueryPipe } from './platform/http/query-pipe.js';
import { TextPipe } from './platform/http/text-pipe.js';
import { createValidationPipe } from './platform/http/validation.js';
import type { Config } from './platform/config/config.js';
import { createDocument, setupDocs } from './docs.js';
import { BODY_LIMIT } from './platform/http/body-limit.js';

export interface CreateAppOptions {
  clock?: Clock;
  /** Builds the routes without providers: for writing the OpenAPI document, which needs no database. */
  preview?: boolean;
  /** The OpenAPI document as it was written before; made of the running application otherwise. */
  document?: () => OpenAPIObject;
  /** Modules of a test, mounted under `/api`. */
  probes?: Type[];
}

/** The one way to build the application: for `main`, the OpenAPI writer and every test. Not yet listening. */
export async function createApp(config: Config, options: CreateAppOptions = {}): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    // Longer than a load balancer keeps its side open, or it would send into a closing connection.
    keepAliveTimeout: 72_000,
    // Looked at each second: by itself the server would notice a slow caller half a minute late.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: () => randomUUIDv7(),
    frameworkErrors: answerFrameworkError,
    requestIdHeader: false,
  });
  // Before the framework adds its own: an answer from the store then never meets the middleware.
  const server = adapter.getInstance();
  addHttpHooks(server, config);
  addHostCheck(server, config);
  addMethodCheck(server);
  const openShortcut = addCacheShortcut(server);
  const openRefunds = addRefunds(server);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(config, options.clock ?? new Clock(), options.probes),
    adapter,
    {
      bufferLogs: true,
      bodyParser: false,
      preview: options.preview ?? false,
      abortOnError: false,
      ...(options.preview ? { logger: ['error'] } : {}),
    },
  );
  if (options.preview) return app;
  app.useLogger(app.get(Logger));
  app.flushLogs();
  openShortcut(app.get(PublicCache), app.get(RateLimits));
  openRefunds(app.get(RateLimits));
  app.useGlobalPipes(new TextPipe(), new QueryPipe(), createValidationPipe());
  setupDocs(app, options.document ?? (() => createDocument(app)));
  return app;
}
