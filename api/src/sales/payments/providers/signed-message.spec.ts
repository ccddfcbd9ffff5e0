import { describe, expect, it } from '@jest/globals';
import { TOLERANCE, isSigned, sign } from './signed-message.js';

const NOW = new Date('2027-02-10T12:00:00Z');
const KEY = Buffer.from('a key of the provider');
const MESSAGE = Buffer.from('{"id":"1"}');

describe('a signed message', () => {
  it.each([
    ['of now', 0, true],
    ['as old as may be', -TOLERANCE, true],
    ['older', -TOLERANCE - 1, false],
    ['of a clock that is ahead', TOLERANCE, true],
    ['of the future', TOLERANCE + 1, false],
  ])('%s is believed or not', (_, seconds, believed) => {
    const header = sign(KEY, MESSAGE, new Date(NOW.getTime() + seconds * 1000));
    expect(isSigned(KEY, MESSAGE, header, NOW)).toBe(believed);
  });

  it('may be five minutes old', () => {
    expect(TOLERANCE).toBe(300);
  });

  it.each([
    ['to another byte', KEY, Buffer.from('{"id":"2"}')],
    ['with another key', Buffer.from('a guess'), MESSAGE],
  ])('signed %s is not believed', (_, key, signed) => {
    expect(isSigned(KEY, MESSAGE, sign(key, signed, NOW), NOW)).toBe(false);
  });
});
