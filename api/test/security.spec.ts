import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REQUIREMENTS = 42;

const page = readFileSync(path.join(ROOT, 'api/SECURITY.md'), 'utf8');
const lines = page.split('\n').filter((line) => line.startsWith('- **S'));

/** Whether a test of any part of the product has this name, as `describe`, `it` or `test` are given it. */
function holds(file: string, name: string): boolean {
  const at = path.join(ROOT, file);
  if (!file || !existsSync(at)) return false;
  const text = readFileSync(at, 'utf8');
  return ["'", '`'].some((quote) => text.includes(`${quote}${name}${quote}`));
}

describe('the page on security', () => {
  it('has a line for each requirement', () => {
    const named = lines.map((line) => /^- \*\*(S\d+)\*\* \S/.exec(line)?.[1]);
    expect(named).toEqual(Array.from({ length: REQUIREMENTS }, (_, index) => `S${index + 1}`));
  });

  it('names tests that exist', () => {
    const missing = lines.flatMap((line) =>
      line.split(' · ').flatMap((part) => {
        const [, file = '', name = ''] = /`([^`]+\.(?:m?[jt]sx?))` › (.+)$/.exec(part) ?? [];
        return part.includes('` › ') && !holds(file, name) ? [part] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('names a test for every requirement that can have one', () => {
    const without = lines.filter((line) => !line.includes('` › ')).map((line) => /S\d+/.exec(line)?.[0]);
    // Stock and payments come with booking rules; S17 permits what S18 to S20 guard.
    expect(without).toEqual(['S11', 'S12', 'S17']);
  });

  it('would miss a test that was renamed or moved', () => {
    expect(holds('libs/contract/src/paths.spec.ts', 'is not %j')).toBe(true);
    expect(holds('libs/contract/src/paths.spec.ts', 'is not there')).toBe(false);
    expect(holds('libs/contract/src/gone.spec.ts', 'is not %j')).toBe(false);
  });
});
