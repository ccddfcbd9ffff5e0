import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

const sources = fs
  .globSync('api/src/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.includes('spec.'))
  .map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'));
const found = (pattern) => [...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, word]) => word)))];
const { deeds, things } = JSON.parse(fs.readFileSync(path.join(ROOT, 'mfe-admin/locales/en.json'), 'utf8'));
const listed = fs.readFileSync(path.join(ROOT, 'mfe-admin/src/audit/things.ts'), 'utf8');

describe('what the audit notes', () => {
  it('has words for what was done', () => {
    const verbs = [...found(/action: '([a-z_]+\.[a-z_-]+)'/g), ...found(/this\.record\(kind, editing, '([a-z-]+)'/g)];
    expect(verbs.length).toBeGreaterThan(25);
    const isSaid = (verb) => deeds[verb.replace('.', '_')] ?? deeds[verb.split('.').at(-1)];
    expect(verbs.filter((verb) => !isSaid(verb))).toEqual([]);
  });

  it('has words for what it was done to, and can be filtered by each', () => {
    const entities = found(/\bentity: '([a-z_]+)'/g);
    expect(entities.length).toBeGreaterThan(20);
    expect(entities.filter((entity) => !things[entity] || !listed.includes(`'${entity}'`))).toEqual([]);
  });
});
