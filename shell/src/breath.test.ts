import { expect, it } from '@jest/globals';
import { breath } from './breath';

it('lets what waits go first', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('what waited'));
  await breath();
  expect(order).toEqual(['what waited']);
});
