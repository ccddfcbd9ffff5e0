// One Postgres for the whole run, in a folder of its own; the first test file makes the template database in it. A chosen run
// takes the one that the last left.
import path from 'node:path';
import { startPostgres } from '@atoll/tools/postgres.mjs';
import { scratchFolder } from '@atoll/tools/scratch.mjs';
import { warmServer } from './warm-server.mjs';
import { writeDocument } from './document/write-document.mjs';

export default async function setup() {
  const dir = scratchFolder();
  const warm = process.env.ATOLL_TEST_WARM ? await warmServer() : null;
  const server = warm ?? (await startPostgres({ dir: path.join(dir, 'postgres'), password: 'test', profile: 'test' }));
  process.env.ATOLL_TEST_SERVER = server.url;
  process.env.ATOLL_TEST_TEMPLATES = warm?.mark ?? 'new';
  // Every answer is held against the document of these sources: the whole run builds it where need be, one that a person waits
  // for takes what there is and says in the end what was not checked.
  const document = path.join(dir, 'openapi.json');
  const built = writeDocument(document, process.env.ATOLL_TEST_DOCUMENT === 'required');
  if (!built && process.env.ATOLL_TEST_DOCUMENT) throw new Error('The API does not build: no answer can be checked.');
  process.env.ATOLL_TEST_DOCUMENT = built ? document : '';
  process.env.ATOLL_TEST_UNCHECKED = path.join(dir, 'unchecked');
  globalThis.atollTestServer = { dir, server };
}
