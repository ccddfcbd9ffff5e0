import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Config } from '../config/config.js';
import { maskLine } from './log-mask.js';

/** Members that never reach a log, at whatever depth they are known to stand. */
const SECRETS = [
  'password',
  'access',
  'refresh',
  'access_token',
  'token',
  'authorization',
  'phone',
  'email',
  '*.password',
  '*.access',
  '*.refresh',
  '*.access_token',
  '*.token',
  '*.authorization',
  '*.phone',
  '*.email',
];

/** The beginning of the path, which may be as long as a request's head, without the query: it may carry a guest's access token. */
export const loggedPath = (url = '') => url.slice(0, 500).split('?', 1)[0];

/** Structured log: one JSON line for each event. Answers below 400 are lines of level debug. */
export const LoggingModule = {
  register: (config: Config): DynamicModule =>
    LoggerModule.forRoot({
      // With a name for the rest of a path: the module's own pattern meets nothing where Fastify runs it.
      forRoutes: ['{*rest}'],
      pinoHttp: {
        level: config.logLevel,
        redact: { paths: SECRETS, censor: '…' },
        hooks: { streamWrite: maskLine },
        genReqId: (request) => String((request as IncomingMessage & { id?: unknown }).id ?? ''),
        customLogLevel: (_request: IncomingMessage, response: ServerResponse, error?: Error) => {
          if (error || response.statusCode >= 500) return 'error';
          return response.statusCode >= 400 ? 'info' : 'debug';
        },
        quietReqLogger: true,
        serializers: {
          req: (request: { id: string; method: string; url: string }) => ({
            id: request.id,
            method: request.method,
            path: loggedPath(request.url),
          }),
          res: (response: { statusCode: number }) => ({ status: response.statusCode }),
        },
        wrapSerializers: true,
      },
    }),
};
