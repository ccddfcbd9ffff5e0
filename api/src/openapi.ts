import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from './platform/config/config.js';
import { createApp } from './create-app.js';
import { createDocument } from './docs.js';

// Writes the document of the compiled controllers beside them. Needs no database: nothing but routes is built.
const config = loadConfig({
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  JWT_SECRET: 'b7f1c0d98e2a4f6b91d3c5e7a9f0b2d4',
  LOG_LEVEL: 'silent',
});
const app = await createApp(config, { preview: true });
await app.init();
const sentences = readFileSync(path.join(import.meta.dirname, 'class-sentences.json'), 'utf8');
const document = createDocument(app, JSON.parse(sentences) as Record<string, string>);
if (Object.keys(document.components?.schemas ?? {}).length === 0) {
  console.error('The document has no schemas: the build ran without the Swagger plugin.');
  process.exit(1);
}
const file = path.join(import.meta.dirname, 'openapi.json');
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${Object.keys(document.paths).length} paths written to ${file}`);
process.exit(0);
