import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REQUIREMENTS = 42;

const page = readFileSync(path.join(ROOT, 'api/SECURITY.md'), 'utf8');
const lines = page.split('\n').filter((line) => line.startsWith('- **S'));

describe('the page on security', () => {
  it('has a line for each requirement', () => {
    const named = lines.map((line) => /^- \*\*(S\d+)\*\* \S/.exec(line)?.[1]);
    expect(named).toEqual(Array.from({ length: REQUIREMENTS }, (_, index) => `S${index + 1}`));
  });

  it('names tests that exist', () => {
    const missing = lines.flatMap((line) =>
      line.split(' · ').flatMap((part) => {
        const [, file = '', name = ''] = /`([^`]+\.ts)` › (.+)$/.exec(part) ?? [];
        if (!file) return [];
        const at = path.join(ROOT, file);
        return existsSync(at) && readFileSync(at, 'utf8').includes(`'${name}'`) ? [] : [part];
      }),
    );
    expect(missing).toEqual([]);
  });
});
