import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { errorContent, errorDescription } from './common/api-errors.js';
import { NOT_IDEMPOTENT_EXTENSION } from './common/idempotency-interceptor.js';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Swagger UI writes styles and one script into its page; nothing else of the site may. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const DESCRIPTION = `Catalogue, bookings and translations of a Maldives travel agency.

Every path is accepted with and without its trailing slash. Money is a decimal string, dates are \`YYYY-MM-DD\`, instants are ISO 8601 in UTC. Answers come in the language of \`?lang=\`, else of \`Accept-Language\`, else in English. Unknown parameters and members are refused with 400.`;

/** The OpenAPI document of the application, in a stable order. */
export function createDocument(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Atoll API')
    .setDescription(DESCRIPTION)
    .setVersion('1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'staff')
    .build();
  const document = SwaggerModule.createDocument(app, options, { operationIdFactory: (_controller, method) => method });
  return finish(document);
}

/** Trailing slashes as the convention has them, paths and schemas sorted. */
function finish(document: OpenAPIObject): OpenAPIObject {
  const sorted = <T>(record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  // Without providers (preview) the modules' common prefix is missing.
  const full = (path: string) => (path.startsWith('/api/') ? path : `/api${path}`);
  const withSlash = (path: string) => (path.endsWith('/') || path === '/api/errors' ? path : `${path}/`);
  document.paths = sorted(
    Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [withSlash(full(path)), item])),
  );
  for (const item of Object.values(document.paths)) if (item.post) documentIdempotency(item.post);
  if (document.components?.schemas) document.components.schemas = sorted(document.components.schemas);
  return document;
}

/** What the idempotency interceptor adds to every POST that is not marked otherwise. */
function documentIdempotency(operation: OperationObject & { [NOT_IDEMPOTENT_EXTENSION]?: boolean }): void {
  const marked = operation[NOT_IDEMPOTENT_EXTENSION];
  delete operation[NOT_IDEMPOTENT_EXTENSION];
  if (marked) return;
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key with the same body within 24 hours gets the same answer and has no second effect.',
      schema: { type: 'string', minLength: 8, maxLength: 80, pattern: '^[A-Za-z0-9_-]{8,80}$' },
      example: '5f0c8c5e-8f5e-4a55-9a4c-6f6f1f0f2a11',
    },
  ];
  operation.responses['409'] ??= {
    description: errorDescription(409),
    content: { 'application/json': errorContent(409) },
  };
}

/** Serves Swagger UI at `/api/docs` and the document at `/api/openapi.json`. */
export function setupDocs(app: NestFastifyApplication): void {
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('api/docs', app, () => (document ??= createDocument(app)), {
    jsonDocumentUrl: 'api/openapi.json',
  });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async (request, reply, payload) => {
      if (/^\/api\/docs(\/|\?|$)/.test(request.url)) reply.header('content-security-policy', DOCS_POLICY);
      return payload;
    });
}
