// No key and no password stands in a file that is shared.
import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SECRET_FILES, findSecrets } from './secrets.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** SHA-256 of values that look like secrets and open nothing, and what they are for. */
const HARMLESS = {
  '9d50e1f56517075e09704a6a6316d72ab024d881ffb4555db07c73d25e6e3418':
    'signs in unit tests and while the document of the API is written: no server starts with it',
};

const sha256 = (value) => createHash('sha256').update(value).digest('hex');

/** Every file that is, or is about to be, under version control. */
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file && fs.statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile());

/** Made here, so that the search does not find the search. */
const some = (count, letters = 'Zk3vQ9xT1mB7wR5yL2pN8dF4hJ6sG0cA') => letters.repeat(4).slice(0, count);
const PLANTED = {
  'private key': `-----BEGIN ${'OPENSSH'} PRIVATE KEY-----`,
  'AWS key': `AKIA${some(16, 'Q2W3E4R5T6Y7U2I3')}`,
  'Google key': `AIza${some(35)}`,
  'GitHub token': `ghp_${some(36)}`,
  'GitLab token': `glpat-${some(20)}`,
  'npm token': `npm_${some(36)}`,
  'Slack token': `xoxb-${some(24)}`,
  'Stripe key': `sk_live_${some(24)}`,
  'SendGrid key': `SG.${some(22)}.${some(43)}`,
  'Telegram token': `1234567890:AA${some(33)}`,
  'AI provider key': `sk-ant-${some(40)}`,
  'signed token': `eyJ${some(20)}.eyJ${some(30)}.${some(43)}`,
  'password in an address': `postgres://atoll:${some(12)}@db.atoll.example:5432/atoll`,
  'named secret': `{ "jwt_secret": "${some(32)}" }`,
};

describe('the files of the repository', () => {
  it('hold no key, token or password', () => {
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file) => {
      const content = fs.readFileSync(path.join(ROOT, file));
      if (content.includes(0)) return [];
      return findSecrets(content.toString('utf8'))
        .filter(({ value }) => !Object.hasOwn(HARMLESS, sha256(value)))
        .map(({ kind, line }) => `${file}:${line} ${kind}`);
    });
    expect(found).toEqual([]);
  });

  it('are none that exist to hold secrets', () => {
    expect(files.filter((file) => SECRET_FILES.test(file))).toEqual([]);
    for (const name of ['.env', 'api/.env.production', '.data/secrets.json', 'certs/site.pem', 'home/.ssh/id_ed25519'])
      expect(name).toMatch(SECRET_FILES);
    expect('.env.example').not.toMatch(SECRET_FILES);
  });
});

describe('the search for secrets', () => {
  it.each(Object.entries(PLANTED))('finds a planted %s', (kind, planted) => {
    const text = `first line\nconst value = '${planted}';\nlast line\n`;
    expect(findSecrets(text)).toContainEqual(expect.objectContaining({ kind, line: 2 }));
  });

  it('passes over what is none', () => {
    for (const text of [
      "password: 'correct horse battery staple'",
      "const token = 'booking_confirmation_access_token';",
      'postgres://atoll:${password}@127.0.0.1:5432/atoll',
      'https://atoll.example/@atoll/tools',
      "integrity: 'sha384-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'",
      'const secret = process.env.JWT_SECRET ?? made.jwt;',
    ])
      expect({ text, found: findSecrets(text) }).toEqual({ text, found: [] });
  });
});
