import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AttackedServer, NIGHTLY } from './attacked-server.js';

/** Addresses made up; each answer has some 90 KB. */
const MADE_UP = 600;
const MADE_UP_BY_NIGHT = 20_000;
const AT_ONCE = 4;

describe('addresses that somebody makes up', () => {
  let server: AttackedServer;
  beforeAll(async () => {
    server = await AttackedServer.start({ demo: true });
  }, 120_000);
  afterAll(() => server.stop(), 30_000);

  const flood = async (calls: number, address: (n: number) => string) => {
    for (let n = 0; n < calls; n += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, at) => {
          const answer = await fetch(server.url + address(n + at));
          await answer.arrayBuffer();
          expect(answer.status).toBe(200);
        }),
      );
  };

  it.each([
    ['that have one answer', (n: number) => `/api/translations/?lang=ru&ns=common,errors,shell,catalog,made-up-${n}`],
    ['that have many answers', (n: number) => `/api/packages/?page_size=50&price_min=${n + 1}`],
  ])(
    'keep nobody waiting and leave no memory behind: %s',
    async (_what, address) => {
      await flood(MADE_UP, (n) => address(n % 100));
      const watch = server.watch();
      await flood(MADE_UP, address);
      const { slowest, failed, lost, growth } = await watch.end();
      expect({ failed, lost }).toEqual({ failed: [], lost: [] });
      expect(slowest).toBeLessThan(3000);
      expect(growth).toBeLessThan(120);
      if (!NIGHTLY) return;
      const before = await server.held();
      const night = server.watch();
      await flood(MADE_UP_BY_NIGHT, (n) => address(MADE_UP + n));
      const seen = await night.end();
      expect({ failed: seen.failed, lost: seen.lost }).toEqual({ failed: [], lost: [] });
      expect(seen.slowest).toBeLessThan(3000);
      expect((await server.held()) - before).toBeLessThan(40);
    },
    300_000,
  );
});
