import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SHELL_SOURCE, remoteSource } from '@atoll/registry/testing-drawing';
import { type DrawnSite, createDrawnSite } from '../../../test/drawn-site.js';

/**
 * Several times what a shell takes to load, and far below what a start may take: how a start is waited for is `processes.spec`, and
 * this machine may have other things to do.
 */
const SLOW_SHELL = `for (const began = Date.now(); Date.now() - began < 300; );${SHELL_SOURCE}`;
let site: DrawnSite;
let asked = 0;

beforeAll(async () => {
  site = await createDrawnSite();
}, 60_000);
afterAll(() => site.close());

const rootOf = (html: string) => /<div id="root">([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '';
/** What a visitor sees whose document is made for him. */
async function seenAt(path: string): Promise<string> {
  asked += 1;
  return rootOf((await site.test.api().get(`${path}?search=${asked}`).expect(200)).text);
}

describe('a release whose code takes longer to load than a document waits', () => {
  it('is drawn for its first visitor', async () => {
    const page = remoteSource({ home: 'return "<h1>Long</h1>"' }, 'for (const b = Date.now(); Date.now() - b < 400; )');
    await site.serve('mfe-b', '/lagoon', page);
    expect(await seenAt('/lagoon')).toBe('<main><h1>Long</h1></main>');
    await site.switch('mfe-b', false);
  });
});

describe('documents beside promotes', () => {
  it('are drawn, each as it is served then, though what draws has to start', async () => {
    const page = (name: string) =>
      remoteSource({ home: `for (const began = Date.now(); Date.now() - began < 20; ); return "<h1>${name}</h1>"` });
    await site.writeShell(SLOW_SHELL);
    await site.serve('mfe-a', '/packages', page('0'));
    for (let n = 0; n < 20 && (await seenAt('/packages')) !== '<main><h1>0</h1></main>'; n += 1);
    let isOver = false;
    const seen: string[] = [];
    const visit = async () => {
      while (!isOver) seen.push(await seenAt('/packages'));
    };
    const visits = Array.from({ length: 6 }, visit);
    for (let n = 1; n <= 5; n += 1) {
      await site.serve('mfe-a', '/packages', page(String(n)));
      await new Promise((done) => setTimeout(done, 1500));
    }
    isOver = true;
    await Promise.all(visits);
    expect(seen.filter((root) => !/^<main><h1>\d<\/h1><\/main>$/.test(root))).toEqual([]);
    // Nobody sees again what is served no longer.
    const versions = seen.map((root) => Number(/>(\d)</.exec(root)?.[1]));
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    expect(versions.at(-1)).toBe(5);
  });
});
