import { createHash } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { WEBHOOKS } from './front/webhooks/webhook-document.js';
import { completeDocument } from './platform/docs/complete-document.js';
import { GUIDE, TAGS, VERSIONS } from './platform/docs/guide.js';
import { LIVE_GUIDE } from './texts/live/live-guide.js';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of what stands between the two marks, as often as they occur. */
const hashesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => hashOf(text));

/**
 * Policy of a page of Swagger UI. It shares its origin with the office, whose storage holds tokens: scripts are files, and the
 * styles that its template writes into the page are allowed by their hashes.
 */
function docsPolicy(html: string): string {
  const sheets = hashesOf(html, /<style>([^]*?)<\/style>/g);
  const attributes = hashesOf(html, /\sstyle="([^"]*)"/g);
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    ['style-src', "'self'", ...sheets].join(' '),
    ['style-src-attr', "'unsafe-hashes'", ...attributes].join(' '),
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return directives.join('; ');
}

/**
 * The OpenAPI document of the application, in a stable order.
 * @param classes what stands over the classes of bodies, by their names; the compiler reads them
 */
export function createDocument(app: INestApplication, classes: Readonly<Record<string, string>> = {}): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Atoll API')
    .setDescription([GUIDE, LIVE_GUIDE, VERSIONS].join('\n\n'))
    .setVersion('2.0')
    .addServer('/', 'This installation')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'staff')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'customer')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'API key', description: 'Of another system.' },
      'key',
    )
    .addExtension('x-webhooks', WEBHOOKS)
    .build();
  const document = SwaggerModule.createDocument(app, options, { operationIdFactory: (_controller, method) => method });
  return finish(document, classes);
}

const TAG_ORDER = Object.keys(TAGS);

const tagsOf = (item: OpenAPIObject['paths'][string]): string[] =>
  [item.get, item.post, item.put, item.patch, item.delete].flatMap((operation) => operation?.tags ?? []);

/** Trailing slashes as the convention has them, paths and schemas sorted. */
function finish(document: OpenAPIObject, classes: Readonly<Record<string, string>>): OpenAPIObject {
  const sorted = <T>(record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  // Without providers (preview) the modules' common prefix is missing.
  const full = (path: string) => (path.startsWith('/api/') ? path : `/api${path}`);
  const withSlash = (path: string) => (path.endsWith('/') || path === '/api/errors' ? path : `${path}/`);
  document.paths = sorted(
    Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [withSlash(full(path)), item])),
  );
  completeDocument(document, classes);
  const used = new Set(Object.values(document.paths).flatMap((item) => tagsOf(item)));
  document.tags = [...used]
    .toSorted((a, b) => TAG_ORDER.indexOf(a) - TAG_ORDER.indexOf(b))
    .map((name) => ({ name, ...(TAGS[name] ? { description: TAGS[name] } : {}) }));
  if (document.components?.schemas) document.components.schemas = sorted(document.components.schemas);
  return document;
}

/** Serves Swagger UI at `/api/docs` and the document at `/api/openapi.json`. */
export function setupDocs(app: NestFastifyApplication, read: () => OpenAPIObject): void {
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('api/docs', app, () => (document ??= read()), {
    jsonDocumentUrl: 'api/openapi.json',
  });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async (request, reply, payload) => {
      if (/^\/api\/docs(\/|\?|$)/.test(request.url))
        reply.header('content-security-policy', docsPolicy(typeof payload === 'string' ? payload : ''));
      return payload;
    });
}
