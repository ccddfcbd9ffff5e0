import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createApp } from './create-app.js';
import { Config, ConfigError, loadConfig } from './platform/config/config.js';
import { waitForDatabase } from './database/prepare-database.js';
import { applicationUrl } from './database/roles.js';
import { Jobs } from './platform/jobs/jobs.js';
import { OutboxWorker } from './people/mail/outbox-worker.js';
import { WebhookWorker } from './front/webhooks/webhook-worker.js';
import { PictureWorker } from './content/media/picture-worker.js';

process.env['TZ'] = 'UTC';

/** The document that the build wrote. */
const readDocument = () =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'openapi.json'), 'utf8')) as OpenAPIObject;

/** Mails, webhooks and jobs begin after the first visitors of a new replica. Milliseconds. */
const BACKGROUND_AFTER = 1000;

try {
  const config = loadConfig();
  await waitForDatabase(config.databaseUrl, 600);
  const { url, narrow } = await applicationUrl(config);
  if (!narrow)
    console.warn('The database user may not create roles: the application works with the rights of DATABASE_URL.');
  const databaseReadUrl = config.databaseReadUrl === config.databaseUrl ? url : config.databaseReadUrl;
  const app = await createApp(new Config({ ...config, databaseUrl: url, databaseReadUrl }), { document: readDocument });
  app.enableShutdownHooks();
  await app.listen(config.port, config.host);
  if (config.derivePictures) app.get(PictureWorker).start();
  setTimeout(() => {
    app.get(OutboxWorker).start();
    app.get(WebhookWorker).start();
    // The site does not wait for the queue, nor does it end without it.
    void app.get(Jobs).start();
  }, BACKGROUND_AFTER).unref();
  console.log(`listening on http://${config.host}:${config.port}`);
} catch (error) {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') console.error(`Port ${port} is taken. Set PORT to a free one.`);
  else console.error(error instanceof ConfigError ? error.message : error);
  // What was opened until then would keep a server alive that answers nobody.
  process.exit(1);
}
