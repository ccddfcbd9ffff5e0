import { describe, expect, it } from '@jest/globals';
import { MAX_CALLERS, WindowCounts } from './window-counts.js';

describe('counts in windows', () => {
  it('are kept for a bounded number of callers', () => {
    const counts = new WindowCounts(60_000);
    for (let n = 0; n < MAX_CALLERS + 5000; n++) counts.add(`caller ${n}`, 1);
    expect(counts.size).toBe(MAX_CALLERS);
    expect(counts.add(`caller ${MAX_CALLERS + 4999}`, 1).count).toBe(2);
    expect(counts.add('caller 0', 1).count).toBe(1);
  });

  it('begin anew with the next window, and go down no further than nothing', async () => {
    const counts = new WindowCounts(30);
    expect([counts.add('a', 1).count, counts.add('a', 1).count]).toEqual([1, 2]);
    await new Promise((done) => setTimeout(done, 40));
    expect(counts.add('a', 1).count).toBe(1);
    expect([counts.add('a', -5).count, counts.add('b', -1).count]).toEqual([0, 0]);
  });
});
