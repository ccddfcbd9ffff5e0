import { describe, expect, it } from '@jest/globals';
import type { DatabasePulse } from '../data/database-pulse.js';
import { DependentAnswer, PublicCache } from './public-cache.js';

describe('an answer that knows what it depends on once it is made', () => {
  const cache = new PublicCache({ listening: true, silent: false } as DatabasePulse);
  const answer = (body: string, id: number) => new DependentAnswer(body, [`stock:package:${id}`]);

  it('goes with that, and with what its call depends on', async () => {
    const make = () => cache.get('one', ['packages'], async () => answer('one', 1));
    for (const tag of ['stock:package:1', 'packages'] as const) {
      await make();
      cache.drop(['stock:package:2', 'resorts']);
      expect(cache.peek('one')?.body).toBe('one');
      cache.drop([tag]);
      expect(cache.peek('one')).toBeUndefined();
    }
  });

  it('is not kept when that changed while it was made', async () => {
    await cache.get('two', [], async () => {
      cache.drop(['stock:package:2']);
      return answer('old', 2);
    });
    expect(cache.peek('two')).toBeUndefined();
    await cache.get('two', [], async () => {
      cache.drop(['stock:package:1']);
      return answer('new', 2);
    });
    expect(cache.peek('two')?.body).toBe('new');
  });
});
