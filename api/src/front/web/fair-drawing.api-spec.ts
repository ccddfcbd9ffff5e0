import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { remoteSource } from '@atoll/registry/testing-drawing';
import { type DrawnSite, createDrawnSite } from '../../../test/drawn-site.js';

let site: DrawnSite;
/** An address whose document is made each time. */
let asked = 0;

beforeAll(async () => {
  // Twice as long as usual: the machine may be busy.
  site = await createDrawnSite({ env: { ATOLL_DRAW_WAIT: '600' } });
}, 60_000);
afterAll(() => site.close());

/** Whether a new document of the path is drawn. */
async function isDrawn(path: string): Promise<boolean> {
  asked += 1;
  const { text } = await site.test.api().get(`${path}?search=${asked}`).expect(200);
  return text.includes('"rendered"');
}

describe('a remote whose pages take nearly as long as they may, with a dozen visitors at any time', () => {
  it('leaves to four visitors the pages of another remote', async () => {
    const slow = 'for (const began = Date.now(); Date.now() - began < 500; ); return "<h1>Slow</h1>"';
    await site.serve('mfe-a', '/packages', remoteSource({ home: 'return "<h1>Quick</h1>"' }));
    await site.serve('mfe-b', '/lagoon', remoteSource({ home: slow }));
    for (let n = 0; n < 20 && !(await isDrawn('/packages')); n += 1);
    let isOver = false;
    const drawn = { '/lagoon': [] as boolean[], '/packages': [] as boolean[] };
    const visit = async (path: keyof typeof drawn) => {
      while (!isOver) drawn[path].push(await isDrawn(path));
    };
    const visits = Array.from({ length: 16 }, (_, n) => visit(n < 12 ? '/lagoon' : '/packages'));
    await new Promise((done) => setTimeout(done, 5000));
    isOver = true;
    await Promise.all(visits);
    const shareOf = (path: keyof typeof drawn) => drawn[path].filter(Boolean).length / drawn[path].length;
    expect(shareOf('/packages')).toBeGreaterThanOrEqual(0.95);
    expect(shareOf('/lagoon')).toBeGreaterThan(0);
  });
});
