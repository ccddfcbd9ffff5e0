import { describe, expect, it } from '@jest/globals';
import { prepared, preparedComposed, preparedName } from './prepared.js';

describe('prepared statements', () => {
  it('are no more of composed texts than a server should keep, and each is known by one name', () => {
    const names = Array.from({ length: 1000 }, (_, n) => preparedName(preparedComposed(`select ${n}`)));
    expect(names.filter((name) => name !== undefined).length).toBeLessThanOrEqual(200);
    expect(names.at(-1)).toBeUndefined();
    expect(preparedName(preparedComposed('select 0'))).toBe(names[0]);
    expect(preparedName(prepared('select 1000'))).toEqual(expect.any(String));
    expect(preparedName('select 1001')).toBeUndefined();
  });
});
