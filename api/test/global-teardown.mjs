import { rmSync } from 'node:fs';

export default async function teardown() {
  const { dir, server } = globalThis.atollTestServer;
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}
