// One Postgres for the whole run, in a folder of its own; the first test file makes the template database in it.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@atoll/tools/postgres.mjs';
import { writeDocument } from './document/write-document.mjs';

export default async function setup() {
  process.env.TZ = 'UTC';
  const dir = mkdtempSync(path.join(tmpdir(), 'atoll-api-test-'));
  const server = await startPostgres({ dir: path.join(dir, 'postgres'), password: 'test', profile: 'test' });
  process.env.ATOLL_TEST_SERVER = server.url;
  // With a fresh build every answer is held against its document.
  const document = path.join(dir, 'openapi.json');
  if (writeDocument(document, false)) process.env.ATOLL_TEST_DOCUMENT = document;
  globalThis.atollTestServer = { dir, server };
}
