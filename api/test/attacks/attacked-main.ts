import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createTestApp, type TestAppOptions } from '../create-test-app.js';
import { openForm } from '../forms.js';
import type { Facts, Question } from './attacked-server.js';

// The program of an attacked server: the application of every test, listening on a port of its own, alone in its process.
let longest = 0;

/** Computing time of the turns of the event loop: what others wait for, without what other processes take from this one. */
function watchTurns(): void {
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  }, 10);
}

/** What is left after everything that nobody needs is gone. By itself memory grows as long as there is room. */
function held(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_000_000;
}

process.once('message', (options: TestAppOptions) => {
  void serve(options).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

async function serve(options: TestAppOptions): Promise<void> {
  const test = await createTestApp(options);
  await test.app.listen(0, '127.0.0.1');
  const { port } = test.app.getHttpServer().address() as { port: number };
  const form = await openForm(test);
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ id, ask, role }: Question) => {
    void answer(ask, role).then((value) => process.send?.({ id, value }));
  });
  watchTurns();
  process.send?.({ port, form, databaseUrl: test.database.ownerConfig.databaseUrl } satisfies Facts);

  async function answer(ask: Question['ask'], role: Question['role']): Promise<unknown> {
    if (ask === 'token') return test.tokenOf(role ?? 'customer');
    if (ask === 'held') return held();
    if (ask === 'close') return test.close();
    const last = longest;
    longest = 0;
    return last;
  }
}
