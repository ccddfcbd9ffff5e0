import { describe, expect, it } from '@jest/globals';
import { MAIL_ADDRESS } from '@atoll/contract/rules';
import { isMailAddress } from './mail-address.js';

describe('an address of a mail', () => {
  it.each(['anna@example.com', 'анна@почта.рф', "o'neil+x@mail.example", 'a@b.c', 'a@b..c', 'a@..b', 'a@...', 'a@-.-'])(
    'is %j',
    (text) => expect(isMailAddress(text)).toBe(true),
  );

  it.each([
    '',
    'anna',
    'anna@',
    '@b.c',
    'a@b',
    'a@b.',
    'a@.b',
    'a@.',
    'a@@b.c',
    'a@b.c@d.e',
    'a b@c.d',
    'a@b.c, d@e.f',
  ])('is not %j', (text) => expect(isMailAddress(text)).toBe(false));

  it('has at most 254 characters', () => {
    expect(isMailAddress(`${'a'.repeat(249)}@b.cd`)).toBe(true);
    expect(isMailAddress(`${'a'.repeat(250)}@b.cd`)).toBe(false);
  });

  it.each(['.', 'a.', 'a', '@', 'a@.'])('takes no longer to tell for a host of endless %j', (part) => {
    const started = performance.now();
    expect(MAIL_ADDRESS.test(`a@${part.repeat(30_000)},`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
