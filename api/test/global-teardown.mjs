import { existsSync, readFileSync, rmSync } from 'node:fs';

export default async function teardown() {
  const { dir, server } = globalThis.atollTestServer;
  await server.stop();
  reportUnchecked(process.env.ATOLL_TEST_UNCHECKED);
  rmSync(dir, { recursive: true, force: true });
}

/** Says loudly that a check was off: a run that passes without it proves less than it seems to. */
function reportUnchecked(file) {
  if (!existsSync(file)) return;
  const counts = readFileSync(file, 'utf8').trim().split('\n').map(Number);
  const answers = counts.reduce((sum, count) => sum + count, 0);
  console.warn(
    `\n✘ OFF: ${answers} answers of ${counts.length} applications were not held against the document, which is older than the ` +
      'sources. `npx nx build api` brings the check back.\n',
  );
}
