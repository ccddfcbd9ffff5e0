import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '../config/limit-rules.js';
import { GUIDE, rate } from './guide.js';

describe('the guide of integrators', () => {
  it('says limits as people do', () => {
    expect([rate('read'), rate('login_account'), rate('register'), rate('link_password')]).toEqual([
      '600 a minute',
      '10 in 15 minutes',
      '5 an hour',
      '10 a day',
    ]);
    expect(GUIDE).toContain(`reads ${LIMITS.read.points} a minute`);
  });

  it('has no figure of a limit that is written by hand', () => {
    const source = readFileSync(path.join(import.meta.dirname, 'guide.ts'), 'utf8');
    const section = /^## Limits\n([^]*?)`;$/m.exec(source)?.[1] ?? '';
    expect(section).toContain("rate('read')");
    expect(section.replace('is 429,', '').match(/\d+/g)).toBeNull();
  });
});
